import { expect, test, urls } from "../test.ts";
import type { EnginePage } from "./engine-page.ts";
import { openEngine, otherEngines, refuseConsent } from "./engines.ts";

/**
 * Defines tests for Firefox and for WebKit. `open` loads a path of the site in a window of this size, without the
 * consent banner, and waits until the page is loaded. Tests of an unavailable engine are skipped.
 */
export function inEachEngine(
  define: (
    engine: string,
    open: (path: string, width?: number, height?: number) => Promise<EnginePage>,
  ) => void,
): void {
  for (const engine of otherEngines) {
    test.describe(engine, () => {
      let opened: EnginePage | null = null;
      test.beforeAll(async () => {
        opened = await openEngine(engine);
        if (opened) await refuseConsent(opened, urls.site);
      });
      test.afterAll(() => opened?.close());
      define(engine, async (path, width = 1280, height = 900) => {
        test.skip(opened === null, `${engine} is not on this machine`);
        if (opened === null) throw new Error(`${engine} is not on this machine`);
        await opened.resize(width, height);
        await opened.goto(`${urls.site}${path}`);
        await until(opened, isLoaded(path));
        return opened;
      });
    });
  }
}

export const until = (page: EnginePage, expression: string, timeout = 20_000): Promise<void> =>
  expect.poll(() => page.evaluate(expression), { message: expression, timeout }).toBe(true);

/** Returns an expression that is true when the page at `path` is loaded. `path` includes the query. */
export const isLoaded = (path: string): string =>
  `location.pathname + location.search === ${JSON.stringify(path)} && document.readyState === "complete"`;
