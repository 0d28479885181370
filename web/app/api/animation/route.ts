import * as z from "zod";
import { signedAnimation } from "../../../content/animation/animation-address.ts";
import { cachedAnimation } from "../../../content/animation/fetch-animation.server.ts";
import { log } from "../../../runtime/log.ts";

const query = z.object({ src: z.string().max(2_048), sig: z.string().max(64) });

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { "cache-control": "no-store" } });

/**
 * Serves the animation file that a block displays: an uploaded file, or one on another host. The URL
 * must carry this site's signature.
 */
export async function GET(request: Request): Promise<Response> {
  const parsed = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) return refuse(400, z.prettifyError(parsed.error));
  const animation = signedAnimation(parsed.data.src, parsed.data.sig);
  if (animation === null) {
    return refuse(403, "Only animations of this site's own pages are served.");
  }
  const fetched = await cachedAnimation(animation);
  if (!fetched.ok) {
    log.warn(`animation: ${parsed.data.src} is not served: ${fetched.problem}`);
    return refuse(fetched.status, "The animation could not be fetched, or is none.");
  }
  return new Response(Buffer.from(fetched.body), {
    headers: {
      "content-type": "application/json",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
    },
  });
}
