import type { BrowserContext, Page } from "@playwright/test";

/** What Google's script could know at a moment: what is in its list, and what any script reads from the page. */
export type Heard = { entry: unknown; address: string; referrer: string; title: string };

/**
 * Stands for https://www.googletagmanager.com/gtm.js: reads its list as that does, puts a `push` of its own in place of
 * the list's, and sets cookies as tags do. It says nothing about what Google's tags then send.
 */
const script = `(() => {
  const plain = (entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry) : entry;
  const { dataLayer } = window;
  const { push } = dataLayer;
  window.received = [];
  const hear = (entry) => {
    window.received.push(plain(entry));
    window.tellTest?.({ entry: plain(entry), address: location.href, referrer: document.referrer, title: document.title });
  };
  dataLayer.forEach(hear);
  dataLayer.push = (entry) => { hear(entry); return push.call(dataLayer, entry); };
  window.google_tag_manager = { "G-AB12": {} };
  for (const [name, path] of [["_ga", "/"], ["_ga_AB12", "/"], ["_gcl_au", "/"], ["_gid", "/en"], ["_fbp", "/"]])
    document.cookie = name + "=1; path=" + path;
})();`;

/** Answers for the tag manager in this context; `requested`: the addresses asked for; `heard`: all that reached it. */
export async function doubleTagManager(
  context: BrowserContext,
): Promise<{ requested: string[]; heard: Heard[] }> {
  const requested: string[] = [];
  const heard: Heard[] = [];
  await context.exposeFunction("tellTest", (told: Heard) => void heard.push(told));
  await context.route("https://www.googletagmanager.com/**", async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: script });
  });
  return { requested, heard };
}

/** What the double's script has had in this page since it was loaded. */
export const received = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(window, "received") ?? []);

/** The consent signals, as they are told before a choice and with each. */
export const signals = (analytics: "granted" | "denied") => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: analytics,
});
