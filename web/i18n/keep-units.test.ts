import { expect, test } from "vitest";
import { keepUnits } from "./keep-units.ts";

/** Returns a text with `_` for each no-break space, and `|` for each word joiner. */
const shown = (text: string) => keepUnits(text).replaceAll("\u00A0", "_").replaceAll("\u2060", "|");

test.each([
  ["–4 % at –40 °C", "–|4_% at –|40_°C"],
  ["at – 40 °C", "at –_40_°C"],
  ["from −40 °C to 1,5 kHz", "from −40_°C to 1,5_kHz"],
  ["100 mV/g ± 5 %", "100_mV/|g ±_5_%"],
  ["Sensitivity (mV/g), m/s², km/h", "Sensitivity (mV/|g), m/|s², km/|h"],
  ["10～1,000 Hz", "10|～|1,000_Hz"],
  ["周波数 ～1,000 Hz", "周波数 ～|1,000_Hz"],
  ["10–20 kg", "10–|20_kg"],
  ["10 000 m and 1 000 000 €", "10_000_m and 1_000_000_€"],
  ["٢٠ %", "٢٠_%"],
  ["7 pm, 19.30 Uhr, 2 MB, 4 GiB", "7_pm, 19.30_Uhr, 2_MB, 4_GiB"],
  ["20 °", "20_°"],
])("[PAGE-1] keeps together what belongs to a number: %s", (text, kept) => {
  expect(shown(text)).toBe(kept);
});

test.each([
  "and/or, he/she, 24/7",
  "20 mice and 3 cats",
  "Monday – 40 people came",
  "4 June 2031",
  "020 7946 0958",
  "https://example.org/m/s",
  "A word – another",
])("[PAGE-1] changes nothing in %s", (text) => {
  expect(keepUnits(text)).toBe(text);
});

test("[SEC-1] reads a long text in linear time", () => {
  // With quadratic time, the test would take minutes.
  expect(keepUnits("1 ".repeat(200_000))).toHaveLength(400_000);
});
