import type { Translate } from "../i18n/translate.ts";
import { fileLimits } from "../content/forms/check-answers.ts";
import { LIMIT } from "./limit-mark.ts";

const MAX_BYTES: number = fileLimits.bytes;

/** Maximum size of a file, as texts name it. */
export const MAX_MEGABYTES = MAX_BYTES / 1_000_000;

/** Problems of an answer that have a text `forms.errors.<problem>`. */
const problems = [
  "required",
  "consent",
  "email",
  "phone",
  "number",
  "date",
  "tooShort",
  "tooLong",
  "tooLow",
  "tooHigh",
  "invalid",
  "file",
  "fileSize",
  "files",
] as const;

type Problem = (typeof problems)[number];

/** Returns the text of an answer's problem. An unknown problem is `invalid`. */
export function problemText(t: Translate, problem: string, limit?: number): string {
  const known = problems.find((each) => each === problem) ?? "invalid";
  return t(`forms.errors.${known}`, { limit: limit ?? "" });
}

/** Returns the texts that the form's script displays. Limits are replaced by {@link LIMIT}. */
export function problemTexts(t: Translate) {
  const text = (problem: Problem) => t(`forms.errors.${problem}`, { limit: LIMIT });
  return {
    required: text("required"),
    consent: text("consent"),
    email: text("email"),
    phone: text("phone"),
    phoneUnderstood: t("forms.phoneUnderstood", { phone: LIMIT }),
    number: text("number"),
    tooShort: text("tooShort"),
    tooLong: text("tooLong"),
    tooLow: text("tooLow"),
    tooHigh: text("tooHigh"),
    invalid: text("invalid"),
    summary: t("forms.errors.summary"),
    failed: t("forms.errors.failed"),
    sending: t("forms.sending"),
    next: t("forms.next"),
    back: t("forms.back"),
    step: t("forms.step", { number: LIMIT, total: LIMIT }),
  };
}

/** Texts that the form's script displays. */
export type FormTexts = ReturnType<typeof problemTexts>;

/** Returns what the script of a form with a file field needs: texts, and the maximum size of a file in bytes. */
export const fileFacts = (t: Translate) => ({
  maxBytes: MAX_BYTES,
  type: problemText(t, "file"),
  size: problemText(t, "fileSize", MAX_MEGABYTES),
  preparing: t("forms.filePreparing"),
  reduced: t("forms.fileReduced", { size: LIMIT }),
});

/** Facts that the script of a form with a file field needs. */
export type FileFacts = ReturnType<typeof fileFacts>;
