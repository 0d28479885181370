// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const tagManager = { id: "GTM-ABC123", dataLayer: "marqueeLayer" };
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

/** What the tag manager finds in its list: a command (an `arguments` object) as its words, an event as it is. */
function pushed(): unknown[] {
  const layer: unknown = Reflect.get(globalThis, "marqueeLayer");
  if (!Array.isArray(layer)) return [];
  return layer.map((entry: unknown) =>
    Object.prototype.toString.call(entry) === "[object Arguments]"
      ? Array.from(Object.values(Object(entry)))
      : entry,
  );
}

const signals = (analytics: "granted" | "denied") => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: analytics,
});

/** The modules as a page that was just loaded has them. */
async function freshPage() {
  const { applyAnalyticsConsent } = await import("./tag-manager.client.ts");
  const { track } = await import("./track.client.ts");
  return { applyAnalyticsConsent, track };
}

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "marqueeLayer");
  document.head.replaceChildren();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "ga-disable-G-AB12");
});

describe("the tag manager", () => {
  test("[CON-4] is not asked for while analytics is not allowed", async () => {
    const { applyAnalyticsConsent } = await freshPage();
    applyAnalyticsConsent(tagManager, false);
    expect(scripts()).toEqual([]);
    expect(pushed()).toEqual([]);
  });

  test("[CON-4] hears that all is denied before anything, then what is granted, then that it starts", async () => {
    const { applyAnalyticsConsent } = await freshPage();
    applyAnalyticsConsent(tagManager, true);
    expect(pushed()).toEqual([
      ["consent", "default", signals("denied")],
      ["consent", "update", signals("granted")],
      { "gtm.start": expect.any(Number), event: "gtm.js" },
    ]);
  });

  test("[CON-4] is loaded once, by its id and the name of its list", async () => {
    const { applyAnalyticsConsent } = await freshPage();
    applyAnalyticsConsent(tagManager, true);
    applyAnalyticsConsent(tagManager, true);
    expect(scripts()).toEqual([
      "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123&l=marqueeLayer",
    ]);
  });

  test("[SEC-2] leaves alone a name that already means something in the page", async () => {
    const { applyAnalyticsConsent } = await freshPage();
    const before = globalThis.history;
    applyAnalyticsConsent({ ...tagManager, dataLayer: "history" }, true);
    expect(globalThis.history).toBe(before);
    expect(scripts()).toEqual([]);
  });

  test("[SEC-2] can't be given more than an id by its id", async () => {
    const { applyAnalyticsConsent } = await freshPage();
    applyAnalyticsConsent({ ...tagManager, id: "GTM-1&l=x#/../evil" }, true);
    expect(new URL(scripts()[0] ?? "").searchParams.get("id")).toBe("GTM-1&l=x#/../evil");
  });
});

describe("withdrawing analytics", () => {
  test("[CON-3] tells the tag manager, removes its cookies and lets nothing more reach it", async () => {
    const { applyAnalyticsConsent, track } = await freshPage();
    applyAnalyticsConsent(tagManager, true);
    // oxlint-disable-next-line unicorn/no-document-cookie -- what the tag does
    document.cookie = "_ga_AB12=1; path=/";
    applyAnalyticsConsent(tagManager, false);
    track({ event: "sign_in" });
    const layer: unknown = Reflect.get(globalThis, "marqueeLayer");
    if (Array.isArray(layer)) layer.push({ event: "gtm.click" });

    expect(pushed().slice(3)).toEqual([["consent", "update", signals("denied")]]);
    expect(document.cookie).not.toContain("_ga");
    expect(Reflect.get(globalThis, "ga-disable-G-AB12")).toBe(true);
  });

  test("[CON-3] can itself be taken back, without loading the script again", async () => {
    const { applyAnalyticsConsent, track } = await freshPage();
    applyAnalyticsConsent(tagManager, true);
    applyAnalyticsConsent(tagManager, false);
    applyAnalyticsConsent(tagManager, true);
    track({ event: "gate_opened" });
    expect(pushed().slice(4)).toEqual([
      ["consent", "update", signals("granted")],
      { event: "gate_opened" },
    ]);
    expect(scripts()).toHaveLength(1);
  });
});

test("[CON-4] an event before consent is dropped, not kept for later", async () => {
  const { applyAnalyticsConsent, track } = await freshPage();
  track({ event: "gate_shown" });
  applyAnalyticsConsent(tagManager, true);
  expect(pushed()).not.toContainEqual({ event: "gate_shown" });
});
