import type { Share } from "@marquee/schemas/share";
import type { View } from "../../content/view.ts";
import { getTranslate } from "../../content/texts/texts.server.ts";
import { formatLocale } from "../../i18n/written-locale.ts";
import type { SitePageData } from "../read-site-page.server.ts";
import { SitePage } from "../site-page.tsx";
import { ShareBar } from "./share-bar.tsx";

/**
 * Renders a page for visitors with a preview link: a bar, and the page as it will be published. The
 * visitor's choice in the consent banner is stored for the preview only, and nothing is tracked. If
 * the link is no longer valid, renders the published page.
 */
export async function SharedPage({
  data,
  view,
  share,
}: {
  data: SitePageData;
  view: View;
  share: Share | "ended";
}) {
  const { page, settings } = data;
  const t = await getTranslate(page.language, settings.locale);
  return (
    <>
      <ShareBar
        share={share}
        page={page}
        formats={formatLocale(page.language, settings.locale.languages)}
        t={t}
      />
      <SitePage data={data} view={view} previewsConsent={share !== "ended"} />
    </>
  );
}
