import { expect, test } from "vitest";
import { asciiDigits, lastDigits } from "./phone-number.ts";

test("[AUTH-1] shows only a phone number's last digits", () => {
  expect(lastDigits("+447700900123")).toBe("•••• 0123");
});

test("[AUTH-1] reads the digits of a code in other scripts", () => {
  expect(asciiDigits("٠١٢ ۳۴۵ ６७ ৮๙ 0")).toBe("012 345 67 89 0");
});
