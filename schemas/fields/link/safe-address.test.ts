import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileAddress, isSafeAddress, safeAddress } from "./safe-address.contract.ts";

describe("[SEC-2] URLs in links", () => {
  it.each([
    ["https://tickets.example/nightlight?a=1#b"],
    ["http://tickets.example"],
    ["https://مثال.example/فيلم"],
    ["mailto:house@nightlight.example?subject=Seats"],
    ["tel:+49-30-1234"],
  ])("accepts %j", (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each([
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    ["java\tscript:alert(1)"],
    ["java\nscript:alert(1)"],
    ["\u0000javascript:alert(1)"],
    ["\u0001 javascript:alert(1)"],
    ["java\u200bscript:alert(1)"],
    ["javascript&colon;alert(1)"],
    ["data:text/html,<script>alert(1)</script>"],
    ["vbscript:msgbox(1)"],
    ["blob:https://site.example/1"],
    ["file:///etc/passwd"],
    ["//evil.example"],
    ["/\\evil.example"],
    ["https:\\\\evil.example"],
    ["https:evil.example"],
    ["https://bank.example@evil.example"],
    ["ht\ttps://tickets.example"],
    ["https://tickets.example/two words"],
    ["https://tickets.example/\u202egnp.exe"],
    ["programme"],
    ["mailto:"],
    ["tel:alert(1)"],
    [""],
  ])("rejects %j", (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });

  it("rejects any text that a browser parses as another scheme", () => {
    const scheme = fc.constantFrom("javascript:", "data:", "vbscript:", "blob:", "filesystem:");
    const noise = fc.string({ unit: "binary", maxLength: 3 });
    fc.assert(
      fc.property(scheme, noise, noise, fc.nat(10), (name, before, within, at) => {
        const address = `${before}${name.slice(0, at)}${within}${name.slice(at)}alert(1)`;
        const parsed = safeAddress.safeParse(address);
        const shown = parsed.success ? new URL(parsed.data).protocol : "https:";
        expect(["https:", "http:", "mailto:", "tel:"]).toContain(shown);
      }),
    );
  });

  it("trims pasted whitespace", () => {
    expect(safeAddress.parse("  https://tickets.example\n")).toBe("https://tickets.example");
  });

  it("explains the format of a URL", () => {
    expect(safeAddress.safeParse("javascript:alert(1)").error?.issues[0]?.message).toBe(
      "Enter a full URL that begins with https://, http://, mailto: or tel: and contains no spaces. To link to a page of this site, select the page instead.",
    );
  });

  it.each([["http://lottie.example/a.json"], ["mailto:a@lottie.example"]])(
    "[SEC-1] rejects a file from %j",
    (address) => {
      expect(fileAddress.safeParse(address).success).toBe(false);
    },
  );
});
