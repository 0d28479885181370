import { answersShape, fileLimits } from "@marquee/schemas/contract";
import type { Form } from "@marquee/schemas/types";
import * as z from "zod";

/** The problem of one field's answer: the name of its text, and the number that the text names. */
export type FieldProblem = { problem: string; limit?: number };

/** The values that a visitor sent, by the field's key. */
export type SentTexts = Readonly<Record<string, readonly string[]>>;

const params = z.object({
  params: z.object({ problem: z.string(), limit: z.number().optional() }),
});

const answers = z.record(z.string(), z.array(z.string()));

/**
 * Checks the texts of a form with the shape made from its document. Returns the checked answers, or
 * the problem of each field that has one. `country` is the country of phone numbers without a country code.
 */
export function checkAnswers({ fields }: Form, sent: SentTexts, country: string | null) {
  const known = fields.filter(({ kind }) => kind !== "step" && kind !== "file");
  const values = Object.fromEntries(known.map(({ _key }) => [_key, sent[_key] ?? []]));
  const parsed = answersShape(fields, country).safeParse(values);
  const problems = new Map<string, FieldProblem>();
  for (const issue of parsed.error?.issues ?? []) {
    const key = String(issue.path[0]);
    const issueParams = params.safeParse(issue).data?.params;
    const limit = issueParams?.limit === undefined ? {} : { limit: issueParams.limit };
    if (!problems.has(key))
      problems.set(key, { problem: issueParams?.problem ?? "invalid", ...limit });
  }
  return { answers: parsed.success ? answers.parse(parsed.data) : {}, problems };
}

export { fileLimits };
