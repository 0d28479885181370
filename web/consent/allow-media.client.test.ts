// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { allowMedia } from "./allow-media.client.ts";
import { parseConsent } from "./record.ts";
import { saveConsent } from "./save-consent.client.ts";
import { currentConsent, followConsent } from "./store.client.ts";

let end = () => {};
beforeEach(() => {
  end = followConsent(3);
});
afterEach(() => end());

const stored = () => parseConsent(document.cookie.split("marquee_consent=")[1] ?? null, 3);

test("[CON-1] allowing videos saves consent to media only, with the current policy version", () => {
  allowMedia(true);
  expect(stored()).toMatchObject({ policyVersion: 3, analytics: false, media: true });
  expect(currentConsent()).toMatchObject({ decided: true, analytics: false, media: true });
});

test("[CON-3] withdrawing consent to media leaves consent to analytics unchanged", () => {
  saveConsent({ analytics: true, media: true }, 3);
  allowMedia(false);
  expect(stored()).toMatchObject({ analytics: true, media: false });
});
