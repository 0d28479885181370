import { expect, test } from "vitest";
import { clockTime, spokenTime } from "./duration.ts";

test.each([
  [9, "en", "0:09", "9 seconds"],
  [754, "en", "12:34", "12 minutes, 34 seconds"],
  [3723.4, "en", "1:02:03", /^1 hour, 2 minutes, 3/],
  [3600, "de", "1:00:00", "1 Stunde"],
  [120, "ar", "٢:٠٠", "دقيقتان"],
  [3723, "ar", "١:٠٢:٠٣", /٣/],
])(
  "[I18N-2] formats %d seconds in %s for the eye and the ear",
  (seconds, locale, clock, spoken) => {
    expect(clockTime(seconds, locale)).toBe(clock);
    expect(spokenTime(seconds, locale)).toMatch(spoken);
  },
);
