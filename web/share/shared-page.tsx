import type { Share } from "@marquee/schemas/share";
import type { View } from "../content/view.ts";
import { getTranslate } from "../i18n/texts.server.ts";
import type { SitePageData } from "../page/read-site-page.server.ts";
import { SitePage } from "../page/site-page.tsx";
import { ShareBar } from "./share-bar.tsx";

/**
 * A page for whoever has a link to a preview: what visitors will get, below a bar that says so. Consent is asked as a
 * preview's, and nothing is counted. Once the link is over it is the visitors' page.
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
      <ShareBar share={share} page={page} t={t} />
      <SitePage data={data} view={view} previewsConsent={share !== "ended"} />
    </>
  );
}
