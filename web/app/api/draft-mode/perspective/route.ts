import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import { cookies } from "next/headers";
import * as z from "zod";
import { bodyLimits } from "../../../../runtime/body-limits.ts";
import { readBody } from "../../../../content/outbound/read-body.ts";
import { isDraftMode } from "../../../../editors/draft/draft-mode.server.ts";
import { previewCookie } from "../../../../editors/draft/preview-cookie.server.ts";
import { serverEnv } from "../../../../runtime/env.server.ts";
import { isFromSite } from "../../../../runtime/request-origin.ts";
import { logRefusal } from "../../../../runtime/security-log.server.ts";

const MAX_BODY = bodyLimits["/api/draft-mode/perspective"];

/** Names of releases, `drafts` or `published`, separated by commas. Reading the cookie excludes `raw`. */
const perspective = z
  .string()
  .max(MAX_BODY)
  .regex(/^[\w-]+(?:,[\w-]+)*$/);

/**
 * Stores the perspective in which the studio displays a page that is open in its preview. The page is then rendered
 * again. Returns 403 outside draft mode or for a request from another site. The serving layer lets no server action
 * through, so next-sanity's own action can't do this.
 */
export async function POST(request: Request): Promise<Response> {
  const status = await store(request);
  logRefusal("draft.refused", request, status);
  return new Response(null, { status });
}

async function store(request: Request): Promise<number> {
  const site = new URL(serverEnv().siteUrl).origin;
  if (!(await isDraftMode()) || !isFromSite(request, site)) return 403;
  const text = await readBody(request, MAX_BODY);
  if (text === null) return 413;
  const chosen = perspective.safeParse(text);
  if (!chosen.success) return 400;
  const jar = await cookies();
  jar.set(previewCookie(jar, perspectiveCookieName, chosen.data));
  return 204;
}
