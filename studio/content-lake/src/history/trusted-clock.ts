import * as z from "zod";
import type { Credentials } from "../store/credentials.ts";
import { lakeItself } from "./history-days.ts";

const hour = 60 * 60_000;

/** The clock is checked once a day. A longer step ahead is a jump, or the lake was stopped for that long. */
const usualStep = 48 * hour;

/** Time in ms for which the clock must stay ahead before it is trusted. */
const probation = 23 * hour;

/** The time of the last trusted check, and the time of the first check after a jump. Both in ms since 1970. */
export interface ClockCheck {
  checkedAt: number;
  jumpedAt?: number | undefined;
}

const clockCheckShape = z.object({ checkedAt: z.number(), jumpedAt: z.number().optional() });

/**
 * Decides whether a clock may delete old data. A clock that is wrong by years would delete everything, so a jump ahead
 * is trusted only after it has lasted for a day. A clock that goes back deletes less, so it is always trusted.
 */
export function checkClock(
  check: ClockCheck | undefined,
  now: number,
): { isTrusted: boolean; check: ClockCheck } {
  if (!check || now - check.checkedAt <= usualStep) {
    return { isTrusted: true, check: { checkedAt: now } };
  }
  const { checkedAt, jumpedAt } = check;
  if (jumpedAt === undefined || now < jumpedAt) {
    return { isTrusted: false, check: { checkedAt, jumpedAt: now } };
  }
  if (now - jumpedAt >= probation) return { isTrusted: true, check: { checkedAt: now } };
  return { isTrusted: false, check };
}

const key = "history-clock";

export function isClockTrusted(
  settings: Pick<Credentials, "setting" | "putSetting">,
  now: Date,
): boolean {
  const stored: unknown = JSON.parse(settings.setting(lakeItself, key) ?? "null");
  const { isTrusted, check } = checkClock(clockCheckShape.safeParse(stored).data, now.getTime());
  settings.putSetting(lakeItself, key, JSON.stringify(check));
  return isTrusted;
}
