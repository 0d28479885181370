import * as z from "zod";

const findingShape = z.object({
  /** What was looked at, such as `token`. */
  check: z.string(),
  verdict: z.enum(["good", "warning", "bad"]),
  /** What was found, such as `reads`; `words.ts` says it. */
  finding: z.string(),
  facts: z.record(z.string(), z.string()).default({}),
});

/** What was found of one thing, by the site or here. */
export type Finding = z.infer<typeof findingShape>;

/** What `/api/preview-check` of the site answers. */
export const reportShape = z.object({
  proof: z.enum(["proven", "unknown", "tokenRefused", "unreachable"]),
  isSameContent: z.boolean(),
  siteUrl: z.string().nullable(),
  findings: z.array(findingShape),
});

/** See {@link reportShape}. */
export type SiteReport = z.infer<typeof reportShape>;

/** Makes a finding; without a verdict of its own it is a bad one. */
export const found = (
  check: string,
  finding: string,
  verdict: Finding["verdict"] = "bad",
  facts: Finding["facts"] = {},
): Finding => ({ check, verdict, finding, facts });
