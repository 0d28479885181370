// cspell:ignore jörg mller
import { expect, test } from "vitest";
import { completeAddress } from "./complete-address.ts";
import { safeAddress } from "./safe-address.contract.ts";

test.each([
  ["www.example.org", "https://www.example.org"],
  ["example.org/tickets?day=2#late", "https://example.org/tickets?day=2#late"],
  ["مثال.example", "https://مثال.example"],
  ["+44 (0)20 7946 0958", "tel:+442079460958"],
  ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "tel:+966501234567"],
  ["info@müller.de", "mailto:info@xn--mller-kva.de"],
  ["jörg+a&b@example.org", "mailto:j%C3%B6rg+a%26b@example.org"],
  ["what?subject=x@example.org", "mailto:what%3Fsubject%3Dx@example.org"],
])("[COMP-2] completes %s in a link", (typed, address) => {
  expect(safeAddress.parse(` ${typed} `)).toBe(address);
});

const complete = ["https://example.org", "mailto:choir@example.org", "javascript:alert(1)"];
const others = ["//example.org", "#tickets", "programme", "menu.pdf", "two words.example", ""];

test.each([...complete, ...others])("[COMP-2] leaves %j as it is", (text) => {
  expect(completeAddress(text)).toBe(text);
});

test("[COMP-2] says how to link to a section of a page", () => {
  const message = safeAddress.safeParse("#tickets").error?.issues[0]?.message;
  expect(message).toContain("select “Page on this site”");
});
