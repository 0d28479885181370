import { clocksAgree, leftInWords, momentInWords } from "./in-words.ts";
import { writtenLocale } from "../../i18n/written-locale.ts";
import { litLamps, numberingOf } from "./lamps.ts";
import { msUntil, timeLeft, untilNextMinute } from "./time-left.ts";

/** What the lamps need to know. */
export type CountdownFacts = {
  /** Id of the element that holds them. */
  of: string;
  /** The instant, in ms. */
  moment: number;
  locale: string;
  /** Whose clocks the page tells the moment by. */
  timeZone: string;
  /** Digits on the boards of days, hours and minutes. */
  digits: readonly number[];
  /** `Where you are: {}`, its braces to be filled with the visitor's own time. */
  elsewhere: string;
};

function write(room: HTMLElement, name: string, texts: readonly string[]) {
  for (const [index, part] of room.querySelectorAll(`[data-part="${name}"]`).entries())
    part.textContent = texts[index] ?? "";
}

function light(room: HTMLElement, { locale, digits }: CountdownFacts, until: number) {
  const left = timeLeft(until);
  room.toggleAttribute("data-begun", left === null);
  if (left === null) return write(room, "sentence", [""]);
  const numbering = numberingOf(writtenLocale(locale));
  const counts = [left.days, left.hours, left.minutes];
  for (const [index, lamps] of room.querySelectorAll('[data-part="lit"]').entries())
    lamps.setAttribute("d", litLamps(counts[index] ?? 0, digits[index] ?? 2, numbering));
  const { sentence, names } = leftInWords(locale, left);
  write(room, "sentence", [sentence]);
  return write(room, "name", names);
}

/** Lights the lamps of a room each minute until the moment has come or `over`; says the moment by the visitor's clock. */
export function countDown(room: HTMLElement, facts: CountdownFacts, over: AbortSignal): void {
  const { moment, locale, timeZone, elsewhere } = facts;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isThere = clocksAgree(moment, here, timeZone);
  write(room, "elsewhere", [
    isThere ? "" : elsewhere.replace("{}", momentInWords(locale, moment, here)),
  ]);

  // An editor may preview the page at another moment.
  const ahead = Number(document.documentElement.dataset["ahead"] ?? 0);
  let next: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(next);
    const until = msUntil(moment) - ahead;
    if (over.aborted) return;
    light(room, facts, until);
    if (until > 0) next = setTimeout(tick, untilNextMinute(until));
  };
  tick();
  // A sleeping tab's timers sleep too.
  document.addEventListener("visibilitychange", tick, { signal: over });
  over.addEventListener("abort", () => clearTimeout(next));
}
