import type { MetadataRoute } from "next";
import { ContentUnavailable } from "../content/content-fault.ts";
import { readSettings } from "../content/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { absolute } from "../page/metadata.ts";

/** Read from the environment of the server, not of the build. */
export const dynamic = "force-dynamic";

async function readLanguages(): Promise<string[]> {
  try {
    return (await readSettings(visitorView)).locale.languages.map(({ code }) => code);
  } catch (error) {
    if (error instanceof ContentUnavailable) return [];
    throw error;
  }
}

/**
 * Everything but the interfaces and the members' twins, which no page links to and which ask not to be listed. Of the
 * interfaces, what pages show is fetched by crawlers that draw them.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const twins = (await readLanguages()).map((code) => `/${code}/member/`);
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/animation", "/api/film-still"],
      disallow: ["/api/", ...twins],
    },
    sitemap: absolute("/sitemap.xml"),
  };
}
