import type { Metadata, Viewport } from "next";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import type { Settings } from "../content/settings/settings.server.ts";
import { serverEnv } from "../runtime/env.server.ts";
import { iconOf, iconPath } from "./icons/icon.ts";

/** Returns the metadata that all pages share. The title's template adds the site's name to each page's title. */
export function siteMetadata(settings: Settings): Metadata {
  const { site } = settings;
  const icon = iconOf(settings);
  return {
    metadataBase: new URL(serverEnv().siteUrl),
    title: { default: site.name, template: `%s · ${site.name}` },
    applicationName: site.name,
    // Each address contains a hash of the icon, because browsers cache the icon of an address for long.
    icons: {
      icon: [
        { url: iconPath(icon, "icon-32.png"), sizes: "32x32", type: "image/png" },
        { url: iconPath(icon, "icon-192.png"), sizes: "192x192", type: "image/png" },
      ],
      apple: { url: iconPath(icon, "apple-icon.png"), sizes: "180x180", type: "image/png" },
    },
    // Off, because phones would turn years and prices into links.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

type PageLook = { page: { look: Settings["look"] | null }; settings: Pick<Settings, "site"> };

/**
 * Returns the colors of the browser's toolbar on a page with a theme of its own; otherwise nothing,
 * so that the colors of the layout apply [THEME-4]. While the content service is down, returns
 * nothing instead of throwing, because Next.js (16.4) would then send the error page without any
 * viewport.
 */
export async function pageViewport(reading: Promise<PageLook | null>): Promise<Viewport> {
  try {
    const data = await reading;
    return data?.page.look ? siteViewport({ look: data.page.look, site: data.settings.site }) : {};
  } catch (error) {
    if (error instanceof ContentUnavailable) return {};
    throw error;
  }
}

/**
 * Returns the viewport that sets the color of the browser's toolbar to the header's background, in
 * the light and the dark color scheme.
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
