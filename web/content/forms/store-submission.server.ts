import "server-only";
import { submissionFileType, submissionType } from "@marquee/schemas/submission";
import { submissionWriter } from "./submission-client.server.ts";

/** A submission before it is stored. */
export type NewSubmission = {
  _id: string;
  form: string;
  formTitle: string;
  page: string;
  language: string;
  submittedAt: string;
  deleteAt: string;
  answers: readonly {
    _key: string;
    kind: string;
    label: string;
    version: string | null;
    values: readonly string[];
    file: string | null;
  }[];
  addresses: readonly string[];
  deliveries: readonly { _key: string; state: "waiting"; attempts: 0; dueAt: string }[];
};

/**
 * A part of a file before it is stored, with its content in base64. All parts but the first have the file's id, and the
 * number by which they are put together.
 */
export type NewFile = { _id: string; mime: string; content: string; file?: string; part?: number };

/**
 * Stores a submission once, whatever number of times it is called with the same id. Files are stored
 * first, each in a request of its own, because of the limit of a request's size. Returns when the
 * content service has written everything to disk.
 */
export async function storeSubmission(
  submission: NewSubmission,
  files: Iterable<NewFile>,
): Promise<void> {
  const writer = submissionWriter();
  if (writer === null) throw new Error("MARQUEE_FORMS_WRITE_TOKEN is missing.");
  const options = { returnDocuments: false, visibility: "sync" } as const;
  for (const file of files) {
    await writer.createIfNotExists(
      {
        ...file,
        _type: submissionFileType,
        submission: submission._id,
        deleteAt: submission.deleteAt,
      },
      options,
    );
  }
  await writer.createIfNotExists(
    {
      ...submission,
      _type: submissionType,
      answers: submission.answers.map((answer) => ({ ...answer, _type: "formAnswer" })),
      deliveries: submission.deliveries.map((delivery) => ({ ...delivery, _type: "formDelivery" })),
    },
    options,
  );
}
