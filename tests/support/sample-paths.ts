import { samplePages } from "../../studio/sample-site/sample-documents.ts";
import { pagePath } from "./page-path.ts";

/**
 * Where the sample site's pages are, in all languages or one, as a browser writes addresses. The site's own lists have
 * more while the browser tests run: these leave pages of their own.
 */
export const samplePaths = (only?: string): string[] =>
  samplePages()
    .filter(({ language }) => only === undefined || language === only)
    .map(
      ({ language, slug }) =>
        new URL(pagePath(language, slug.current), "http://localhost").pathname,
    );
