import type { MetadataRoute } from "next";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { readSettings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { absolute } from "../seo/metadata.ts";

/** Not prerendered: the site's URL is known when the site starts, not when it is built. */
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
 * Disallows endpoints and member routes. No page links to member routes, and they are marked as `noindex`. Endpoints
 * for files that pages show are allowed, because crawlers that render pages need them.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const memberRoutes = (await readLanguages()).map((code) => `/${code}/member/`);
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/animation", "/api/film-still"],
      disallow: ["/api/", ...memberRoutes],
    },
    sitemap: absolute("/sitemap.xml"),
  };
}
