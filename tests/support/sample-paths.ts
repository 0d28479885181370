import { samplePages } from "../../studio/sample-site/sample-documents.ts";
import { pagePath } from "./page-path.ts";

/**
 * Returns the paths of the sample site's pages, percent-encoded, in all languages or one. The sitemap lists more during
 * browser tests, because tests publish pages of their own.
 */
export const samplePaths = (only?: string): string[] =>
  samplePages()
    .filter(({ language }) => only === undefined || language === only)
    .map(
      ({ language, slug }) =>
        new URL(pagePath(language, slug.current), "http://localhost").pathname,
    );
