import "server-only";
import { join } from "node:path";
import { createLastGood } from "../content/last-good.ts";
import { readSettings } from "../content/settings.server.ts";
import { tagPage } from "../content/tag-page.server.ts";
import { visitorView } from "../content/view.ts";
import { serverEnv } from "../env.server.ts";
import { log } from "../log.ts";
import { outboundFetch } from "../outbound/fetch.ts";
import { shippedLanguages } from "./shipped.ts";
import { readKeptTexts, type Texts } from "./text-file.ts";
import { textTags, type TextSettings } from "./text-settings.ts";
import { createTexts } from "./texts.ts";
import type { Translate } from "./translate.ts";

/** A file of all texts is some 20 kB. */
const FETCH_LIMITS = { maxBytes: 262_144, accept: "application/json" };

/** An address given as a path is this site's own, which on a laptop is neither https nor public. */
function ownHost(address: string): { allow?: string[] } {
  const site = new URL(serverEnv().siteUrl);
  if (new URL(address).origin !== site.origin) return {};
  const port = site.port || (site.protocol === "https:" ? "443" : "80");
  return { allow: [`${site.hostname}:${port}`] };
}

/** Beside what is kept of the content service, which says so itself where the folder can't be written to. */
const kept = createLastGood(
  join(process.cwd(), process.env["MARQUEE_DIST"] ?? ".next", "cache", "texts"),
  () => undefined,
);

/** Reads a translation file through the outbound door, in `timeoutMs` at most. Throws when it can't be had. */
export const fetchFile = (address: string, timeoutMs: number) =>
  outboundFetch(address, { timeoutMs, ...FETCH_LIMITS, ...ownHost(address) });

const makeTexts = () =>
  createTexts({
    fetchFile,
    lastGood: {
      store: (address, texts) => kept.store(address, { result: texts, tags: [] }),
      find: async (address) => readKeptTexts((await kept.find(address))?.result),
    },
    siteUrl: () => serverEnv().siteUrl,
    log: log.warn,
    now: Date.now,
  });

declare global {
  // Next bundles the start-up hook and each route apart, so a module's own variable would exist several times.
  var marqueeTexts: ReturnType<typeof makeTexts> | undefined;
}

/** The process's one set of texts. */
function texts() {
  globalThis.marqueeTexts ??= makeTexts();
  return globalThis.marqueeTexts;
}

const shippedOnly: TextSettings = {
  translationFiles: null,
  languages: shippedLanguages.map((code) => ({ code })),
  defaultLanguage: "en",
};

async function publishedSettings(cached: boolean): Promise<TextSettings> {
  try {
    return (await readSettings(cached ? visitorView : { ...visitorView, cached })).locale;
  } catch {
    // The content service is down, which whoever reads the page says; error pages need their words all the same.
    return shippedOnly;
  }
}

/**
 * Interface texts of a language, from the address in the locale settings over those that ship [I18N-1], for the page
 * being rendered, which is made again when they change. Never throws. `settings` spares a reading of the locale
 * settings where they are at hand.
 */
export async function getTranslate(language: string, settings?: TextSettings): Promise<Translate> {
  const known = settings ?? (await publishedSettings(true));
  const tags = textTags(language, known);
  if (tags.length > 0) await tagPage(tags);
  return texts().getTranslate(language, known);
}

/** Every text of a language as it is written, with its `{{placeholders}}`. Never throws. */
export async function getTexts(language: string, settings: TextSettings): Promise<Texts> {
  return texts().getTexts(language, settings);
}

/** Reads translation files again where it is time, outside of any page; answers the languages whose texts changed. */
export const readTextsAgain = (): Promise<readonly string[]> =>
  texts().readAgain(() => publishedSettings(false));

/** Has the next page read every translation file anew. */
export const expireTexts = (): void => texts().expire();
