import type { ReactNode } from "react";
import { ConsentAndAnalytics } from "../consent/consent.tsx";
import { Footer } from "../design/layout/footer.tsx";
import type { Frame } from "../design/layout/frame.ts";
import { Header } from "../design/layout/header.tsx";

/** Renders header, consent banner and footer around a page. */
export function SiteFrame({
  frame,
  consent = "asked",
  children,
}: {
  frame: Frame;
  /**
   * `none` for editors, who get no consent banner and no analytics; `previewed` for a preview as another visitor, which
   * records nothing.
   */
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
