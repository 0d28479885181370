import type { BrowserContext, Page } from "@playwright/test";

/**
 * An entry that Google's script receives from the data layer, and the page's address, referrer and title at that
 * moment.
 */
type Heard = { entry: unknown; address: string; referrer: string; title: string };

/**
 * Test double of https://www.googletagmanager.com/gtm.js. Like Google's script, it reads the data
 * layer and replaces the function `dataLayer.push`. It also sets cookies, as Google's tags do. It
 * proves nothing about the requests of Google's tags.
 */
const script = `(() => {
  const plain = (entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry) : entry;
  const { dataLayer } = window;
  const { push } = dataLayer;
  window.received = [];
  const hear = (entry) => {
    window.received.push(plain(entry));
    window.reportToTest?.({ entry: plain(entry), address: location.href, referrer: document.referrer, title: document.title });
  };
  dataLayer.forEach(hear);
  dataLayer.push = (entry) => { hear(entry); return push.call(dataLayer, entry); };
  window.google_tag_manager = { "G-AB12": {} };
  for (const [name, path] of [["_ga", "/"], ["_ga_AB12", "/"], ["_gcl_au", "/"], ["_gid", "/en"], ["_fbp", "/"]])
    document.cookie = name + "=1; path=" + path;
})();`;

/**
 * Intercepts the tag manager in this context. `requested` lists the requested addresses, `heard` lists all entries that
 * the double's script received.
 */
export async function doubleTagManager(
  context: BrowserContext,
): Promise<{ requested: string[]; heard: Heard[] }> {
  const requested: string[] = [];
  const heard: Heard[] = [];
  await context.exposeFunction("reportToTest", (received: Heard) => void heard.push(received));
  await context.route("https://www.googletagmanager.com/**", async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: script });
  });
  return { requested, heard };
}

/** Returns the entries of the data layer that the double's script has received in this page. */
export const received = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(window, "received") ?? []);

/** Returns the events in the data layer that the site sent. Omits the tag manager's own events. */
export const ownEvents = (heard: readonly Heard[]) =>
  heard
    .map(({ entry }) => entry)
    .filter((entry) => !Array.isArray(entry) && !("gtm.start" in Object(entry)));

/** Returns Google's consent signals, as the site sends them before a choice and with each choice. */
export const signals = (analytics: "granted" | "denied") => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: analytics,
});
