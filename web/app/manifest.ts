import type { Look } from "@marquee/schemas/types";
import type { MetadataRoute } from "next";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { readSettings, type Settings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { documentLanguage } from "../i18n/languages.ts";
import { plainLook } from "../content/settings/plain-look.ts";
import { wordsOf } from "../design/layout/frame.ts";

/** The site's name and colors can change without a build. */
export const dynamic = "force-dynamic";

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
    if (error instanceof ContentUnavailable) return colors(plainLook);
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
