import "server-only";
import {
  authSettingsQuery,
  consentSettingsQuery,
  interfaceTextsQuery,
  localeSettingsQuery,
  lookOf,
  siteSettingsQuery,
  themeQuery,
} from "@marquee/schemas/contract";
import type {
  AuthSettings,
  ConsentSettings,
  LocaleSettings,
  Look,
  SiteSettings,
  Theme,
} from "@marquee/schemas/types";
import * as z from "zod";
import { inDataFolder } from "../../runtime/data-folder.server.ts";
import { log } from "../../runtime/log.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { createLastGood } from "../service/last-good.ts";
import { type DocumentProblem, reportProblem } from "../parse/problems.ts";
import { settingsDocuments } from "./settings-documents.ts";
import { createSettingsReader } from "./settings-reader.ts";
import { parseTextOverrides } from "./text-overrides.ts";
import type { TextOverrides } from "../../i18n/text-settings.ts";
import type { View } from "../view.ts";

/** The validated settings documents, with safe defaults for a missing document or an invalid field [PAGE-5]. */
export type Settings = {
  site: SiteSettings;
  /** The language settings, with the interface texts that editors changed. */
  locale: LocaleSettings & { overrides: TextOverrides };
  auth: AuthSettings;
  consent: ConsentSettings;
  /** The look of the site's theme, or the look of the plain theme if the site has no theme. */
  look: Look;
  /** Cache tags of the settings, which every page depends on. */
  tags: readonly string[];
  /** Invalid stored settings, for editors. */
  problems: readonly DocumentProblem[];
};

const envelope = z.object({
  site: z.unknown(),
  locale: z.unknown(),
  auth: z.unknown(),
  consent: z.unknown(),
  // A response that an earlier version of the site cached has no theme and no texts.
  theme: z.unknown().optional(),
  texts: z.unknown().optional(),
});

/** One query for all documents, because every page needs them. */
const allSettings = contentQuery({
  query: `{
  "site": ${siteSettingsQuery},
  "locale": ${localeSettingsQuery},
  "auth": ${authSettingsQuery},
  "consent": ${consentSettingsQuery},
  "theme": ${themeQuery},
  "texts": ${interfaceTextsQuery}
}`,
  shape: envelope,
  isCachedOnDisk: true,
});

// In a folder of their own: the last valid settings must not be deleted in favor of pages.
const lastValid = createLastGood(inDataFolder("settings"), log.warn);

const read = createSettingsReader(lastValid, reportProblem);

/** The parsed settings without the tags, which belong to the response. */
type Parsed = Omit<Settings, "tags">;

async function parse(raw: z.infer<typeof envelope>, isPublished: boolean): Promise<Parsed> {
  const documents = settingsDocuments;
  const [site, locale, auth, consent, theme] = await Promise.all([
    read<SiteSettings>(documents.site, { stored: raw.site, isPublished }),
    read<LocaleSettings>(documents.locale, { stored: raw.locale, isPublished }),
    read<AuthSettings>(documents.auth, { stored: raw.auth, isPublished }),
    read<ConsentSettings>(documents.consent, { stored: raw.consent, isPublished }),
    read<Theme>(documents.theme, { stored: raw.theme ?? null, isPublished }),
  ]);
  const texts = parseTextOverrides(raw.texts, reportProblem);
  return {
    site: site.settings,
    locale: { ...locale.settings, overrides: texts.overrides },
    auth: auth.settings,
    consent: consent.settings,
    look: lookOf(theme.settings),
    problems: [site, locale, auth, consent, theme, texts].flatMap(({ problems }) => problems),
  };
}

/**
 * Parsed settings. The key is the response's object, because `contentQuery` returns the same object
 * as long as the response is unchanged.
 */
const published = new WeakMap<object, Promise<Parsed>>();

function parsePublished(raw: z.infer<typeof envelope>): Promise<Parsed> {
  const known = published.get(raw);
  if (known !== undefined) return known;
  const parsed = parse(raw, true);
  published.set(raw, parsed);
  parsed.catch(() => published.delete(raw));
  return parsed;
}

/**
 * Reads the site's settings, each document field by field. Throws only if the content service fails and nothing is
 * cached.
 */
export async function readSettings(view: View): Promise<Settings> {
  const { result: raw, tags } = await readContent(view, allSettings);
  const parsed = await (view.draft === null ? parsePublished(raw) : parse(raw, false));
  return { ...parsed, tags };
}
