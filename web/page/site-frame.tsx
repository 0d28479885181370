import type { ReactNode } from "react";
import { ConsentAndAnalytics } from "../consent/consent.tsx";
import { Footer } from "../site/footer.tsx";
import type { Frame } from "../site/frame.ts";
import { Header } from "../site/header.tsx";

/** What stands around every page of the site: header, the question for consent, footer. */
export function SiteFrame({
  frame,
  consent = "asked",
  children,
}: {
  frame: Frame;
  /** Editors at work are asked nothing and counted nowhere; where they look as somebody else, nothing is recorded. */
  consent?: "asked" | "previewed" | "none";
  children: ReactNode;
}) {
  const { settings, language, t } = frame;
  return (
    <>
      <Header {...frame} />
      {consent === "none" ? null : (
        <ConsentAndAnalytics
          settings={settings.consent}
          language={language}
          t={t}
          isPreview={consent === "previewed"}
        />
      )}
      {children}
      <Footer {...frame} />
    </>
  );
}
