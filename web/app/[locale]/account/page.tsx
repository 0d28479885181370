import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountScreen } from "../../../members/account/account-screen.client.tsx";
import { NeedsScript } from "../../../members/sign-in/needs-script.tsx";
import { readReader } from "../../../members/session/session.server.ts";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { getTranslate } from "../../../content/texts/texts.server.ts";
import { SiteFrame } from "../../../page/site-frame.tsx";
import styles from "./account.module.css";
import { renderIfExists } from "../../../page/page-exists.server.ts";

/** The header shows the member's name, so the page must not be cached. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string }> };

/** Excludes the page from search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslate((await params).locale);
  return { title: t("auth.myAccount"), robots: { index: false } };
}

/** The account page. A visitor without a session gets the sign-in form first. [AUTH-6] */
export default function AccountPage(props: Props) {
  return renderIfExists(() => accountPage(props));
}

async function accountPage({ params }: Props) {
  const { locale: language } = await params;
  const settings = await readSettings(visitorView);
  const { languages } = settings.locale;
  if (!languages.some(({ code }) => code === language)) notFound();
  const t = await getTranslate(language);
  // The page exists in every language under the same slug.
  const versions = languages.map(({ code }) => ({ language: code, slug: "account" }));
  const frame = { settings, language, path: null, versions, t, reader: await readReader() };
  return (
    <SiteFrame frame={frame}>
      <main id="content" className={`room grid ${styles["screen"]}`} data-tone="default">
        <h1 className={`title ${styles["title"]}`}>{t("auth.myAccount")}</h1>
        <NeedsScript text={t("auth.needsScript")} />
        <AccountScreen
          language={language}
          siteName={settings.site.name}
          homeHref={`/${language}`}
          opening={t("auth.opening")}
          unavailable={t("auth.errors.network")}
        />
      </main>
    </SiteFrame>
  );
}
