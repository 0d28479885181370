import { parseVideoAddress } from "@marquee/schemas/contract";
import * as z from "zod";
import { serverEnv } from "../../../env.server.ts";
import { createAllowance } from "../../../video/allowance.ts";
import { filmFacts } from "../../../video/film-facts.ts";
import { ownStillAddress } from "../../../video/still-address.ts";

const query = z.object({ address: z.string().max(2_048).transform(parseVideoAddress) });

/** More than editors type; the hosts are not asked more often than this, whoever asks us. */
const mayAsk = createAllowance({ most: 120, perMs: 60_000, now: Date.now });

/**
 * Tells the studio, while an editor types, what the film's host says of it. Only pages of the studio are answered:
 * every other origin, and whoever names none, is refused.
 */
export async function GET(request: Request): Promise<Response> {
  const studio = new URL(serverEnv().studioUrl).origin;
  const answer = (status: number, body: object) =>
    Response.json(body, {
      status,
      headers: {
        "access-control-allow-origin": studio,
        "cache-control": "no-store",
        vary: "origin",
      },
    });
  if (request.headers.get("origin") !== studio) {
    return answer(403, { error: "Only the studio may ask about films." });
  }
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return answer(400, { error: z.prettifyError(asked.error) });
  const { address } = asked.data;
  if (address === null) return answer(400, { error: "That is no film on Vimeo or YouTube." });
  if (!mayAsk())
    return answer(429, { error: "Too many questions at once: ask again in a minute." });
  const facts = await filmFacts(address);
  if (facts.state !== "playable") return answer(200, { state: facts.state });
  const { state, title, seconds, still } = facts;
  return answer(200, {
    state,
    title,
    seconds,
    still: still === null ? null : ownStillAddress(still),
  });
}
