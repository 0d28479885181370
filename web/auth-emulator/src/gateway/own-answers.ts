import { z } from "zod";
import { answerWith, refuseWith } from "./answers.ts";
import type { Middleware } from "./middleware.ts";

const question = z.object({ token: z.string() });

/**
 * Handles the health check (`GET /`) and an administrator's `POST /marquee/issued`, which reports
 * whether this gateway issued a token.
 */
export const answerForItself: Middleware = (call, next) => {
  const { path } = call.operation;
  if (path === "/") return Promise.resolve(answerWith({ authEmulator: { ready: true } }));
  if (path !== "/marquee/issued") return next();
  const asked = question.safeParse(call.body);
  return Promise.resolve(
    asked.success
      ? answerWith({ issued: call.seal.isSealedToken(asked.data.token) })
      : refuseWith('Send { "token": "…" }.'),
  );
};
