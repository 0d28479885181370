import * as z from "zod";
import { fetchAnimation } from "../../../../content/fetch-animation.server.ts";
import { serverEnv } from "../../../../env.server.ts";
import { createAllowance } from "../../../../video/allowance.ts";

const query = z.object({ address: z.string().max(2_048) });

/** More than editors type; other hosts are not asked more often than this, whoever asks us. */
const mayAsk = createAllowance({ most: 60, perMs: 60_000, now: Date.now });

/**
 * Tells the studio, while an editor types, whether visitors would see the animation at an address. Nothing of the
 * file is handed on. Only pages of the studio are answered: every other origin, and whoever names none, is refused.
 */
export async function GET(request: Request): Promise<Response> {
  const studio = new URL(serverEnv().studioUrl).origin;
  const answer = (status: number, body: { problem: string | null } | { error: string }) =>
    Response.json(body, {
      status,
      headers: {
        "access-control-allow-origin": studio,
        "cache-control": "no-store",
        vary: "origin",
      },
    });
  if (request.headers.get("origin") !== studio) {
    return answer(403, { error: "Only the studio may ask about animations." });
  }
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return answer(400, { error: z.prettifyError(asked.error) });
  if (!mayAsk())
    return answer(429, { error: "Too many questions at once: ask again in a minute." });
  const fetched = await fetchAnimation(asked.data.address);
  return answer(200, { problem: fetched.ok ? null : fetched.problem });
}
