import * as z from "zod";
import { parseEmail } from "../../fields/email-address.ts";
import { fieldKinds } from "./form.contract.ts";

/** Returns the dataset that stores the submissions of a dataset's site. Visitors' tokens can't read it. */
export const submissionsDataset = (dataset: string): string => `${dataset}-submissions`;

/** The `_type` of a submission, and of a file that was sent with one. */
export const submissionType = "formSubmission";
export const submissionFileType = "formFile";

/** Ways of notifying somebody about a submission. */
export const channels = ["email", "webhook"] as const;

const answer = z.object({
  _key: z.string(),
  kind: z.enum(fieldKinds).catch("text"),
  /** The field's label when the visitor sent the form; for a consent, the text that they agreed to. */
  label: z.string(),
  /** Hash of the label of a consent, which identifies the version of its text. Null for other kinds. */
  version: z.string().nullish(),
  values: z.array(z.string()),
  /** Id of the document with the file's content; null for other kinds. */
  file: z.string().nullish(),
});

const delivery = z.object({
  _key: z.enum(channels),
  /** `sending` is claimed by an instance of the site until `dueAt`. */
  state: z.enum(["waiting", "sending", "sent", "failed", "skipped"]),
  attempts: z.int(),
  dueAt: z.iso.datetime(),
});

export const submissionShape = z.object({
  _id: z.string(),
  _rev: z.string(),
  /** Id of the form's document. */
  form: z.string(),
  formTitle: z.string(),
  /** Path of the page that displayed the form. */
  page: z.string(),
  language: z.string(),
  submittedAt: z.iso.datetime(),
  /** Time at which the submission is deleted. */
  deleteAt: z.iso.datetime(),
  answers: z.array(answer),
  /** Lower-case email addresses among the answers, by which a person's submissions are found. */
  addresses: z.array(z.string()),
  deliveries: z
    .array(delivery)
    .nullish()
    .transform((all) => all ?? []),
});

export type Submission = z.output<typeof submissionShape>;

/** The form of an email address by which submissions are found: the stored form, in small letters. */
export const addressKey = (address: string): string =>
  (parseEmail(address) ?? address.trim()).toLowerCase();
