import type { Metadata, Viewport } from "next";
import type { Settings } from "../content/settings.server.ts";
import { serverEnv } from "../env.server.ts";

/** What holds for every page below a language: the site's name behind each title, and what browsers may not guess. */
export function siteMetadata({ site }: Settings): Metadata {
  return {
    metadataBase: new URL(serverEnv().siteUrl),
    title: { default: site.name, template: `%s · ${site.name}` },
    applicationName: site.name,
    // A phone would make links of years and prices.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

/** The header's ground by day and by night (tokens.css, tone `ink`): the browser's own bar continues it. */
export const siteViewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#15131a" },
    { media: "(prefers-color-scheme: dark)", color: "#09080b" },
  ],
};
