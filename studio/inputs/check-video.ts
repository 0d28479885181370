import { parseVideoAddress } from "@marquee/schemas/contract";
import * as z from "zod";
import type { Rule, SchemaTypeDefinition } from "sanity";
import { translate } from "../i18n/translate.ts";
import { type FetchFromSite, createEditorFetch } from "../site/fetch-from-site.ts";
import { apiVersion } from "../lib/api-version.ts";

/**
 * Timeout for the site's response, in ms. It is longer than the two seconds that the site waits for
 * the video's host.
 */
const PATIENCE = 6_000;

const reportShape = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("playable"),
    title: z.string().nullable(),
    /** Length in seconds. */
    seconds: z.number().nullable(),
    /** Path on the site at which the video host's thumbnail is available. */
    still: z.string().startsWith("/").nullable(),
  }),
  z.object({ state: z.enum(["notFound", "notEmbeddable", "unknown"]) }),
]);

/** The result of the site's check of a video. `unknown`: the site or the video host could not be reached. */
export type VideoReport = z.infer<typeof reportShape>;

/** Checks the video at an address. Resolves to null if the address doesn't lead to a video. Never rejects. */
export type CheckVideo = (
  address: unknown,
  fetchFromSite: FetchFromSite,
) => Promise<VideoReport | null>;

async function requestReport(address: string, fetchFromSite: FetchFromSite): Promise<VideoReport> {
  try {
    const response = await fetchFromSite({
      path: "/api/film",
      query: { address },
      timeoutMs: PATIENCE,
    });
    return reportShape.parse(await response.json());
  } catch {
    // Ignores a failed check, because editors must be able to publish even if the site is down.
    return { state: "unknown" };
  }
}

/**
 * Creates a function that has the site check videos. It caches only the reports on playable
 * videos.
 */
export function createVideoCheck(): CheckVideo {
  const reportByAddress = new Map<string, Promise<VideoReport>>();
  return async (address, fetchFromSite) => {
    if (typeof address !== "string" || parseVideoAddress(address) === null) return null;
    const report = reportByAddress.get(address) ?? requestReport(address, fetchFromSite);
    reportByAddress.set(address, report);
    const { state } = await report;
    // Caches no problems, because the owner may fix the video at any time.
    if (state !== "playable") reportByAddress.delete(address);
    return report;
  };
}

const warnings = {
  notFound: translate(
    "The video does not exist or is private, so visitors see an error message. Check the URL and the video's privacy settings.",
  ),
  notEmbeddable: translate(
    "Visitors can't play the video on this site, because the video's settings don't allow embedding. Ask the video's owner to allow embedding.",
  ),
} as const;

export const warningOf = (report: VideoReport | null): string | null =>
  report === null || report.state === "playable" || report.state === "unknown"
    ? null
    : warnings[report.state];

/**
 * Adds a validation rule to fields for a video's address, so that the page checks list a video that
 * can't be played.
 */
export function withVideoWarning(
  type: SchemaTypeDefinition,
  { site, checkVideo }: { site: string; checkVideo: CheckVideo },
): SchemaTypeDefinition {
  if (type.type !== "object" || !("fields" in type)) return type;
  return {
    ...type,
    fields: type.fields.map((field) =>
      "options" in field && Object(field.options).isVideoAddress === true
        ? {
            ...field,
            validation: [
              field.validation,
              (rule: Rule) =>
                rule
                  .custom(async (address, { getClient }) => {
                    const client = getClient({ apiVersion });
                    return (
                      warningOf(await checkVideo(address, createEditorFetch(site, client))) ?? true
                    );
                  })
                  .warning(),
            ],
          }
        : field,
    ),
  };
}
