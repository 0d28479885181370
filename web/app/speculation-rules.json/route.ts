import { speculationRules } from "../../design/layout/speculation-rules.ts";

/** Static, because the response is the same for everyone. A header of every page links to it. */
export const dynamic = "force-static";

/** Returns the speculation rules, which tell browsers which links to prefetch. */
export function GET(): Response {
  return Response.json(speculationRules, {
    headers: {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=86400",
    },
  });
}
