import { expect, test } from "vitest";
import { judgeDraftCookie } from "./draft-cookie.ts";

const near = { site: "http://localhost:3000", studio: "http://localhost:3333" };
const far = { site: "https://nightlight.example", studio: "https://studio.example" };

test("[PAGE-6] between two host names the draft cookie has to say that it may travel in frames", () => {
  const full = ["__prerender_bypass=abc; Path=/; HttpOnly; Secure; SameSite=none"];
  expect(judgeDraftCookie(full, far)).toBe("kept");
  expect(judgeDraftCookie(["__prerender_bypass=abc; SameSite=lax"], far)).toBe("notInFrames");
  expect(judgeDraftCookie(["__prerender_bypass=abc; SameSite=None"], far)).toBe("notInFrames");
});

test("[PAGE-6] on one host name any draft cookie is kept", () => {
  expect(judgeDraftCookie(["__prerender_bypass=abc; SameSite=lax"], near)).toBe("kept");
});

test("[PAGE-6] an answer without the cookie, or with an empty one, switches nothing on", () => {
  expect(judgeDraftCookie(["other=1"], near)).toBe("noCookie");
  expect(judgeDraftCookie(["__prerender_bypass=; Max-Age=0"], near)).toBe("noCookie");
});
