import { timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import * as z from "zod";
import { serverEnv } from "../../../env.server.ts";
import { ALL_TEXTS } from "../../../i18n/text-settings.ts";
import { expireTexts } from "../../../i18n/texts.server.ts";
import { freshContent } from "../../../content/service/fetch.server.ts";
import { readBody } from "../../../content/outbound/read-body.ts";
import { logRefusal } from "../../../security-log.server.ts";

/** Maximum size of the body in bytes, enough for a few hundred tags. */
const MAX_BODY = 64 * 1024;

/** A cache tag. Lone surrogates are rejected, because Next.js fails to percent-encode them. */
const tag = z
  .string()
  .min(1)
  .max(256)
  .refine((text) => text.isWellFormed(), "A tag must be well-formed Unicode.");

const body = z.object({ tags: z.array(tag).min(1).max(1_000) });

function knowsSecret(request: Request): boolean {
  const { revalidateSecret } = serverEnv();
  if (revalidateSecret === null) return false;
  const given = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${revalidateSecret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/**
 * Expires the cached pages that have at least one of the tags listed in the request's body, `{ "tags": ["…"] }`. The
 * request must contain the shared secret as a bearer token.
 */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) {
    logRefusal("revalidate.refused", request, 401);
    return refuse(401, "Send SANITY_REVALIDATE_SECRET as a bearer token.");
  }
  const text = await readBody(request, MAX_BODY);
  if (text === null) return refuse(413, `The body may hold ${MAX_BODY} bytes at the most.`);
  const parsed = body.safeParse(parseJson(text));
  if (!parsed.success) return refuse(400, z.prettifyError(parsed.error));
  // Drops cached content. The live event about the same change drops it too, but may arrive after
  // this request. Without this call, the pages would then be rendered again with stale content.
  freshContent().drop();
  // Expires texts first, so that pages rendered again do not use old ones.
  if (parsed.data.tags.includes(ALL_TEXTS)) expireTexts();
  // `expire: 0`: the next visitor waits for the new page instead of getting the stale one.
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ renewed: parsed.data.tags.length });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
