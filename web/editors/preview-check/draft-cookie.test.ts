import { expect, test } from "vitest";
import { judgeDraftCookie } from "./draft-cookie.ts";

const near = { site: "http://localhost:3000", studio: "http://localhost:3333" };
const far = { site: "https://nightlight.example", studio: "https://studio.example" };

const framed = "Path=/; HttpOnly; Secure; SameSite=none";

test("[PAGE-6] requires both draft cookies to be allowed in frames when studio and site have different host names", () => {
  const next = `__prerender_bypass=abc; ${framed}`;
  const own = `__Host-marquee_draft=abc; ${framed}`;
  expect(judgeDraftCookie([next, own], far)).toBe("kept");
  for (const attributes of ["SameSite=lax", "SameSite=None"]) {
    expect(judgeDraftCookie([`__prerender_bypass=abc; ${attributes}`, own], far)).toBe(
      "notInFrames",
    );
    expect(judgeDraftCookie([next, `__Host-marquee_draft=abc; ${attributes}`], far)).toBe(
      "notInFrames",
    );
  }
});

test("[PAGE-6] accepts any draft cookies when studio and site have one host name", () => {
  const lines = ["__prerender_bypass=abc; SameSite=lax", "marquee_draft=abc; SameSite=lax"];
  expect(judgeDraftCookie(lines, near)).toBe("kept");
});

test("[PAGE-6] reports no cookie when either draft cookie is missing or empty", () => {
  expect(judgeDraftCookie(["other=1"], near)).toBe("noCookie");
  expect(judgeDraftCookie(["__prerender_bypass=abc"], near)).toBe("noCookie");
  expect(judgeDraftCookie(["marquee_draft=abc"], near)).toBe("noCookie");
  expect(judgeDraftCookie(["__prerender_bypass=; Max-Age=0", "marquee_draft=abc"], near)).toBe(
    "noCookie",
  );
});
