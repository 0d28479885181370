// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { allowMedia } from "./allow-media.client.ts";
import { parseConsent } from "../runtime/consent/record.ts";
import { saveConsent } from "./save-consent.client.ts";
import { currentConsent, followConsent } from "../runtime/consent/store.client.ts";

beforeEach(() => followConsent(3));

const stored = () => parseConsent(document.cookie.split("marquee_consent=")[1] ?? null, 3);

test("[CON-1][CON-3] allows and withdraws videos with the current policy version, and leaves analytics unchanged", () => {
  allowMedia(true);
  expect(stored()).toMatchObject({ policyVersion: 3, analytics: false, media: true });
  expect(currentConsent()).toMatchObject({ decided: true, analytics: false, media: true });
  saveConsent({ analytics: true, media: true }, 3);
  allowMedia(false);
  expect(stored()).toMatchObject({ analytics: true, media: false });
});
