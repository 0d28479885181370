import { expect, test } from "vitest";
import { judgeDraftCookie } from "./draft-cookie.ts";

const near = { site: "http://localhost:3000", studio: "http://localhost:3333" };
const far = { site: "https://nightlight.example", studio: "https://studio.example" };

const framed = "Path=/; HttpOnly; Secure; SameSite=none";
const next = "__prerender_bypass=abc";
const own = "__Host-marquee_draft=abc";

test.each([
  // Frames need both cookies when studio and site have different host names.
  ["kept", far, [`${next}; ${framed}`, `${own}; ${framed}`]],
  ["notInFrames", far, [`${next}; SameSite=lax`, `${own}; ${framed}`]],
  ["notInFrames", far, [`${next}; SameSite=None`, `${own}; ${framed}`]],
  ["notInFrames", far, [`${next}; ${framed}`, `${own}; SameSite=lax`]],
  ["notInFrames", far, [`${next}; ${framed}`, `${own}; SameSite=None`]],
  ["kept", near, [`${next}; SameSite=lax`, "marquee_draft=abc; SameSite=lax"]],
  ["noCookie", near, ["other=1"]],
  ["noCookie", near, [next]],
  ["noCookie", near, ["marquee_draft=abc"]],
  ["noCookie", near, ["__prerender_bypass=; Max-Age=0", "marquee_draft=abc"]],
])("[PAGE-6] judges as %s on %j the draft cookies %j", (verdict, hosts, cookies) => {
  expect(judgeDraftCookie(cookies, hosts)).toBe(verdict);
});
