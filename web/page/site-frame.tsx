import type { ReactNode } from "react";
import { ConsentAndAnalytics } from "../consent/consent.tsx";
import { Footer } from "../site/footer.tsx";
import type { Frame } from "../site/frame.ts";
import { Header } from "../site/header.tsx";

/** What stands around every page of the site: header, the question for consent, footer. */
export function SiteFrame({
  frame,
  asksConsent = true,
  children,
}: {
  frame: Frame;
  /** False for editors in draft mode: they are asked nothing and counted nowhere. */
  asksConsent?: boolean;
  children: ReactNode;
}) {
  const { settings, language, t } = frame;
  return (
    <>
      <Header {...frame} />
      {asksConsent ? (
        <ConsentAndAnalytics settings={settings.consent} language={language} t={t} />
      ) : null}
      {children}
      <Footer {...frame} />
    </>
  );
}
