import type { MetadataRoute } from "next";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { readSettings, type Settings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { documentLanguage } from "../i18n/languages.ts";
import { wordsOf } from "../design/layout/frame.ts";

/** The site's name can change without a build. */
export const dynamic = "force-dynamic";

/** Background color of the icon and the header. */
const ink = "#15131a";

function namesOf({ site, locale }: Settings) {
  const { lang, dir } = documentLanguage(locale.defaultLanguage, locale);
  const description = wordsOf(site, lang)?.description;
  return {
    name: site.name,
    short_name: site.name,
    lang,
    dir,
    ...(description ? { description } : {}),
  };
}

async function readNames(): Promise<MetadataRoute.Manifest> {
  try {
    return namesOf(await readSettings(visitorView));
  } catch (error) {
    if (error instanceof ContentUnavailable) return {};
    throw error;
  }
}

/** The web app manifest: the site's name in the default language, and its icon. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  return {
    ...(await readNames()),
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: ink,
    theme_color: ink,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      ...[192, 512].flatMap((side) =>
        (["any", "maskable"] as const).map((purpose) => ({
          src: `/icon-${side}.png`,
          type: "image/png",
          sizes: `${side}x${side}`,
          purpose,
        })),
      ),
    ],
  };
}
