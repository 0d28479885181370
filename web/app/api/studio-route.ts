import * as z from "zod";
import { clientOf } from "../../runtime/request-origin.ts";
import { editors } from "../../editors/draft/editors.server.ts";
import type { Proof } from "../../editors/draft/editor-proof.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { createClientRateLimiter } from "../../content/outbound/rate-limiter.ts";
import { logRefusal } from "../../runtime/security-log.server.ts";

export type StudioResponse = { status: number; body: object };

/**
 * Every request contains a preview secret that the studio stored in the dataset. It proves that the caller is an
 * editor.
 */
const proofShape = z.object({ secret: z.string().max(512).default("") });

const refuse = (status: number, error: string): StudioResponse => ({ status, body: { error } });

const tooMany = refuse(429, "Too many requests at once. Try again in a minute.");

/**
 * Creates an endpoint for the studio. Only editors get a response: the `Origin` must be the studio's, and the secret
 * must be in the dataset. The secret is the actual proof, because clients other than browsers can send any `Origin`.
 *
 * @param about the subject, for error messages
 * @param perMinute maximum number of requests per minute and editor
 * @param reply handles a request of an editor
 * @param unproven returns the body of the 401 response
 */
export function createStudioRoute<Question extends z.ZodType>({
  about,
  perMinute,
  question,
  reply,
  unproven = () => ({ error: "Only signed-in editors may ask. Reload the studio." }),
}: {
  about: string;
  perMinute: number;
  question: Question;
  reply: (question: z.output<Question>, secret: string) => Promise<StudioResponse>;
  unproven?: (proof: Proof["state"], question: z.output<Question>) => object;
}): (request: Request) => Promise<Response> {
  const limits = createClientRateLimiter({ most: perMinute, perMs: 60_000, now: Date.now });
  const decide = async (request: Request, studio: string): Promise<StudioResponse> => {
    if (request.headers.get("origin") !== studio) {
      return refuse(403, `Only the studio may ask about ${about}.`);
    }
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const parsed = question.safeParse(query);
    if (!parsed.success) return refuse(400, z.prettifyError(parsed.error));
    const sent = proofShape.safeParse(query);
    if (!sent.success) return refuse(400, z.prettifyError(sent.error));
    const { secret } = sent.data;
    const proof = await editors().prove(secret, clientOf(request));
    if (proof.state === "busy") return tooMany;
    if (proof.state !== "proven") return { status: 401, body: unproven(proof.state, parsed.data) };
    if (limits.take(proof.editor.user ?? proof.editor.secretId) > 0) return tooMany;
    return reply(parsed.data, secret);
  };
  return async (request) => {
    const studio = new URL(serverEnv().studioUrl).origin;
    const { status, body } = await decide(request, studio);
    logRefusal("studio.refused", request, status);
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
