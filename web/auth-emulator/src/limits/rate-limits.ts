import { jsonResponse, refuseWith } from "../gateway/responses.ts";
import type { Attempts } from "./attempts.ts";
import type { EmulatorResponse } from "../emulator.ts";
import { describeLockout } from "./lockouts.ts";
import { memoryOf } from "./memory.ts";
import type { Middleware } from "../gateway/middleware.ts";
import { resetPasswordCount, rulesFor } from "./rate-rules.ts";
import type { Rule } from "./rate-rules.ts";

/**
 * Limits how often a client may guess secrets or request emails and text messages. Administrators
 * are not limited. Calls are counted before they are handled, so that parallel requests can't
 * bypass a limit. A rule's count is undone if its `counts` returns false for the response.
 */
export const limitRates: Middleware = async (call, next) => {
  const { attempts } = memoryOf(call);
  if (call.operation.path === "/marquee/attempts") {
    attempts.clearAll();
    return jsonResponse({});
  }
  if (call.isOwner) return next();
  const response = await countAround(
    {
      attempts,
      rules: rulesFor(call),
      now: call.now(),
      onLocked: ({ name }) => call.onLocked(describeLockout(name)),
    },
    next,
  );
  resetPasswordCount(call, response);
  return response;
};

interface Counting {
  attempts: Attempts;
  rules: readonly Rule[];
  now: number;
  onLocked?: (rule: Rule) => void;
}

/** Counts a call against its rules and runs `next`, or rejects the call when a limit is already reached. */
export async function countAround(
  { attempts, rules, now, onLocked }: Counting,
  next: () => Promise<EmulatorResponse>,
): Promise<EmulatorResponse> {
  const spent = rules.find(({ name, limit }) => attempts.isSpent(name, limit, now));
  if (spent) return refuseWith(spent.refusal);
  for (const { name, limit } of rules) attempts.add(name, limit, now);
  const response = await next();
  for (const { name, counts, resets } of rules) {
    if (resets?.(response)) attempts.clear(name);
    else if (!counts(response)) attempts.undo(name);
  }
  // Reports the lockouts that this call caused. Calls during a lockout are rejected above, so each
  // lockout is reported once.
  for (const rule of rules) {
    if (rule.counts(response) && attempts.isSpent(rule.name, rule.limit, now)) onLocked?.(rule);
  }
  return response;
}
