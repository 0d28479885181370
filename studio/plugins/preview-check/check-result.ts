import * as z from "zod";

const resultShape = z.object({
  /** Name of the check, such as `token`. */
  check: z.string(),
  verdict: z.enum(["good", "warning", "bad"]),
  /** Short name of the result, such as `refused`. `result-texts.ts` maps it to the displayed texts. */
  finding: z.string(),
  facts: z.record(z.string(), z.string()).default({}),
});

/** The result of one check, by the site or by the studio. */
export type CheckResult = z.infer<typeof resultShape>;

/** Response of the site's `/api/preview-check`. */
export const reportShape = z.object({
  proof: z.enum(["proven", "unknown", "tokenRefused", "unreachable"]),
  isSameContent: z.boolean(),
  siteUrl: z.string().nullable(),
  findings: z.array(resultShape),
});

export type SiteReport = z.infer<typeof reportShape>;

export const resultOf = (
  check: string,
  finding: string,
  verdict: CheckResult["verdict"] = "bad",
  facts: CheckResult["facts"] = {},
): CheckResult => ({ check, verdict, finding, facts });

/**
 * The service that stores the content: the embedded lake or Sanity's own service. The suggested fix
 * of some problems depends on the service.
 */
export type ContentService = "embedded" | "hosted";

/** Texts of a result: its description and, for a problem, its fix. The fix may depend on the content service. */
export type ResultText = readonly [
  description: string,
  fix?: string | Readonly<Record<ContentService, string>>,
];
