import { pagePath } from "./page-path.ts";
import { samplePages } from "./sample-site.ts";

/**
 * Returns the percent-encoded paths of the sample site's pages, in all languages or only in the
 * language `only`. Tests can't read these paths from the sitemap, because it also lists pages that
 * other tests publish.
 */
export const samplePaths = (only?: string): string[] =>
  samplePages
    .filter(({ language }) => only === undefined || language === only)
    .map(
      ({ language, slug }) =>
        new URL(pagePath(language, slug.current), "http://localhost").pathname,
    );
