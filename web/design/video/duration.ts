import { writtenLocale } from "../../i18n/written-locale.ts";

function partsOf(seconds: number) {
  const whole = Math.round(seconds);
  return {
    hour: Math.floor(whole / 3600),
    minute: Math.floor(whole / 60) % 60,
    second: whole % 60,
  };
}

/** Formats seconds as a clock, in a language's digits: `12:34`, or `1:02:03` from one hour on. */
export function clockTime(seconds: number, language: string): string {
  const { hour, minute, second } = partsOf(seconds);
  const [first, ...others] = hour > 0 ? [hour, minute, second] : [minute, second];
  const locale = writtenLocale(language);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  return [
    new Intl.NumberFormat(locale).format(first),
    ...others.map((part) => two.format(part)),
  ].join(":");
}

/** Formats seconds in words, for screen readers: `12 minutes, 34 seconds`. */
export function spokenTime(seconds: number, language: string): string {
  const parts = partsOf(seconds);
  const units = (["hour", "minute", "second"] as const).filter((unit) => parts[unit] > 0);
  const words = units.map((unit) =>
    new Intl.NumberFormat(writtenLocale(language), {
      style: "unit",
      unit,
      unitDisplay: "long",
    }).format(parts[unit]),
  );
  return new Intl.ListFormat(language, { type: "unit" }).format(words);
}
