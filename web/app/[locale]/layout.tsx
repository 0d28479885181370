import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { documentLanguage, LANGUAGE_COOKIE, LANGUAGE_REMEMBERED } from "../../i18n/languages.ts";
import { ContentUnavailable } from "../../content/service/content-fault.ts";
import { readSettings } from "../../content/settings/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { countryOf } from "../../i18n/country.ts";
import { directionOf } from "../../i18n/language-tags.ts";
import { shippedLanguageOf } from "../../i18n/shipped.ts";
import { plainLook } from "../../content/settings/plain-look.ts";
import { settingsDocuments } from "../../content/settings/settings-documents.ts";
import { siteMetadata, siteViewport } from "../../seo/site-metadata.ts";
import { colorSchemeScript } from "../../design/layout/color-scheme.ts";
import { ANNOUNCEMENTS } from "../../design/ui/announcements.ts";
import "../../design/theme/site.css";

/**
 * The script is inline, because a separate file would delay every page's first paint by a request. The script's text
 * never changes, so that a content security policy can allow it by hash.
 */
const inlineScript = colorSchemeScript({
  storageKey: "marquee_lights",
  facesKey: "marquee_faces",
  languageCookie: LANGUAGE_COOKIE,
  languageMaxAge: LANGUAGE_REMEMBERED,
});

const plainViewport = siteViewport({ look: plainLook, site: settingsDocuments.site.defaults });

/**
 * Returns the colors of the browser's toolbar. While the content service is down, returns the plain
 * theme's colors.
 */
export async function generateViewport(): Promise<Viewport> {
  try {
    return siteViewport(await readSettings(visitorView));
  } catch (error) {
    if (error instanceof ContentUnavailable) return plainViewport;
    throw error;
  }
}

/**
 * Returns the site's metadata, see {@link siteMetadata}. While the content service is down, returns no metadata instead
 * of throwing, because the page shows that error itself.
 */
export async function generateMetadata(): Promise<Metadata> {
  try {
    return siteMetadata(await readSettings(visitorView));
  } catch (error) {
    if (error instanceof ContentUnavailable) return {};
    throw error;
  }
}

/**
 * The document around every page, with its language and direction. All visitors share it, so it contains nothing
 * specific to members or editors.
 */
export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { lang, dir, formats, country } = await readDocumentLanguage((await params).locale);
  return (
    // `inlineScript` sets attributes of this element before React hydrates the page. React must not report them as a
    // mismatch.
    <html
      lang={lang}
      dir={dir}
      data-formats={formats}
      data-country={country ?? undefined}
      suppressHydrationWarning
    >
      <head>
        {/* oxlint-disable-next-line react/no-danger -- a constant script that contains no outside input */}
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      </head>
      <body>
        {children}
        <output id={ANNOUNCEMENTS} className="sr-only" />
      </body>
    </html>
  );
}

/**
 * Reads the document's language, its direction, the locale for dates and numbers, and the country of phone numbers. While the content service is
 * down, returns a fallback instead of throwing, because the page shows that error itself.
 */
async function readDocumentLanguage(
  language: string,
): Promise<ReturnType<typeof documentLanguage> & { country: string | null }> {
  try {
    const { locale } = await readSettings(visitorView);
    const found = documentLanguage(language, locale);
    return { ...found, country: countryOf(found.lang, locale) };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    // While the content service is down, visitors see an error page. Its texts exist only in the languages that the
    // site ships with.
    const lang = shippedLanguageOf(language) ?? "en";
    return { lang, dir: directionOf(lang), formats: lang, country: null };
  }
}
