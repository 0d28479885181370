import type { ReactNode } from "react";
import { ConsentAndAnalytics } from "../consent/consent.tsx";
import { Footer } from "../design/layout/footer.tsx";
import type { Frame } from "../design/layout/frame.ts";
import { Themed } from "../design/theme/themed.tsx";
import { Header } from "../design/layout/header.tsx";

/** Renders header, consent banner and footer around a page. */
export function SiteFrame({
  frame,
  look = frame.settings.look,
  consent = "asked",
  children,
}: {
  frame: Frame;
  /** The look of the page. Default: that of the site's theme. */
  look?: Frame["settings"]["look"];
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
    <Themed look={look}>
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
    </Themed>
  );
}
