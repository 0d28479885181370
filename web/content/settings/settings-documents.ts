import {
  authSettingsShape,
  consentSettingsShape,
  defaultAuthSettings,
  defaultConsentSettings,
  defaultLocaleSettings,
  defaultSiteSettings,
  localeSettingsShape,
  plainTheme,
  siteSettingsShape,
  themeShape,
} from "@marquee/schemas/contract";
import type {
  AuthSettings,
  ConsentSettings,
  LocaleSettings,
  SiteSettings,
  Theme,
} from "@marquee/schemas/types";
import * as z from "zod";
import { directionOf } from "../../i18n/language-tags.ts";
import { boundAuthSettings, closedAuthFields } from "./closed-auth-settings.ts";
import type { SettingsDocument } from "./settings-reader.ts";
import { type StoredPath, valueAt } from "../addresses/stored-path.ts";

/** Returns a language's name in that language; undefined if `Intl` does not know the code. */
function ownName(code: unknown): string | undefined {
  if (typeof code !== "string") return undefined;
  try {
    return new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(code);
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that lists the replacements to try for an invalid field of the language settings. For example, the
 * first language replaces an invalid default language.
 */
function localeFields(lastValid: LocaleSettings | null) {
  return (path: StoredPath, root: unknown): unknown[] => {
    const [list, index, field] = path;
    if (list === "languages" && index !== undefined) {
      const code = valueAt(root, [list, index, "code"]);
      if (field === "name") return [ownName(code)];
      if (field === "direction") return [directionOf(String(code))];
      return field === "region" || field === "earlierCodes" ? [null] : [];
    }
    if (path.length !== 1) return [];
    const first = valueAt(root, ["languages", 0, "code"]);
    return [
      valueAt(lastValid, path),
      ...(list === "defaultLanguage" ? [first] : []),
      valueAt(defaultLocaleSettings, path),
    ];
  };
}

/**
 * Returns a function that lists the replacements to try for an invalid color of the theme: the last
 * valid color, then the color of the plain theme. The plain theme has null for an optional color.
 * The site derives such a color from the other colors.
 */
function themeFields(lastValid: Theme | null) {
  return (path: StoredPath): unknown[] =>
    path.length === 1
      ? [valueAt(lastValid, path), valueAt(plainTheme, path)].filter((value) => value !== undefined)
      : [];
}

/** Shape, defaults and fallbacks of each settings document. */
export const settingsDocuments = {
  site: {
    name: "siteSettings",
    shape: siteSettingsShape,
    defaults: defaultSiteSettings,
  } satisfies SettingsDocument<SiteSettings>,
  locale: {
    name: "localeSettings",
    shape: localeSettingsShape,
    defaults: defaultLocaleSettings,
    fallbacks: localeFields,
  } satisfies SettingsDocument<LocaleSettings>,
  auth: {
    name: "authSettings",
    shape: authSettingsShape,
    defaults: defaultAuthSettings,
    fallbacks: closedAuthFields,
    bound: boundAuthSettings,
  } satisfies SettingsDocument<AuthSettings>,
  consent: {
    name: "consentSettings",
    shape: consentSettingsShape,
    defaults: defaultConsentSettings,
  } satisfies SettingsDocument<ConsentSettings>,
  theme: {
    name: "theme",
    shape: themeShape,
    defaults: null,
    fallbacks: themeFields,
    idOf: (stored) => z.object({ _id: z.string() }).safeParse(stored).data?._id,
  } satisfies SettingsDocument<Theme>,
};
