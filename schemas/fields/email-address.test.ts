// cspell:ignore afmkfd ller mller strae straße zckzah
import { expect, test } from "vitest";
import { parseEmail } from "./email-address.ts";

test.each([
  [" Ada.Lovelace@Example.ORG ", "Ada.Lovelace@example.org"],
  ["a&b@example.org", "a&b@example.org"],
  ["o'neil+news/2@example.co.uk", "o'neil+news/2@example.co.uk"],
  ["info@müller.de", "info@xn--mller-kva.de"],
  ["info@mu\u0308ller.de", "info@xn--mller-kva.de"],
  ["jo\u0308rg@example.com", "jörg@example.com"],
  ["user@пример.рф", "user@xn--e1afmkfd.xn--p1ai"],
  ["用户@例え.テスト", "用户@xn--r8jz45g.xn--zckzah"],
  ["\u200Eada@example.org\u200B", "ada@example.org"],
  ["ada@straße.de", "ada@xn--strae-oqa.de"],
])("[FORM-5] reads %j as %s", (typed, address) => {
  expect(parseEmail(typed)).toBe(address);
});

const noAddress = "nobody ada@ ada@example ada@127.0.0.1 ada@[::1] <ada@example.org>";
const noHost =
  "ada@example.org:80 ada@example.org?cc=b@example.org ada@-example.org ada@exam%70le.org";
const noParts = ".ada@example.org ada@example..org a@b@example.org a,b@example.org";
const noLine = ["ada@ex ample.org", "a@example.org\r\nbcc: b@example.org", "a\r\n@example.org"];
const long = [`${"a".repeat(65)}@example.org`, `${"ö".repeat(33)}@example.org`];
const labels = ["b", "c", "d", "e"].map((letter) => letter.repeat(60)).join(".");
const invalid = [...`${noAddress} ${noHost} ${noParts}`.split(" "), ...noLine, ...long];

test.each([...invalid, `a@${labels}.${"f".repeat(20)}.org`])(
  "[FORM-5] doesn't read %j as an address",
  (typed) => expect(parseEmail(typed)).toBeNull(),
);
