// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

const tagManager = { id: "GTM-ABC123", dataLayer: "marqueeLayer" };
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

const layerOf = (): unknown[] => {
  const layer: unknown = Reflect.get(globalThis, "marqueeLayer");
  return Array.isArray(layer) ? layer : [];
};

/** Returns the data layer's entries. Converts commands from `arguments` objects to arrays. */
const pushed = () =>
  layerOf().map((entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]"
      ? Array.from(Object.values(Object(entry)))
      : entry,
  );

const advertising = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
const signals = (analytics: "granted" | "denied") => ({
  ...advertising,
  analytics_storage: analytics,
});
const update = (analytics: "granted" | "denied") => ["consent", "update", signals(analytics)];
const byDefault = ["consent", "default", signals("denied")];

/** Loads the modules as a freshly loaded page would. */
async function freshPage() {
  const { applyAnalyticsConsent } = await import("./tag-manager.client.ts");
  const { track } = await import("../../runtime/consent/track.client.ts");
  const { followConsent } = await import("../../runtime/consent/store.client.ts");
  const { saveConsent } = await import("../save-consent.client.ts");
  onTestFinished(followConsent(1));
  const decide = (analytics: boolean) => {
    saveConsent({ analytics, media: false }, 1);
    applyAnalyticsConsent(analytics ? tagManager : null, ["_fbp"]);
  };
  return { applyAnalyticsConsent, decide, saveConsent, track };
}

/**
 * Simulates Google's script when it has loaded: reads the data layer and replaces its `push`.
 * Returns the entries that the script read.
 */
function arriveScript(): unknown[] {
  const layer = layerOf();
  const seen = pushed();
  const { push } = layer;
  layer.push = (entry: unknown) => (seen.push(entry), push.call(layer, entry));
  document.head.querySelector("script")?.dispatchEvent(new Event("load"));
  return seen;
}

beforeEach(() => {
  vi.resetModules();
  // oxlint-disable-next-line unicorn/no-document-cookie -- simulates a first visit
  document.cookie = "marquee_consent=; path=/; max-age=0";
  for (const name of ["marqueeLayer", "google_tag_manager", "ga-disable-G-AB12"])
    Reflect.deleteProperty(globalThis, name);
  document.head.replaceChildren();
});

describe("the tag manager", () => {
  test("[CON-4] is not loaded while analytics is not allowed, then once, and receives denied as the default, the granted categories and the start event", async () => {
    const { applyAnalyticsConsent } = await freshPage();
    applyAnalyticsConsent(null, []);
    expect([scripts(), pushed()]).toEqual([[], []]);
    applyAnalyticsConsent(tagManager, []);
    applyAnalyticsConsent(tagManager, []);
    expect(scripts()).toEqual([
      "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123&l=marqueeLayer",
    ]);
    const start = { "gtm.start": expect.any(Number), event: "gtm.js" };
    expect(pushed()).toEqual([byDefault, update("granted"), start]);
  });

  test("[SEC-2] is not loaded when the data layer's name is an existing global", async () => {
    const { applyAnalyticsConsent } = await freshPage();
    const before = globalThis.history;
    applyAnalyticsConsent({ ...tagManager, dataLayer: "history" }, []);
    expect(globalThis.history).toBe(before);
    expect(scripts()).toEqual([]);
  });

  test("[SEC-2] escapes its id in the script's URL", async () => {
    const { applyAnalyticsConsent } = await freshPage();
    applyAnalyticsConsent({ ...tagManager, id: "GTM-1&l=x#/../evil" }, []);
    expect(new URL(scripts()[0] ?? "").searchParams.get("id")).toBe("GTM-1&l=x#/../evil");
  });
});

describe("withdrawing analytics", () => {
  test("[CON-3] notifies the tag manager, removes its cookies, drops later events, and can be reversed", async () => {
    const { decide, track } = await freshPage();
    decide(true);
    arriveScript();
    for (const name of ["_ga_AB12", "_fbp"]) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- simulates the tags
      document.cookie = `${name}=1; path=/`;
    }
    localStorage.setItem("_gcl_ls", "1");
    decide(false);
    track({ event: "gate_shown" });
    layerOf().push({ event: "gtm.click" });
    expect(pushed().slice(3)).toEqual([update("denied")]);
    expect(document.cookie).not.toMatch(/_ga|_fbp/);
    expect(localStorage.getItem("_gcl_ls")).toBeNull();
    expect(Reflect.get(globalThis, "ga-disable-G-AB12")).toBe(true);

    decide(true);
    track({ event: "gate_opened" });
    expect(pushed().slice(4)).toEqual([update("granted"), { event: "gate_opened" }]);
    expect(scripts()).toHaveLength(1);
  });

  test("[CON-3] disables measurement in a tab whose cookies another tab has already removed", async () => {
    const { decide } = await freshPage();
    decide(true);
    arriveScript();
    Reflect.set(globalThis, "google_tag_manager", { "G-AB12": {}, "GTM-ABC123": {} });
    decide(false);
    expect(Reflect.get(globalThis, "ga-disable-G-AB12")).toBe(true);
  });

  test("[CON-3] before the script has loaded hides the start event and the granted categories from it", async () => {
    const { decide } = await freshPage();
    decide(true);
    decide(false);
    const seen = arriveScript();
    layerOf().push({ event: "gtm.dom" });
    expect(seen).toEqual([byDefault, update("denied")]);
  });
});

test("[CON-4] drops events before consent, queues those before the tag manager's code, and reports one page view of a restored page", async () => {
  const { decide, saveConsent, track } = await freshPage();
  track({ event: "gate_opened" });
  saveConsent({ analytics: true, media: false }, 1);
  track({ event: "gate_shown" });
  decide(true);
  expect(pushed().slice(2)).toEqual([expect.anything(), { event: "gate_shown" }]);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => pushed().slice(4)).toEqual([{ event: "page_view", page_path: "/" }]);
});
