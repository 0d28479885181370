import { visitorReader } from "../../../content/gates/reader.ts";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ScreenIsland } from "../../../members/sign-in/screen-island.tsx";
import { NeedsScript } from "../../../members/sign-in/needs-script.tsx";
import { SignInFrame } from "../../../members/sign-in/sign-in-frame.tsx";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { getTranslate } from "../../../content/texts/texts.server.ts";
import { SiteFrame } from "../../../page/site-frame.tsx";
import { renderIfExists } from "../../../page/page-exists.server.ts";

/**
 * Static, because the email link has its one-time code in the fragment, which browsers do not send to
 * the server.
 */
export const dynamic = "force-static";
export const revalidate = false;

type Props = { params: Promise<{ locale: string }> };

/** Excludes the page from search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslate((await params).locale);
  return { title: t("auth.action.title"), robots: { index: false } };
}

/** The page that email links open, to set a password or to confirm, change or restore an email address. */
export default function AuthActionPage(props: Props) {
  return renderIfExists(() => authActionPage(props));
}

async function authActionPage({ params }: Props) {
  const { locale: language } = await params;
  const settings = await readSettings(visitorView);
  const { languages } = settings.locale;
  if (!languages.some(({ code }) => code === language)) notFound();
  const t = await getTranslate(language);
  const versions = languages.map(({ code }) => ({ language: code, slug: "auth-action" }));
  const frame = { settings, language, path: null, versions, t, reader: visitorReader };
  return (
    <SiteFrame frame={frame}>
      <SignInFrame siteName={settings.site.name}>
        <ScreenIsland
          name="action"
          facts={{
            language,
            opening: t("auth.action.heading"),
            unavailable: t("auth.errors.network"),
          }}
        />
        <NeedsScript text={t("auth.needsScript")} />
      </SignInFrame>
    </SiteFrame>
  );
}
