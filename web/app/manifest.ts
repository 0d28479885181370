import type { MetadataRoute } from "next";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { readSettings, type Settings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { documentLanguage } from "../i18n/languages.ts";
import { plainLook } from "../content/settings/plain-look.ts";
import { settingsDocuments } from "../content/settings/settings-documents.ts";
import { siteTextsOf } from "../design/layout/frame.ts";
import { iconOf, iconPath, plainIcon, type SiteIcon } from "../seo/icons/icon.ts";

/** Not prerendered, because the site's name and colors can change without a build. */
export const dynamic = "force-dynamic";

const iconSizes = ["192", "512"] as const;

/**
 * Returns two icons per size: one unchanged, and one with a margin for systems that crop an icon's
 * corners.
 */
const iconsOf = (icon: SiteIcon): MetadataRoute.Manifest["icons"] =>
  iconSizes.flatMap((side) => [
    { src: iconPath(icon, `icon-${side}.png`), purpose: "any" as const, ...sized(side) },
    { src: iconPath(icon, `maskable-${side}.png`), purpose: "maskable" as const, ...sized(side) },
  ]);

const sized = (side: string) => ({ type: "image/png", sizes: `${side}x${side}` });

function contentOf({ site, locale, look }: Settings) {
  const { lang, dir } = documentLanguage(locale.defaultLanguage, locale);
  const description = siteTextsOf(site, lang)?.description;
  return {
    name: site.name,
    short_name: site.name,
    lang,
    dir,
    ...(description ? { description } : {}),
    ...colors({ site, look }),
    icons: iconsOf(iconOf({ site, look })),
  };
}

/**
 * Returns the background and theme color of the app: both are the color of the header's background.
 */
function colors({ site, look }: Pick<Settings, "site" | "look">) {
  const { ground } = look.tones[site.headerTone].light;
  return { background_color: ground, theme_color: ground };
}

async function readFromContent(): Promise<MetadataRoute.Manifest> {
  try {
    return contentOf(await readSettings(visitorView));
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    const site = settingsDocuments.site.defaults;
    return { ...colors({ site, look: plainLook }), icons: iconsOf(plainIcon) };
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
