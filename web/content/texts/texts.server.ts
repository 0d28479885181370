import "server-only";
import { createLastGood } from "../service/last-good.ts";
import { readSettings } from "../settings/settings.server.ts";
import { tagPage } from "../tag-page.server.ts";
import { visitorView } from "../view.ts";
import { inDataFolder } from "../../runtime/data-folder.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { outboundFetch } from "../outbound/fetch.ts";
import { shippedLanguages } from "../../i18n/shipped.ts";
import { readCachedTexts, type Texts } from "../../i18n/text-file.ts";
import { textTags, type TextSettings } from "../../i18n/text-settings.ts";
import { createTexts } from "../../i18n/texts.ts";
import type { Translate } from "../../i18n/translate.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/** `maxBytes` is over ten times the size of a file with all texts (20 kB). */
const FETCH_LIMITS = { maxBytes: 262_144, accept: "application/json" };

/**
 * Returns the option that lets `outboundFetch` request this site's own host, because the site
 * itself may host its translation files. On a developer's machine, that host is neither https nor
 * public, so `outboundFetch` would refuse it. Returns no option for other hosts.
 */
function ownHost(address: string): { allow?: string[] } {
  const site = new URL(serverEnv().siteUrl);
  if (new URL(address).origin !== site.origin) return {};
  const port = site.port || (site.protocol === "https:" ? "443" : "80");
  return { allow: [`${site.hostname}:${port}`] };
}

/**
 * The disk cache of translation files. Write errors are ignored here: the content cache writes to the same parent
 * folder, so it logs the same errors.
 */
const lastGood = createLastGood(inDataFolder("texts"), () => undefined);

/** Fetches a translation file with `outboundFetch`, with a timeout in ms. Throws on failure. */
export const fetchFile = (address: string, timeoutMs: number) =>
  outboundFetch(address, { timeoutMs, ...FETCH_LIMITS, ...ownHost(address) });

const makeTexts = () =>
  createTexts({
    fetchFile,
    lastGood: {
      store: (address, texts) => lastGood.store(address, { result: texts, tags: [] }),
      find: async (address) => readCachedTexts((await lastGood.find(address))?.result),
    },
    siteUrl: () => serverEnv().siteUrl,
    log: log.warn,
    now: Date.now,
  });

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    texts: ReturnType<typeof makeTexts>;
  }
}

/** Returns the texts of this process, created on first use. */
function texts() {
  return siteRuntime().open("texts", makeTexts);
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
    // The content service is down. Returns the shipped texts, because error pages need texts too. Does not log the
    // failure, because the code that reads the page logs it.
    return shippedOnly;
  }
}

/**
 * Returns the interface texts of a language for the page being rendered: translation files override
 * shipped texts, and editors' texts override both [I18N-1]. The page expires when a file changes.
 * Never throws. If the caller has the locale settings, it passes them as `settings`, so that they
 * are not read again.
 */
export async function getTranslate(language: string, settings?: TextSettings): Promise<Translate> {
  const known = settings ?? (await publishedSettings(true));
  const tags = textTags(language, known);
  if (tags.length > 0) await tagPage(tags);
  return texts().getTranslate(language, known);
}

/** Returns all texts of a language, with unfilled `{{placeholders}}`. Never throws. */
export async function getTexts(language: string, settings: TextSettings): Promise<Texts> {
  return texts().getTexts(language, settings);
}

/**
 * Returns the texts of a language without the editors' changes. Null if the site does not offer the
 * language. Throws if the settings can't be read.
 */
export async function getDefaultTexts(language: string) {
  const { locale } = await readSettings({ ...visitorView, cached: false });
  if (!locale.languages.some(({ code }) => code === language)) return null;
  return texts().getDefaults(language, locale);
}

/**
 * Fetches the translation files again, except those that were fetched recently. Runs outside of any
 * request. Returns the languages whose texts changed.
 */
export const readTextsAgain = (): Promise<readonly string[]> =>
  texts().readAgain(() => publishedSettings(false));

/** Makes the site fetch each translation file again when a page next needs it. */
export const expireTexts = (): void => texts().expire();
