import { speculationRules } from "../../site/speculation-rules.ts";

/** One answer for everybody, named by the header of every page. */
export const dynamic = "force-static";

/** Which links browsers may fetch ahead. */
export function GET(): Response {
  return Response.json(speculationRules, {
    headers: {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=86400",
    },
  });
}
