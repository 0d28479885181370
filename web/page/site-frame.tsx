import type { ReactNode } from "react";
import { ConsentAndAnalytics } from "../consent/consent.tsx";
import { Footer } from "../design/layout/footer.tsx";
import type { Frame } from "../design/layout/frame.ts";
import { ThemeStyle } from "../design/theme/theme-style.tsx";
import { Header } from "../design/layout/header.tsx";

/** Renders header, consent banner and footer around a page. */
export function SiteFrame({
  frame,
  tones = frame.settings.tones,
  consent = "asked",
  children,
}: {
  frame: Frame;
  /** The colors of the page's theme. Default: those of the site's theme. */
  tones?: Frame["settings"]["tones"];
  /**
   * `asked`: displays the consent banner and loads analytics once the visitor consents. `none`, for
   * editors: omits both. `previewed`, for previews of the page as visitors see it: displays the
   * banner but loads no analytics.
   */
  consent?: "asked" | "previewed" | "none";
  children: ReactNode;
}) {
  const { settings, language, t } = frame;
  return (
    <>
      <ThemeStyle tones={tones} />
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
