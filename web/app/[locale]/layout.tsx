import type { ReactNode } from "react";
import { directionOf } from "../../i18n/languages.ts";
import { readSettings } from "../../content/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import "../../styles/site.css";

/** The document around every page: its language and direction. What is for members or editors is the page's own. */
export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale: language } = await params;
  const { locale } = await readSettings(visitorView);
  return (
    <html lang={language} dir={directionOf(language, locale)}>
      <body>{children}</body>
    </html>
  );
}
