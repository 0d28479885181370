import * as z from "zod";

const findingShape = z.object({
  /** Name of the check, such as `token`. */
  check: z.string(),
  verdict: z.enum(["good", "warning", "bad"]),
  /** Result of the check, such as `reads`. `words.ts` has the texts. */
  finding: z.string(),
  facts: z.record(z.string(), z.string()).default({}),
});

/** The result of one check, by the site or by the studio. */
export type Finding = z.infer<typeof findingShape>;

/** Response of the site's `/api/preview-check`. */
export const reportShape = z.object({
  proof: z.enum(["proven", "unknown", "tokenRefused", "unreachable"]),
  isSameContent: z.boolean(),
  siteUrl: z.string().nullable(),
  findings: z.array(findingShape),
});

/** See {@link reportShape}. */
export type SiteReport = z.infer<typeof reportShape>;

/** Creates a finding. The default verdict is `bad`. */
export const found = (
  check: string,
  finding: string,
  verdict: Finding["verdict"] = "bad",
  facts: Finding["facts"] = {},
): Finding => ({ check, verdict, finding, facts });

/** The kind of content service. Fixes differ by it. */
export type ContentService = "embedded" | "hosted";

/** Texts of a finding: its description and, for a problem, its fix (by content service if it differs). */
export type Said = readonly [said: string, fix?: string | Readonly<Record<ContentService, string>>];
