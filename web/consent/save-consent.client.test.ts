// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://films.example.org/en"}
import { expect, test, vi } from "vitest";
import { saveConsent } from "./save-consent.client.ts";

test("[CON-2] sets a Secure, SameSite=Lax cookie for the whole site and 182 days on https", () => {
  const written = vi.spyOn(document, "cookie", "set");
  saveConsent({ analytics: true, media: false }, 3);
  const [value, ...attributes] = written.mock.calls[0]?.[0].split("; ") ?? [];
  expect(attributes.toSorted()).toEqual(["Max-Age=15724800", "Path=/", "SameSite=Lax", "Secure"]);
  const record: unknown = JSON.parse(decodeURIComponent(value?.replace(/^.*?=/, "") ?? ""));
  expect(record).toMatchObject({ v: 3, c: ["necessary", "analytics"] });
});
