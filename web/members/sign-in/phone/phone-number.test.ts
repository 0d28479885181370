import { expect, test } from "vitest";
import { asciiDigits, lastDigits } from "./phone-number.ts";

test("[AUTH-1] shows only a phone number's last digits, and reads those of a code in other scripts", () => {
  expect(lastDigits("+447700900123")).toBe("•••• 0123");
  expect(asciiDigits("٠١٢ ۳۴۵ ６७ ৮๙ 0")).toBe("012 345 67 89 0");
});
