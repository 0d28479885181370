import type { Look } from "@marquee/schemas/types";
import type { MetadataRoute } from "next";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { readSettings, type Settings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { documentLanguage } from "../i18n/languages.ts";
import { plainLook } from "../content/settings/plain-look.ts";
import { wordsOf } from "../design/layout/frame.ts";
import { iconOf, iconPath, type SiteIcon } from "../seo/icons/icon.ts";

/** The site's name and colors can change without a build. */
export const dynamic = "force-dynamic";

const iconSizes = ["192", "512"] as const;

/** An icon as it is, and one with a margin for systems that cut its corners, in each size. */
const iconsOf = (icon: SiteIcon): MetadataRoute.Manifest["icons"] =>
  iconSizes.flatMap((side) => [
    { src: iconPath(icon, `icon-${side}.png`), purpose: "any" as const, ...sized(side) },
    { src: iconPath(icon, `maskable-${side}.png`), purpose: "maskable" as const, ...sized(side) },
  ]);

const sized = (side: string) => ({ type: "image/png", sizes: `${side}x${side}` });

function contentOf({ site, locale, look }: Settings) {
  const { lang, dir } = documentLanguage(locale.defaultLanguage, locale);
  const description = wordsOf(site, lang)?.description;
  return {
    name: site.name,
    short_name: site.name,
    lang,
    dir,
    ...(description ? { description } : {}),
    ...colors(look),
    icons: iconsOf(iconOf({ site, look })),
  };
}

const colors = ({ tones }: Look) => ({
  background_color: tones.inverted.light.ground,
  theme_color: tones.inverted.light.ground,
});

async function readFromContent(): Promise<MetadataRoute.Manifest> {
  try {
    return contentOf(await readSettings(visitorView));
  } catch (error) {
    if (error instanceof ContentUnavailable)
      return {
        ...colors(plainLook),
        icons: iconsOf(iconOf({ site: { name: "" }, look: plainLook })),
      };
    throw error;
  }
}

/** The web app manifest: the site's name in the default language, the theme's colors and icons. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  return {
    ...(await readFromContent()),
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
  };
}
