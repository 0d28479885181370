import type { Form } from "@marquee/schemas/types";
import { checkAnswers, type FieldProblem, type SentTexts } from "../content/forms/check-answers.ts";
import { type CheckedFile, checkFiles } from "./check-files.ts";
import type { LimitName, TakeLimit } from "./form-limits.ts";
import type { NewFile, NewSubmission } from "../content/forms/store-submission.server.ts";
import { isDocumentId } from "./form-names.ts";
import { type Delivery, newSubmission } from "./new-submission.ts";
import type { SentForm } from "./read-form-data.ts";

/** Dependencies of the endpoint that receives forms. */
export type ReceiveParts = {
  take: TakeLimit;
  /** Returns the code of a solved proof of work; null if the proof is not valid. */
  codeOfProof: (proof: string, form: string) => Promise<string | null>;
  /** Whether a one-time code is valid for the form. */
  isNonce: (nonce: string, form: string) => boolean;
  submissionIdOf: (code: string) => string;
  readDelivery: (form: string) => Promise<Delivery | null>;
  store: (submission: NewSubmission, files: readonly NewFile[]) => Promise<void>;
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

  async function wait(
    limits: Permit["limits"],
    files: readonly CheckedFile[],
    client: string,
  ): Promise<number> {
    // A limit that refuses counts towards no later one, so that one client can't use up what all clients share.
    for (const [limit, key] of limits) {
      const refused = await parts.take(limit, key);
      if (refused > 0) return refused;
    }
    const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
    if (bytes === 0) return 0;
    for (const [limit, key] of [
      ["fileBytes", client],
      ["dayFileBytes", client],
      ["allFileBytes", "all"],
    ] as const) {
      const refused = await parts.take(limit, key, bytes);
      if (refused > 0) return refused;
    }
    return 0;
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
    const seconds = await wait(permit.limits, files, client);
    if (seconds > 0) return { kind: "busy", seconds };
    try {
      const delivery = await parts.readDelivery(form._id);
      if (delivery === null) return { kind: "unavailable" };
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
      await parts.store(submission, documents);
      return { kind: "stored" };
    } catch (error) {
      parts.onUnstored(error);
      return { kind: "unavailable" };
    }
  };
}
