import { clocksAgree, countsAsText, formatRemaining, formatMoment } from "./countdown-formats.ts";
import { writtenLocale } from "../../i18n/written-locale.ts";
import { litDots, numberingOf } from "./dot-matrix.ts";
import { msUntil, timeLeft, untilNextMinute } from "./time-left.ts";

/** Data that the countdown needs in the browser. */
export type CountdownFacts = {
  /** Id of the element that contains the countdown's digit boards. */
  of: string;
  /** Target time, in ms since 1970. */
  moment: number;
  /** Locale for dates and numbers. */
  formats: string;
  /** The time zone that the page displays the target time in. */
  timeZone: string;
  /** Three numbers: how many digits the boards of days, hours and minutes have. */
  digits: readonly number[];
  /** A text such as `Your local time: {}`; `{}` is replaced by the target time in the visitor's time zone. */
  elsewhere: string;
};

function write(section: HTMLElement, name: string, texts: readonly string[]) {
  for (const [index, part] of section.querySelectorAll(`[data-part="${name}"]`).entries())
    part.textContent = texts[index] ?? "";
}

function display(section: HTMLElement, { formats, digits }: CountdownFacts, until: number) {
  const left = timeLeft(until);
  section.toggleAttribute("data-begun", left === null);
  if (left === null) return write(section, "sentence", [""]);
  const numbering = numberingOf(writtenLocale(formats));
  const counts = [left.days, left.hours, left.minutes];
  for (const [index, dots] of section.querySelectorAll('[data-part="lit"]').entries())
    dots.setAttribute("d", litDots(counts[index] ?? 0, digits[index] ?? 2, numbering));
  write(section, "count", countsAsText(formats, counts));
  const { sentence, names } = formatRemaining(formats, left);
  write(section, "sentence", [sentence]);
  return write(section, "name", names);
}

/**
 * Redraws the boards every minute until the target time or until `over` aborts. If the visitor's
 * time zone differs from the page's, also writes the target time in the visitor's time zone.
 */
export function countDown(section: HTMLElement, facts: CountdownFacts, over: AbortSignal): void {
  const { moment, formats, timeZone, elsewhere } = facts;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isThere = clocksAgree(moment, here, timeZone);
  write(section, "elsewhere", [
    isThere ? "" : elsewhere.replace("{}", formatMoment(formats, moment, here)),
  ]);

  // An editor can preview the page at another time. `data-ahead` is that time minus the current
  // time, in ms.
  const ahead = Number(document.documentElement.dataset["ahead"] ?? 0);
  let next: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(next);
    const until = msUntil(moment) - ahead;
    if (over.aborted) return;
    display(section, facts, until);
    if (until > 0) next = setTimeout(tick, untilNextMinute(until));
  };
  tick();
  // Browsers throttle timers in hidden tabs, so the boards are redrawn when the tab becomes visible.
  document.addEventListener("visibilitychange", tick, { signal: over });
  over.addEventListener("abort", () => clearTimeout(next));
}
