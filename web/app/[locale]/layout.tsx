import type { Metadata } from "next";
import type { ReactNode } from "react";
import { documentLanguage, LANGUAGE_COOKIE, LANGUAGE_REMEMBERED } from "../../i18n/languages.ts";
import { ContentUnavailable } from "../../content/content-fault.ts";
import { readSettings } from "../../content/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { shippedLanguages } from "../../i18n/shipped.ts";
import { siteMetadata, siteViewport } from "../../page/site-metadata.ts";
import { lightsScript } from "../../site/lights.ts";
import "../../styles/site.css";

/**
 * In the page itself: as a file it held up the reading of every page, and so its first paint, by a request. Its text
 * never changes, so that a content security policy can name it by its hash.
 */
const lights = lightsScript({
  storageKey: "marquee_lights",
  facesKey: "marquee_faces",
  faces: ["Marquee Sans", "Marquee Serif"],
  languageCookie: LANGUAGE_COOKIE,
  languageAge: LANGUAGE_REMEMBERED,
});

export const viewport = siteViewport;

/** See {@link siteMetadata}; nothing where the page itself says that the content service is down. */
export async function generateMetadata(): Promise<Metadata> {
  try {
    return siteMetadata(await readSettings(visitorView));
  } catch (error) {
    if (error instanceof ContentUnavailable) return {};
    throw error;
  }
}

/** The document around every page: its language and direction. What is for members or editors is the page's own. */
export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { lang, dir } = await readDocumentLanguage((await params).locale);
  return (
    // The script sets the visitor's light on this element before React sees it.
    <html lang={lang} dir={dir} suppressHydrationWarning>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours, none of whose parts comes from outside */}
        <script dangerouslySetInnerHTML={{ __html: lights }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The page itself says when the content service is down; its document must stand for that. */
async function readDocumentLanguage(
  language: string,
): Promise<{ lang: string; dir: "ltr" | "rtl" }> {
  try {
    return documentLanguage(language, (await readSettings(visitorView)).locale);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    // Only a notice is shown then, in a language that ships.
    const lang = shippedLanguages.includes(language) ? language : "en";
    return { lang, dir: lang === "ar" ? "rtl" : "ltr" };
  }
}
