import type { Form } from "@marquee/schemas/types";
import { checkAnswers, type FieldProblem, type SentTexts } from "../content/forms/check-answers.ts";
import { checkFiles } from "./check-files.ts";
import type { Charge, ChargeLimit, LimitName } from "./form-limits.ts";
import type { NewFile, NewSubmission } from "../content/forms/store-submission.server.ts";
import { isDocumentId } from "./form-names.ts";
import { type Delivery, newSubmission } from "./new-submission.ts";
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

/** The code that allows one submission, and the limits that apply to it. */
type Permit = { code: string; limits: readonly [LimitName, string][] };

/** What was counted for a submission, and for the bytes of its files. */
type Charged = { submission: Charge[]; files: Charge[] };

async function giveBack({ submission, files }: Charged, bytes: number): Promise<void> {
  for (const each of submission) await each.giveBack();
  for (const each of files) await each.giveBack(bytes);
}

async function refuse(charged: Charged, bytes: number, { seconds }: Charge): Promise<number> {
  await giveBack(charged, bytes);
  return seconds;
}

/** Calls `onStored` with a file's size when the next one is read, because files are stored one after another. */
function* countStored(
  files: Iterable<NewFile>,
  onStored: (bytes: number) => void,
): Generator<NewFile> {
  for (const file of files) {
    yield file;
    onStored(Buffer.byteLength(file.content, "base64"));
  }
}

/** Creates the function that checks and stores a form. `client` is the key of the visitor's address, `country` the country
 * of phone numbers without a country code. */
export function createReceiver(parts: ReceiveParts) {
  async function permitOf(
    { site }: SentForm,
    form: string,
    client: string,
  ): Promise<Permit | "proof" | "unconfirmed"> {
    if (site.proof !== "") {
      const code = await parts.codeOfProof(site.proof, form);
      return code === null ? "proof" : { code, limits: [["proven", client]] };
    }
    if (!parts.isNonce(site.nonce, form)) return "unconfirmed";
    const limits: Permit["limits"] = [
      ["unproven", client],
      ["unprovenForm", form],
    ];
    return { code: site.nonce, limits };
  }

  /**
   * Counts a submission and the bytes of its files. A limit that refuses counts towards no later one, so that one client
   * can't use up what all clients share. Returns how many seconds to wait, if a limit is reached; the counted is then given
   * back. Otherwise returns what was counted.
   */
  async function charge(
    { limits }: Permit,
    bytes: number,
    client: string,
  ): Promise<number | Charged> {
    const charged: Charged = { submission: [], files: [] };
    const ofFiles = [
      ["fileBytes", client],
      ["dayFileBytes", client],
      ["allFileBytes", "all"],
    ] as const;
    for (const [limit, key] of limits) {
      const own = await parts.charge(limit, key);
      charged.submission.push(own);
      if (own.seconds > 0) return await refuse(charged, bytes, own);
    }
    for (const [limit, key] of bytes > 0 ? ofFiles : []) {
      const own = await parts.charge(limit, key, bytes);
      charged.files.push(own);
      if (own.seconds > 0) return await refuse(charged, bytes, own);
    }
    return charged;
  }

  return async function receive(
    form: Form,
    sent: SentForm,
    { client, country }: { client: string; country: string | null },
  ): Promise<Receipt> {
    if (sent.site.honeypot !== "") return { kind: "spam" };
    const permit = await permitOf(sent, form._id, client);
    if (permit === "proof") return { kind: "proof" };
    const texts = checkAnswers(form, sent.texts, country);
    const { files, problems: fileProblems } = checkFiles(form, sent.files);
    const problems = new Map([...texts.problems, ...fileProblems]);
    if (problems.size > 0) return { kind: "problems", problems };
    if (permit === "unconfirmed") return { kind: "unconfirmed", answers: texts.answers };
    let missingBytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
    const charged = await charge(permit, missingBytes, client);
    if (typeof charged === "number") return { kind: "busy", seconds: charged };
    try {
      const delivery = await parts.readDelivery(form._id);
      if (delivery === null) throw new Error(`The form ${form._id} has no settings.`);
      const { submission, files: documents } = newSubmission({
        id: parts.submissionIdOf(permit.code),
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
        countStored(documents, (bytes) => (missingBytes -= bytes)),
      );
      return { kind: "stored" };
    } catch (error) {
      // Files that were stored before the failure remain until their retention is over.
      await giveBack(charged, missingBytes);
      parts.onUnstored(error);
      return { kind: "unavailable" };
    }
  };
}
