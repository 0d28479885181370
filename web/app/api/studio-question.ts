import * as z from "zod";
import { serverEnv } from "../../env.server.ts";
import { createAllowance } from "../../outbound/allowance.ts";

/** What a question is answered with: a status and a body. */
export type StudioAnswer = { status: number; body: object };

/**
 * Makes the route by which the studio asks, while an editor types, about what lies on another host. Only pages of the
 * studio are answered: every other origin, and whoever names none, is refused. `about` names the subject in the
 * refusal; `perMinute` is more than editors type, so that other hosts are not asked more often, whoever asks us.
 */
export function answerStudio<Question extends z.ZodType>({
  about,
  perMinute,
  question,
  reply,
}: {
  about: string;
  perMinute: number;
  question: Question;
  reply: (question: z.output<Question>) => Promise<StudioAnswer>;
}): (request: Request) => Promise<Response> {
  const mayAsk = createAllowance({ most: perMinute, perMs: 60_000, now: Date.now });
  const decide = async (request: Request, studio: string): Promise<StudioAnswer> => {
    const refuse = (status: number, error: string) => ({ status, body: { error } });
    if (request.headers.get("origin") !== studio) {
      return refuse(403, `Only the studio may ask about ${about}.`);
    }
    const asked = question.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!asked.success) return refuse(400, z.prettifyError(asked.error));
    if (!mayAsk()) return refuse(429, "Too many questions at once: ask again in a minute.");
    return reply(asked.data);
  };
  return async (request) => {
    const studio = new URL(serverEnv().studioUrl).origin;
    const { status, body } = await decide(request, studio);
    return Response.json(body, {
      status,
      headers: {
        "access-control-allow-origin": studio,
        "cache-control": "no-store",
        vary: "origin",
      },
    });
  };
}
