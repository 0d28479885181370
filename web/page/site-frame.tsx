import type { ReactNode } from "react";
import { ConsentAndAnalytics } from "../consent/consent.tsx";
import { OpenConsentButton } from "../consent/open-consent-button.tsx";
import type { Moment } from "../content/display-time.ts";
import type { Reader } from "../content/gates/reader.ts";
import { endPageAt } from "../content/live/display-times.server.ts";
import type { Settings } from "../content/settings/settings.server.ts";
import { readLook } from "../content/typefaces/site-look.server.ts";
import { renewPageAfter } from "../content/video/renew-page.ts";
import { AnnouncementBar } from "../design/layout/header/announcement-bar.tsx";
import { Footer } from "../design/layout/footer.tsx";
import type { Frame } from "../design/layout/frame.ts";
import { Themed } from "../design/theme/themed.tsx";
import { Header } from "../design/layout/header/header.tsx";
import { AccountMenu } from "../members/menu/account-menu.tsx";
import { ANNOUNCEMENT_DOCUMENT, announcementAt, announcementChange } from "./site-announcement.ts";

/**
 * If a font's host fails, the page is rendered without that font, and rendered again after this
 * time in seconds.
 */
const MISSING_FONT_AGE = 10;

/** Renders header, announcement, consent banner and footer around a page. */
export async function SiteFrame({
  frame: { reader, ...frame },
  look = frame.settings.look,
  consent = "visitor",
  at = Date.now(),
  children,
}: {
  frame: Omit<Frame, "look" | "settings"> & { settings: Settings; reader: Reader };
  /** The look of the page. Default: that of the site's theme. */
  look?: Frame["look"];
  /**
   * `visitor`: displays the consent banner and loads analytics once the visitor consents. `none`, for
   * editors: omits both. `previewed`, for previews of the page as visitors see it: displays the
   * banner but loads no analytics.
   */
  consent?: "visitor" | "previewed" | "none";
  /**
   * The time for which the page is rendered. Null for editors: the announcement is then displayed
   * whatever its scheduled time.
   */
  at?: Moment;
  children: ReactNode;
}) {
  const { settings, language, t } = frame;
  const { site } = settings;
  const announcement = announcementAt(site, language, at);
  const end = at === null ? null : announcementChange(site, language, at);
  const themed = await readLook(look);
  // Only pages for visitors (consent `visitor`) need an expiry, because pages for editors and previews aren't cached.
  if (consent === "visitor") {
    if (end !== null) await endPageAt(ANNOUNCEMENT_DOCUMENT, end);
    if (themed.isTemporary) await renewPageAfter(MISSING_FONT_AGE);
  }
  return (
    <Themed look={themed.look}>
      <Header
        {...frame}
        look={look}
        accountMenu={<AccountMenu language={language} reader={reader} t={t} />}
        hasDialogs={consent !== "none"}
      />
      {announcement === null ? null : (
        <AnnouncementBar announcement={announcement} headerTone={site.headerTone} t={t} />
      )}
      {consent === "none" ? null : (
        <ConsentAndAnalytics
          settings={settings.consent}
          language={language}
          t={t}
          isPreview={consent === "previewed"}
        />
      )}
      {children}
      <Footer
        {...frame}
        look={look}
        renderConsentButton={(className) => (
          <OpenConsentButton
            settings={settings.consent}
            language={language}
            t={t}
            className={className}
          />
        )}
      />
    </Themed>
  );
}
