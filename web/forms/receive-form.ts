import type { Form } from "@marquee/schemas/types";
import { checkAnswers, type FieldProblem, type SentTexts } from "../content/forms/check-answers.ts";
import { checkFiles } from "./check-files.ts";
import type { Charge, ChargeLimit, LimitName } from "./form-limits.ts";
import type { NewFile, NewSubmission } from "../content/forms/store-submission.server.ts";
import { isDocumentId } from "./form-names.ts";
import { type Delivery, fileId, newSubmission } from "./new-submission.ts";
import type { SentForm } from "./read-form-data.ts";

/** Dependencies of the endpoint that receives forms. */
export type ReceiveParts = {
  charge: ChargeLimit;
  /** Returns the code of a solved proof of work; null if the proof is not valid. */
  codeOfProof: (proof: string, form: string) => Promise<string | null>;
  /** Whether a one-time code is valid for the form. */
  isNonce: (nonce: string, form: string) => boolean;
  submissionIdOf: (code: string) => string;
  readDelivery: (form: string) => Promise<Delivery | null>;
  store: (submission: NewSubmission, files: Iterable<NewFile>) => Promise<void>;
  /** Called when the content service could not store a submission. */
  onUnstored: (error: unknown) => void;
  now: () => number;
};

/** The result of receiving a form. */
export type Receipt =
  | { kind: "stored" }
  /** The answers have problems. They are not stored. */
  | { kind: "problems"; problems: ReadonlyMap<string, FieldProblem> }
  /** A visitor without script checks the answers, as they will be stored, and sends them again, with a one-time code. */
  | { kind: "unconfirmed"; answers: SentTexts }
  /** The proof of work is not valid, or has expired. */
  | { kind: "proof" }
  /** A program filled in the hidden field. */
  | { kind: "spam" }
  | { kind: "busy"; seconds: number }
  | { kind: "unavailable" };

/** The code that allows one submission, and whether the visitor's browser has worked for it. */
type Permit = { code: string; isProven: boolean };

/** What was counted for a submission, and for the bytes of its files. */
type Charged = { submission: Charge[]; files: Charge[] };

async function giveBack({ submission, files }: Charged, bytes?: number): Promise<void> {
  await Promise.all([
    ...submission.map((each) => each.giveBack()),
    ...files.map((each) => each.giveBack(bytes)),
  ]);
}

/**
 * Calls `onStored` with a file's id and the sum of its stored bytes when its next part is read, because parts are stored one
 * after another.
 */
function* countStored(
  files: Iterable<NewFile>,
  onStored: (id: string, bytes: number) => void,
): Generator<NewFile> {
  let bytes = 0;
  for (const part of files) {
    yield part;
    if (part.file === undefined) bytes = 0;
    bytes += Buffer.byteLength(part.content, "base64");
    onStored(part.file ?? part._id, bytes);
  }
}

/** Maximum number of files whose stored bytes are known. */
const MAX_FILES = 10_000;

/**
 * Remembers the stored bytes of files, because a repetition of a form stores nothing more. The files that were stored
 * first are forgotten first, and then count again.
 */
function createStoredFiles() {
  const bytesById = new Map<string, number>();
  const missing = (id: string, bytes: number) => Math.max(0, bytes - (bytesById.get(id) ?? 0));
  return {
    /** Returns how many of a file's bytes are not stored. */
    missing,
    /** Returns how many bytes more are stored. */
    add(id: string, bytes: number): number {
      const added = missing(id, bytes);
      if (added === 0) return 0;
      bytesById.set(id, bytes);
      const [oldest] = bytesById.keys();
      if (bytesById.size > MAX_FILES && oldest !== undefined) bytesById.delete(oldest);
      return added;
    },
  };
}

/** Creates the function that checks and stores a form. `client` is the key of the visitor's address, `country` the country
 * of phone numbers without a country code. */
export function createReceiver(parts: ReceiveParts) {
  const storedFiles = createStoredFiles();

  async function permitOf(
    { site }: SentForm,
    form: string,
  ): Promise<Permit | "proof" | "unconfirmed"> {
    if (site.proof !== "") {
      const code = await parts.codeOfProof(site.proof, form);
      return code === null ? "proof" : { code, isProven: true };
    }
    return parts.isNonce(site.nonce, form) ? { code: site.nonce, isProven: false } : "unconfirmed";
  }

  /**
   * Counts a submission and the bytes of its files. Stops at the first limit that is reached, gives back what was counted, and
   * returns how many seconds to wait. A client's own limits come first, so that one client can't use up what all share.
   */
  async function charge(
    { isProven }: Permit,
    form: string,
    { client, bytes }: { client: string; bytes: number },
  ): Promise<number | Charged> {
    const limits: readonly (readonly [keyof Charged, LimitName, string])[] = [
      ["submission", isProven ? "proven" : "unproven", client],
      ["files", "fileBytes", client],
      ["files", "dayFileBytes", client],
      ...(isProven ? [] : [["submission", "unprovenForm", form] as const]),
      ["files", "allFileBytes", "all"],
    ];
    const charged: Charged = { submission: [], files: [] };
    for (const [counted, limit, key] of limits) {
      const amount = counted === "files" ? bytes : 1;
      if (amount === 0) continue;
      const one = await parts.charge(limit, key, amount);
      charged[counted].push(one);
      if (one.seconds === 0) continue;
      await giveBack(charged);
      return one.seconds;
    }
    return charged;
  }

  return async function receive(
    form: Form,
    sent: SentForm,
    { client, country }: { client: string; country: string | null },
  ): Promise<Receipt> {
    if (sent.site.honeypot !== "") return { kind: "spam" };
    const permit = await permitOf(sent, form._id);
    if (permit === "proof") return { kind: "proof" };
    const texts = checkAnswers(form, sent.texts, country);
    const { files, problems: fileProblems } = checkFiles(form, sent.files);
    const problems = new Map([...texts.problems, ...fileProblems]);
    if (problems.size > 0) return { kind: "problems", problems };
    if (permit === "unconfirmed") return { kind: "unconfirmed", answers: texts.answers };
    const id = parts.submissionIdOf(permit.code);
    let missing = files.reduce(
      (sum, { key, bytes }) => sum + storedFiles.missing(fileId(id, key), bytes.byteLength),
      0,
    );
    const charged = await charge(permit, form._id, { client, bytes: missing });
    if (typeof charged === "number") return { kind: "busy", seconds: charged };
    try {
      const delivery = await parts.readDelivery(form._id);
      if (delivery === null) throw new Error(`The form ${form._id} has no settings.`);
      const { submission, files: documents } = newSubmission({
        id,
        form,
        page: isDocumentId(sent.site.page) ? sent.site.page : "",
        language: sent.site.language,
        answers: texts.answers,
        files,
        delivery,
        now: parts.now(),
      });
      await parts.store(
        submission,
        countStored(documents, (file, bytes) => (missing -= storedFiles.add(file, bytes))),
      );
      // A repetition has stored them meanwhile.
      if (missing > 0) await giveBack({ ...charged, submission: [] }, missing);
      return { kind: "stored" };
    } catch (error) {
      // Files that were stored before the failure remain until their retention is over.
      await giveBack(charged, missing);
      parts.onUnstored(error);
      return { kind: "unavailable" };
    }
  };
}
