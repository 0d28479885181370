import { answerWith, refuseWith } from "./answers.ts";
import { memoryOf } from "./memory.ts";
import type { Middleware } from "./middleware.ts";
import { forgivePasswords, rulesFor } from "./rate-rules.ts";

/**
 * Limits how often a stranger may guess or have mail sent; the owner is not counted. A call is counted before
 * it is answered, so that a thousand at once are no way round, and uncounted when it was none of that kind.
 */
export const limitRates: Middleware = async (call, next) => {
  const { attempts } = memoryOf(call);
  if (call.operation.path === "/marquee/attempts") {
    attempts.clearAll();
    return answerWith({});
  }
  const rules = call.isOwner ? [] : rulesFor(call);
  const now = call.now();
  const spent = rules.find(({ name, limit }) => attempts.isSpent(name, limit, now));
  if (spent) return refuseWith(spent.refusal);
  for (const { name, limit } of rules) attempts.add(name, limit, now);
  const answer = await next();
  for (const { name, counts, forgives } of rules) {
    if (forgives?.(answer)) attempts.clear(name);
    else if (!counts(answer)) attempts.undo(name);
  }
  if (!call.isOwner) forgivePasswords(call, answer);
  return answer;
};
