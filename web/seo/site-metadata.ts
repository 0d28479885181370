import type { Metadata, Viewport } from "next";
import type { Settings } from "../content/settings/settings.server.ts";
import { serverEnv } from "../env.server.ts";

/** Returns the metadata that all pages share. The title's template adds the site's name to each page's title. */
export function siteMetadata({ site }: Settings): Metadata {
  return {
    metadataBase: new URL(serverEnv().siteUrl),
    title: { default: site.name, template: `%s · ${site.name}` },
    applicationName: site.name,
    // Off, because phones would turn years and prices into links.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

/**
 * Gives the browser's toolbar the color of the header's background in the light and the dark color
 * scheme.
 */
export function siteViewport({ look, site }: Pick<Settings, "look" | "site">): Viewport {
  const { light, dark } = look.tones[site.headerTone];
  return {
    colorScheme: "light dark",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: light.ground },
      { media: "(prefers-color-scheme: dark)", color: dark.ground },
    ],
  };
}
