import { expect, test } from "vitest";
import { consentIn } from "./consent-in.ts";

test.each([
  [null, "before"],
  [{ analytics: true, media: true }, "accepted"],
  [{ analytics: false, media: false }, "refused"],
  [{ analytics: false, media: true }, "kept"],
  [{ analytics: true, media: false }, "kept"],
])("[CON-1] what was said, %j, is shown as %s", (said, choice) => {
  expect(consentIn(said, true)).toBe(choice);
});

test("[CON-4] all is accepted without statistics where nobody is asked about them", () => {
  expect(consentIn({ analytics: false, media: true }, false)).toBe("accepted");
});
