// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CONSENT_COOKIE } from "./record.ts";
import { formatConsent } from "../../consent/written-record.ts";

const nothing = { analytics: false, media: false, time: null };
const ends: (() => void)[] = [];

/** Loads the store's modules as a freshly loaded page would. */
async function freshStore(policyVersion: number) {
  vi.resetModules();
  const store = await import("./store.client.ts");
  const { saveConsent } = await import("../../consent/save-consent.client.ts");
  ends.push(store.followConsent(policyVersion));
  return { ...store, saveConsent };
}

function setCookie(value: string, attributes = "path=/"): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- simulates another tab, or a visitor with developer tools
  document.cookie = `${CONSENT_COOKIE}=${value}; ${attributes}`;
}

const record = (analytics: boolean, media: boolean) =>
  encodeURIComponent(formatConsent({ policyVersion: 1, analytics, media, time: 0 }));

beforeEach(() => setCookie("", "path=/; max-age=0"));
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test("[CON-1] allows nothing and reports no decision before the cookie is read", async () => {
  vi.resetModules();
  const { currentConsent } = await import("./store.client.ts");
  expect(currentConsent()).toEqual({ ...nothing, decided: null });
});

test.each([
  ["a missing cookie", 1, ""],
  ["a corrupt cookie", 1, "%7Bnot-json"],
  ["a choice under an older policy", 2, record(true, true)],
])("[CON-2] treats %s as no choice", async (_, policyVersion, cookie) => {
  setCookie(cookie);
  const { currentConsent } = await freshStore(policyVersion);
  expect(currentConsent()).toEqual({ ...nothing, decided: false });
});

const restored = () => new PageTransitionEvent("pageshow", { persisted: true });

test.each([
  ["gets the focus", () => new Event("focus")],
  ["returns from the back/forward cache", restored],
])("[CON-3] applies a choice made in another tab when this tab %s", async (_, createEvent) => {
  const { currentConsent } = await freshStore(1);
  setCookie(record(true, false));
  dispatchEvent(createEvent());
  const choice = { analytics: true, media: false, time: 0, policyVersion: 1 };
  expect(currentConsent()).toEqual({ ...choice, decided: true });
});

test("[CON-3] applies a choice made in another tab at once", async () => {
  const { currentConsent } = await freshStore(1);
  setCookie(record(false, true));
  const otherTab = new BroadcastChannel(CONSENT_COOKIE);
  ends.push(() => otherTab.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  otherTab.postMessage(0);
  await expect.poll(() => currentConsent().media).toBe(true);
});

describe("when the browser stores no cookies", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, "cookie");
  });

  const refuse = () => {
    throw new DOMException("Refused.", "SecurityError");
  };

  test.each([
    ["and does not throw", () => "", () => {}, BroadcastChannel],
    ["when reading cookies throws and BroadcastChannel is missing", refuse, refuse, refuse],
  ])("[CON-2] keeps a choice for the page %s", async (_, get, set, channel) => {
    Object.defineProperty(document, "cookie", { configurable: true, get, set });
    vi.stubGlobal("BroadcastChannel", channel);
    const { saveConsent, currentConsent } = await freshStore(1);
    expect(currentConsent().decided).toBe(false);
    saveConsent({ analytics: true, media: false }, 1);
    dispatchEvent(new Event("focus"));
    expect(currentConsent()).toMatchObject({ decided: true, analytics: true, media: false });
  });
});

test("[CON-2] neither reads nor overwrites the editor's own choice in a preview", async () => {
  setCookie(record(true, true));
  vi.resetModules();
  const { currentConsent, followConsent } = await import("./store.client.ts");
  const { saveConsent } = await import("../../consent/save-consent.client.ts");
  const end = followConsent(1, true);
  expect(currentConsent().decided).toBe(false);
  saveConsent({ analytics: false, media: true }, 1);
  expect(currentConsent()).toMatchObject({ analytics: false, media: true });
  end();
  ends.push(followConsent(1));
  expect(currentConsent()).toMatchObject({ analytics: true, media: true });
});
