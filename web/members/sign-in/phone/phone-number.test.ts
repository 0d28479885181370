import { describe, expect, test } from "vitest";
import { internationalNumber, lastDigits } from "./phone-number.ts";

describe("[AUTH-1] phone numbers", () => {
  test.each([
    ["+44 7700 900123", "+447700900123"],
    ["0044 (7700) 900-123", "+447700900123"],
    ["\u200E+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
  ])("parses %s as %s", (typed, number) => {
    expect(internationalNumber(typed)).toBe(number);
  });

  test.each([
    ["07700 900123", "no country code"],
    ["+0 7700 900123", "no country begins with 0"],
    ["+4477009001234567", "longer than E.164 allows"],
    ["+44 7700 CALLME", "letters"],
  ])("rejects %j: %s", (typed) => {
    expect(internationalNumber(typed)).toBeNull();
  });

  test("shows only a number's last digits", () => {
    expect(lastDigits("+447700900123")).toBe("•••• 0123");
  });
});
