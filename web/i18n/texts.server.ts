import "server-only";
import { readSettings } from "../content/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { serverEnv } from "../env.server.ts";
import { outboundFetch } from "../outbound/fetch.ts";
import { createTexts, type TextSettings } from "./texts.ts";
import type { Texts } from "./text-file.ts";
import type { Translate } from "./translate.ts";

/** A page waits for a translations host once, the first time; a file of all texts is some 20 kB. */
const FETCH_LIMITS = { timeoutMs: 2_000, maxBytes: 262_144, accept: "application/json" };

/** An address given as a path is this site's own, which on a laptop is neither https nor public. */
function ownHost(address: string): { allow?: string[] } {
  const site = new URL(serverEnv().siteUrl);
  if (new URL(address).origin !== site.origin) return {};
  const port = site.port || (site.protocol === "https:" ? "443" : "80");
  return { allow: [`${site.hostname}:${port}`] };
}

const texts = createTexts({
  fetchFile: (address) => outboundFetch(address, { ...FETCH_LIMITS, ...ownHost(address) }),
  siteUrl: () => serverEnv().siteUrl,
  log: console.warn,
  now: Date.now,
});

const shippedOnly: TextSettings = { translationFiles: null, defaultLanguage: "en" };

async function publishedSettings(): Promise<TextSettings> {
  try {
    return (await readSettings(visitorView)).locale;
  } catch {
    // The content service is down, which whoever reads the page says; error pages need their words all the same.
    return shippedOnly;
  }
}

/**
 * Interface texts of a language, from the address in the locale settings over those that ship [I18N-1]. Never throws.
 * `settings` spares a reading of the locale settings where they are at hand.
 */
export async function getTranslate(language: string, settings?: TextSettings): Promise<Translate> {
  return texts.getTranslate(language, settings ?? (await publishedSettings()));
}

/** Every text of a language as it is written, with its `{{placeholders}}`. Never throws. */
export async function getTexts(language: string, settings: TextSettings): Promise<Texts> {
  return texts.getTexts(language, settings);
}
