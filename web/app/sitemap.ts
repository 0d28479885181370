import type { MetadataRoute } from "next";
import { readPagePaths } from "../content/page.server.ts";
import { visitorView } from "../content/view.ts";
import { serverEnv } from "../env.server.ts";
import { pagePath } from "../ui/page-path.ts";

/** Published pages change without a build. */
export const dynamic = "force-dynamic";

/** Addresses of all pages that search engines may list. [PAGE-8] */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const paths = await readPagePaths({ ...visitorView, cached: false });
  return paths
    .filter(({ noindex }) => !noindex)
    .map((path) => ({
      url: `${serverEnv().siteUrl}${pagePath(path)}`,
      lastModified: path._updatedAt,
    }));
}
