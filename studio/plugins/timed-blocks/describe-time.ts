import { localTimeAt } from "@marquee/schemas/time";
import { stripMarks } from "@marquee/schemas/contract";
import { translate } from "../../i18n/translate.ts";
import { studioLanguage } from "../../i18n/language.ts";
import { siteTimeZone } from "../time-zone/site-time-zone.ts";

export type StoredTime = { from?: unknown; until?: unknown };

/** State of a display period: upcoming, current or past. */
export type TimeState = "later" | "now" | "over";

function momentOf(stored: unknown): number | null {
  const moment = typeof stored === "string" ? Date.parse(stripMarks(stored)) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** Returns locales of the studio's language. The browser's regional variants (en-GB, en-US) come first. */
const locales = (): string[] => [
  ...navigator.languages.filter((each) => each.startsWith(studioLanguage)),
  studioLanguage,
];

/** Formats `moment` (ms since 1970) in the studio's language. Omits the year if it is this year. */
function written(moment: number, now: number, timeZone: string): string {
  const year = (time: number) => localTimeAt(time, timeZone).slice(0, 4);
  const isThisYear = year(moment) === year(now);
  return new Intl.DateTimeFormat(locales(), {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" as const }),
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(moment);
}

/**
 * Returns the state of a display period and its description in the site's time zone, such as `from 3 May, 18:00 CEST`. Returns null
 * for a block that is always displayed. `now` is in ms since 1970.
 */
export function describeTime(
  { from, until }: StoredTime,
  now: number,
  timeZone = siteTimeZone(),
): { state: TimeState; text: string } | null {
  const start = momentOf(from);
  const end = momentOf(until);
  if (start === null && end === null) return null;
  const times = {
    from: written(start ?? now, now, timeZone),
    until: written(end ?? now, now, timeZone),
  };
  const state =
    start !== null && now < start ? "later" : end !== null && end <= now ? "over" : "now";
  if (end === null) return { state, text: translate("from {from}", times) };
  if (start === null) return { state, text: translate("until {until}", times) };
  return { state, text: translate("from {from} until {until}", times) };
}
