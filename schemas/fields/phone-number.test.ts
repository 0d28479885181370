import { expect, test } from "vitest";
import { parsePhoneNumber } from "./phone-number.ts";

test.each([
  ["+44 (0)20 7946 0958", "US", "+44 20 7946 0958"],
  ["0044 (7700) 900-123", "US", "+44 7700 900123"],
  ["011 44 7700 900123", "US", "+44 7700 900123"],
  ["020 7946 0958 ext. 7", "GB", "+44 20 7946 0958 ext. 7"],
  ["+1.415.555.0100 x7", "GB", "+1 415 555 0100 ext. 7"],
  ["020–7946–0958", "GB", "+44 20 7946 0958"],
  ["020\u20117946\u00A00958", "GB", "+44 20 7946 0958"],
  ["\u200E+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", null, "+966 50 123 4567"],
  ["０２０ ７９４６ ０９５８", "GB", "+44 20 7946 0958"],
  ["＋４４ ２０ ７９４６ ０９５８", "JP", "+44 20 7946 0958"],
  ["8 (495) 123-45-67", "RU", "+7 495 123 45 67"],
  ["tel:+44-20-7946-0958;ext=7", "US", "+44 20 7946 0958 ext. 7"],
])("[FORM-5] reads %j in %s as %s", (typed, country, written) => {
  expect(parsePhoneNumber(typed, country)).toEqual({
    written,
    e164: written.replace(/ ext.*/, "").replaceAll(" ", ""),
  });
});

test.each([
  ["07700 900123", null, "no country"],
  ["07700 900123", "XX", "no such country"],
  ["07700 900123", "US", "too long for the country"],
  ["+0 7700 900123", "GB", "no country begins with 0"],
  ["+4477009001234567", "GB", "too long"],
  ["+44 7700 CALLME", "GB", "letters"],
  ["+44 20 7946 0958, 020 7946 0959", "GB", "two numbers"],
  ["1".repeat(10_000), "GB", "far too long"],
])("[FORM-5] doesn't read %j in %s as a phone number: %s", (typed, country, _why) => {
  expect(parsePhoneNumber(typed, country)).toBeNull();
});
