import { expect, test } from "vitest";
import { numberOf, orderOf } from "./sort-value.ts";

test.each([
  ["1,204 g", "en", 1204],
  ["1.204,5 g", "de", 1204.5],
  ["1 204", "fr", 1204],
  ["±500 g", "en", 500],
  ["–40 °C", "en", -40],
  ["350 µg", "en", 350e-6],
  ["3 mg", "en", 3e-3],
  ["22 kHz, ±3 dB", "en", 22_000],
  ["8 min", "en", 8],
  ["9 m", "en", 9],
  ["١٬٢٠٤٫٥", "ar", 1204.5],
  ["12,34,567", "hi", 1_234_567],
  ["1’204.50 Fr.", "de-CH", 1204.5],
  ["1.5 mm", "de", 1.5e-3],
  ["5 cm", "en", 0.05],
  ["3 hPa", "en", 300],
  ["2 TB", "en", 2e12],
  ["5, about", "en", 5],
  ["04.11.2025", "de", 20_251_104],
  ["4. 1. 2025", "de", 20_250_104],
  ["19:05", "en", null],
  ["2025-11-04", "en", null],
  ["11/04/2025", "en", null],
  ["10 – 20 °C", "en", null],
  ["1.2.10", "en", null],
  ["None", "en", null],
])("[BLK-8] reads the cell “%s” in %s as the number %s", (cell, locale, number) => {
  // A factor such as 1e-6 has no exact binary value.
  const rounded = Number(numberOf(cell, locale)?.toPrecision(12) ?? NaN);
  expect(rounded).toBe(number ?? NaN);
});

const sorted = (cells: string[], direction: "ascending" | "descending", locale = "en") =>
  orderOf(cells, direction, locale).map((index) => cells[index]);

test("[BLK-8] sorts numbers by value, words by the language, and empty cells last", () => {
  for (const cells of [
    ["900 Hz", "2 kHz", "14 kHz", ""],
    ["KM10", "KM100", "Öl", "Zebra"],
    ["9:30", "19:05", "19:30"],
    ["2025-02-11", "2025-11-04", "2026-01-01"],
    ["31.01.2025", "04.11.2025", "01.01.2026"],
    ["5 cm", "1 m", "1 km"],
  ]) {
    expect(sorted(cells.toReversed(), "ascending", "de")).toEqual(cells);
  }
  expect(sorted(["9", "", "14"], "descending")).toEqual(["14", "9", ""]);
  expect(sorted(["zebra", "öl"], "ascending", "sv")).toEqual(["zebra", "öl"]);
});
