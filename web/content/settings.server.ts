import "server-only";
import {
  authSettingsQuery,
  authSettingsShape,
  consentSettingsQuery,
  consentSettingsShape,
  defaultAuthSettings,
  defaultConsentSettings,
  defaultLocaleSettings,
  defaultSiteSettings,
  localeSettingsQuery,
  localeSettingsShape,
  siteSettingsQuery,
  siteSettingsShape,
} from "@marquee/schemas/contract";
import type {
  AuthSettings,
  ConsentSettings,
  LocaleSettings,
  SiteSettings,
} from "@marquee/schemas/types";
import * as z from "zod";
import { log } from "../log.ts";
import { type ContentQuery, lastGood, readContent } from "./fetch.server.ts";
import { createSettingsReader } from "./settings-reader.ts";
import type { View } from "./view.ts";

/** The settings documents, each checked; safe defaults where one is missing or broken [PAGE-5]. */
export type Settings = {
  site: SiteSettings;
  locale: LocaleSettings;
  auth: AuthSettings;
  consent: ConsentSettings;
  /** Changes to these tags change any page. */
  tags: readonly string[];
};

const envelope = z.object({
  site: z.unknown(),
  locale: z.unknown(),
  auth: z.unknown(),
  consent: z.unknown(),
});

/** One request for all four: they are on every page. */
const allSettings: ContentQuery<z.output<typeof envelope>> = {
  query: `{
  "site": ${siteSettingsQuery},
  "locale": ${localeSettingsQuery},
  "auth": ${authSettingsQuery},
  "consent": ${consentSettingsQuery}
}`,
  shape: envelope,
  keep: true,
};

const reader = createSettingsReader(lastGood, log.error);

/** Reads the site's settings. Throws only when the content service fails and nothing was kept. */
export async function readSettings(view: View): Promise<Settings> {
  const { result: raw, tags } = await readContent(view, allSettings);
  const isPublished = view.draft === null;
  const read = <T>(name: string, shape: z.ZodType<T>, stored: unknown, fallback: T) =>
    reader({ name, shape, stored, fallback, isPublished });
  const [site, locale, auth, consent] = await Promise.all([
    read("siteSettings", siteSettingsShape, raw.site, defaultSiteSettings),
    read("localeSettings", localeSettingsShape, raw.locale, defaultLocaleSettings),
    read("authSettings", authSettingsShape, raw.auth, defaultAuthSettings),
    read("consentSettings", consentSettingsShape, raw.consent, defaultConsentSettings),
  ]);
  return { site, locale, auth, consent, tags };
}
