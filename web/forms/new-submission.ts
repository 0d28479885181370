import { createHash } from "node:crypto";
import { addressKey } from "@marquee/schemas/submission";
import type { Form } from "@marquee/schemas/types";
import type { NewFile, NewSubmission } from "../content/forms/store-submission.server.ts";
import type { CheckedFile } from "./check-files.ts";

/** The settings of a form that its submissions need. */
export type Delivery = {
  recipients: readonly string[];
  webhook: string | null;
  retentionDays: number;
};

const DAY = 86_400_000;

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Id of the document with a file. It is derived from the submission's, so that a repetition stores it once. */
export const fileId = (submission: string, key: string) =>
  `formFile.${hash(`${submission} ${key}`)}${hash(`${key} ${submission}`)}`;

/** Bytes of a file in one document. A content service accepts requests of 4 MB, and base64 adds a third. */
const PART_BYTES = 2_000_000;

/** Yields the documents of a file. The id of the first is the file's; the others name it. */
function* partsOf(id: string, { mime, bytes }: CheckedFile): Generator<NewFile> {
  for (let part = 0; part * PART_BYTES < bytes.byteLength; part += 1) {
    const of = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    const content = Buffer.from(of.buffer, of.byteOffset, of.byteLength).toString("base64");
    yield part === 0
      ? { _id: id, mime, content }
      : { _id: `${id}.${part}`, mime, content, file: id, part };
  }
}

/**
 * Returns the documents of a submission. `answers` are the checked texts by the field's key. A label
 * is stored with each answer, so that a submission stays readable when the form changes. The hash of
 * a consent's text identifies the version that the visitor agreed to. The files are
 * encoded one by one, because all at once take more memory than the form.
 */
export function newSubmission({
  id,
  form,
  page,
  language,
  answers,
  files,
  delivery,
  now,
}: {
  id: string;
  form: Form;
  page: string;
  language: string;
  answers: Readonly<Record<string, readonly string[]>>;
  files: readonly CheckedFile[];
  delivery: Delivery;
  now: number;
}): { submission: NewSubmission; files: Iterable<NewFile> } {
  const at = new Date(now).toISOString();
  function* encode() {
    for (const file of files) yield* partsOf(fileId(id, file.key), file);
  }
  const fields = form.fields.filter(({ kind }) => kind !== "step");
  const fileOf = (key: string) => files.find((file) => file.key === key);
  const valuesOf = (key: string) => {
    const file = fileOf(key);
    return file === undefined ? (answers[key] ?? []) : [file.name];
  };
  const addresses = fields
    .filter(({ kind }) => kind === "email")
    .flatMap(({ _key }) => answers[_key] ?? [])
    .map(addressKey);
  const channels = [
    ...(delivery.recipients.length > 0 ? ["email"] : []),
    ...(delivery.webhook === null ? [] : ["webhook"]),
  ];
  return {
    submission: {
      _id: id,
      form: form._id,
      formTitle: form.title,
      page,
      language,
      submittedAt: at,
      deleteAt: new Date(now + delivery.retentionDays * DAY).toISOString(),
      answers: fields.map(({ _key, kind, label }) => ({
        _key,
        kind,
        label,
        version: kind === "consent" ? hash(label) : null,
        values: valuesOf(_key),
        file: fileOf(_key) === undefined ? null : fileId(id, _key),
      })),
      addresses: [...new Set(addresses)],
      deliveries: channels.map((channel) => ({
        _key: channel,
        state: "waiting",
        attempts: 0,
        dueAt: at,
      })),
    },
    files: encode(),
  };
}
