import { stripMarks } from "@marquee/schemas/contract";
import { say } from "../i18n/say.ts";
import { studioLanguage } from "../i18n/language.ts";

/** Both ends of a block's time as stored, or as much of them as was chosen yet. */
export type StoredTime = { from?: unknown; until?: unknown };

/** Where a block's time stands: still to come, now, or over. */
export type TimeState = "later" | "now" | "over";

function momentOf(stored: unknown): number | null {
  const moment = typeof stored === "string" ? Date.parse(stripMarks(stored)) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** The studio's language as this browser's person writes it: an English one may be British or American. */
const locales = (): string[] => [
  ...navigator.languages.filter((each) => each.startsWith(studioLanguage)),
  studioLanguage,
];

/** Takes a moment and the present one, both in ms, gives it as the studio's language writes it; this year goes unsaid. */
function written(moment: number, now: number): string {
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locales(), {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" as const }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(moment);
}

/**
 * Takes a block's time and the present moment in ms, gives where that stands and both ends in words, by this computer's
 * clock: `from 3 May, 18:00`. Null for a block that is always shown.
 */
export function timeTold(
  { from, until }: StoredTime,
  now: number,
): { state: TimeState; words: string } | null {
  const start = momentOf(from);
  const end = momentOf(until);
  if (start === null && end === null) return null;
  const said = { from: written(start ?? now, now), until: written(end ?? now, now) };
  const state =
    start !== null && now < start ? "later" : end !== null && end <= now ? "over" : "now";
  if (end === null) return { state, words: say("from {from}", said) };
  if (start === null) return { state, words: say("until {until}", said) };
  return { state, words: say("from {from} until {until}", said) };
}
