import { answerWith, refuseWith } from "./answers.ts";
import type { Attempts } from "./attempts.ts";
import type { EmulatorAnswer } from "./emulator.ts";
import { memoryOf } from "./memory.ts";
import type { Middleware } from "./middleware.ts";
import { forgivePasswords, rulesFor } from "./rate-rules.ts";
import type { Rule } from "./rate-rules.ts";

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
  if (call.isOwner) return next();
  const answer = await countAround({ attempts, rules: rulesFor(call), now: call.now() }, next);
  forgivePasswords(call, answer);
  return answer;
};

/** What is counted around an answer. */
interface Counting {
  attempts: Attempts;
  rules: readonly Rule[];
  now: number;
}

/** Answers what is not spent, and counts it meanwhile. */
export async function countAround(
  { attempts, rules, now }: Counting,
  next: () => Promise<EmulatorAnswer>,
): Promise<EmulatorAnswer> {
  const spent = rules.find(({ name, limit }) => attempts.isSpent(name, limit, now));
  if (spent) return refuseWith(spent.refusal);
  for (const { name, limit } of rules) attempts.add(name, limit, now);
  const answer = await next();
  for (const { name, counts, forgives } of rules) {
    if (forgives?.(answer)) attempts.clear(name);
    else if (!counts(answer)) attempts.undo(name);
  }
  return answer;
}
