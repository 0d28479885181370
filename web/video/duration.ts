/** Seconds as whole hours, minutes and seconds. */
function partsOf(seconds: number) {
  const whole = Math.round(seconds);
  return {
    hour: Math.floor(whole / 3600),
    minute: Math.floor(whole / 60) % 60,
    second: whole % 60,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Seconds as a clock shows them: `12:34`, from an hour on `1:02:03`. */
export function clockTime(seconds: number): string {
  const { hour, minute, second } = partsOf(seconds);
  return hour > 0
    ? `${hour}:${twoDigits(minute)}:${twoDigits(second)}`
    : `${minute}:${twoDigits(second)}`;
}

/** Seconds in words of a language, for who hears them: `12 minutes, 34 seconds`. */
export function spokenTime(seconds: number, language: string): string {
  const parts = partsOf(seconds);
  const units = (["hour", "minute", "second"] as const).filter((unit) => parts[unit] > 0);
  const words = units.map((unit) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
      parts[unit],
    ),
  );
  return new Intl.ListFormat(language, { type: "unit" }).format(words);
}
