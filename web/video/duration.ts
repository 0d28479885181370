import { writtenLocale } from "../i18n/written-locale.ts";

/** Seconds as whole hours, minutes and seconds. */
function partsOf(seconds: number) {
  const whole = Math.round(seconds);
  return {
    hour: Math.floor(whole / 3600),
    minute: Math.floor(whole / 60) % 60,
    second: whole % 60,
  };
}

/** Seconds as a clock shows them, in a language's digits: `12:34`, from an hour on `1:02:03`. */
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

/** Seconds in words of a language, for who hears them: `12 minutes, 34 seconds`. */
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
