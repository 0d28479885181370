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

/** Static: the form fetches its settings and texts when it opens. */
export const dynamic = "force-static";
export const revalidate = false;

type Props = { params: Promise<{ locale: string }> };

/** Excludes the page from search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslate((await params).locale);
  return { title: t("auth.signIn"), robots: { index: false } };
}

/** The sign-in page. A gate's button opens the same form in place. */
export default function SignInPage(props: Props) {
  return renderIfExists(() => signInPage(props));
}

async function signInPage({ params }: Props) {
  const { locale: language } = await params;
  const settings = await readSettings(visitorView);
  const { languages } = settings.locale;
  if (!languages.some(({ code }) => code === language)) notFound();
  const t = await getTranslate(language);
  const ownTexts = settings.auth.texts.find((texts) => texts.language === language);
  // The page exists in every language under the same slug.
  const versions = languages.map(({ code }) => ({ language: code, slug: "sign-in" }));
  const frame = { settings, language, path: null, versions, t, reader: visitorReader };
  return (
    <SiteFrame frame={frame}>
      <SignInFrame siteName={settings.site.name}>
        <ScreenIsland
          name="signIn"
          facts={{
            language,
            title: ownTexts?.signInHeading ?? t("auth.signIn"),
            homeHref: `/${language}`,
            opening: t("auth.opening"),
            unavailable: t("auth.errors.network"),
          }}
        />
        <NeedsScript text={t("auth.needsScript")} />
      </SignInFrame>
    </SiteFrame>
  );
}
