import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  fileAddress,
  isSafeAddress,
  safeAddress,
  completeAddress,
} from "./safe-address.contract.ts";

describe("[SEC-2] URLs in links", () => {
  const urls = "https://tickets.example/nightlight?a=1#b http://tickets.example";
  const others = "mailto:house@nightlight.example?subject=Seats tel:+49-30-1234";

  it.each(`${urls} https://مثال.example/فيلم ${others}`.split(" "))("accepts %j", (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  const spellings = "javascript:alert(1) JaVaScRiPt:alert(1) java\tscript:alert(1)";
  const noise = "java\nscript:alert(1) \u0000javascript:alert(1) java\u200bscript:alert(1)";
  const schemes = "javascript&colon;alert(1) data:text/html,<script>alert(1)</script> tel:alert(1)";
  const moreSchemes = "vbscript:msgbox(1) blob:https://site.example/1 file:///etc/passwd mailto:";
  const hosts = "//evil.example /\\evil.example https:\\\\evil.example https:evil.example";
  const disguised = "https://bank.example@evil.example ht\ttps://tickets.example programme";
  const spaced = ["\u0001 javascript:alert(1)", "https://tickets.example/two words", ""];
  const bidi = "https://tickets.example/\u202egnp.exe";
  const unsafe = [spellings, noise, schemes, moreSchemes, hosts, disguised, bidi].join(" ");

  it.each([...unsafe.split(" "), ...spaced])("rejects %j", (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });

  it("rejects any text that a browser parses as another scheme", () => {
    const scheme = fc.constantFrom("javascript:", "data:", "vbscript:", "blob:", "filesystem:");
    const text = fc.string({ unit: "binary", maxLength: 3 });
    fc.assert(
      fc.property(scheme, text, text, fc.nat(10), (name, before, within, at) => {
        const address = `${before}${name.slice(0, at)}${within}${name.slice(at)}alert(1)`;
        const parsed = safeAddress.safeParse(address);
        const shown = parsed.success ? new URL(parsed.data).protocol : "https:";
        expect(["https:", "http:", "mailto:", "tel:"]).toContain(shown);
      }),
    );
  });

  it("trims pasted whitespace, and explains the format of a URL", () => {
    expect(safeAddress.parse("  https://tickets.example\n")).toBe("https://tickets.example");
    expect(safeAddress.safeParse("javascript:alert(1)").error?.issues[0]?.message).toBe(
      "Enter a full URL that begins with https://, http://, mailto: or tel: and contains no spaces. To link to a page of this site, select the page instead.",
    );
  });

  it.each(["http://a.example/a.json", "mailto:a@b.example"])(
    "[SEC-1] rejects the file %j",
    (address) => expect(fileAddress.safeParse(address).success).toBe(false),
  );
});

// cspell:ignore jörg mller

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
