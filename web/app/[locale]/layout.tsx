import type { ReactNode } from "react";
import { directionOf, LANGUAGE_COOKIE } from "../../i18n/languages.ts";
import { ContentUnavailable } from "../../content/fetch.server.ts";
import { readSettings } from "../../content/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { lightsScript } from "../../site/lights.ts";
import "../../styles/site.css";

/**
 * In the page itself: as a file it held up the reading of every page, and so its first paint, by a request. Its text
 * never changes, so that a content security policy can name it by its hash.
 */
const lights = lightsScript({
  storageKey: "marquee_lights",
  facesKey: "marquee_faces",
  languageCookie: LANGUAGE_COOKIE,
});

/** The document around every page: its language and direction. What is for members or editors is the page's own. */
export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale: language } = await params;
  return (
    // The script sets the visitor's light on this element before React sees it.
    <html lang={language} dir={await readDirection(language)} suppressHydrationWarning>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours, none of whose parts comes from outside */}
        <script dangerouslySetInnerHTML={{ __html: lights }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The page itself says when the content service is down; its document must stand for that. */
async function readDirection(language: string): Promise<"ltr" | "rtl"> {
  try {
    return directionOf(language, (await readSettings(visitorView)).locale);
  } catch (error) {
    if (error instanceof ContentUnavailable) return "ltr";
    throw error;
  }
}
