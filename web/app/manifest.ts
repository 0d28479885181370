import type { MetadataRoute } from "next";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { readSettings, type Settings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { documentLanguage } from "../i18n/languages.ts";
import { builtInHeader } from "../seo/site-metadata.ts";
import { wordsOf } from "../design/layout/frame.ts";

/** The site's name and colors can change without a build. */
export const dynamic = "force-dynamic";

function contentOf({ site, locale, tones }: Settings) {
  const { lang, dir } = documentLanguage(locale.defaultLanguage, locale);
  const description = wordsOf(site, lang)?.description;
  return {
    name: site.name,
    short_name: site.name,
    lang,
    dir,
    ...(description ? { description } : {}),
    ...colors(tones?.inverted.light.ground),
  };
}

const colors = (header: string = builtInHeader.light) => ({
  background_color: header,
  theme_color: header,
});

async function readFromContent(): Promise<MetadataRoute.Manifest> {
  try {
    return contentOf(await readSettings(visitorView));
  } catch (error) {
    if (error instanceof ContentUnavailable) return colors();
    throw error;
  }
}

/** The web app manifest: the site's name in the default language, its colors and its icon. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  return {
    ...(await readFromContent()),
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
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
