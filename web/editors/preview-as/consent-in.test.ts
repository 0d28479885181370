import { expect, test } from "vitest";
import { consentIn } from "./consent-in.ts";

test.each([
  [null, "before"],
  [{ analytics: true, media: true }, "accepted"],
  [{ analytics: false, media: false }, "refused"],
  [{ analytics: false, media: true }, "kept"],
  [{ analytics: true, media: false }, "kept"],
])("[CON-1] displays the consent %j as %s", (consent, choice) => {
  expect(consentIn(consent, true)).toBe(choice);
});

test("[CON-4] displays consent without analytics as accepted when the site has no analytics", () => {
  expect(consentIn({ analytics: false, media: true }, false)).toBe("accepted");
});
