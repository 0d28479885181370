import * as z from "zod";
import { animationProblem, MAX_ANIMATION_BYTES } from "../../../content/animation.ts";
import { isOurAnimation } from "../../../content/animation-address.ts";
import { OutboundError } from "../../../outbound/address.ts";
import { outboundFetch } from "../../../outbound/fetch.ts";

/** The poster stands meanwhile, so a slow host costs nobody anything. In ms. */
const TIMEOUT = 8_000;

const query = z.object({ src: z.string().max(2_048), sig: z.string().max(64) });

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { "cache-control": "no-store" } });

/** Serves an animation that a block of the site shows, from whatever host it lies on, once it is seen to be one. */
export async function GET(request: Request): Promise<Response> {
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return refuse(400, z.prettifyError(asked.error));
  if (!isOurAnimation(asked.data.src, asked.data.sig)) {
    return refuse(403, "Only animations of this site's own pages are served.");
  }
  try {
    const answer = await outboundFetch(asked.data.src, {
      timeoutMs: TIMEOUT,
      maxBytes: MAX_ANIMATION_BYTES,
      accept: "application/json",
    });
    if (answer.status !== 200) return refuse(502, `The host answered ${answer.status}.`);
    const problem = animationProblem(answer.body);
    if (problem !== null) return refuse(422, problem);
    return new Response(Buffer.from(answer.body), {
      headers: {
        "content-type": "application/json",
        "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      },
    });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    console.warn(`animation: ${error.message}`);
    return refuse(502, "The animation could not be fetched.");
  }
}
