import * as z from "zod";
import { videoStill } from "../../../content/video/still.ts";
import { isOurStill, knownStill } from "../../../design/video/still-address.ts";

const query = z.object({ src: z.string().max(2_048), sig: z.string().max(64) });

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { "cache-control": "no-store" } });

/**
 * Serves a video's thumbnail from this site, so that visitors' browsers do not contact the video's
 * host [VID-5].
 */
export async function GET(request: Request): Promise<Response> {
  const parsed = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) return refuse(400, z.prettifyError(parsed.error));
  const { src, sig } = parsed.data;
  if (knownStill(src) === null || !isOurStill(src, sig)) {
    return refuse(403, "Only stills of films on this site's own pages are served.");
  }
  const still = await videoStill(src);
  if (still === null) return refuse(502, "The still could not be fetched, or is no picture.");
  return new Response(Buffer.from(still.body), {
    headers: {
      "content-type": still.type,
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
