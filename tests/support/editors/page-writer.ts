import type { Page } from "@playwright/test";

/**
 * Actions of an editor who writes a page in the studio's preview. Selectors and expressions apply
 * to the preview, or to the studio around the preview.
 */
export type PageWriter = {
  /** Returns the value of a JavaScript expression in the preview. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Returns the value of a JavaScript expression in the studio. */
  evaluateStudio: (expression: string) => Promise<unknown>;
  /** Clicks the first element of the preview that matches a selector. */
  click: (selector: string) => Promise<void>;
  /** Clicks the first element of the studio that matches a selector. */
  clickStudio: (selector: string) => Promise<void>;
  /** Presses a key, such as `Tab` or `Control+Enter`. */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
};

/**
 * Returns functions that act as an editor in Chromium. `page` must display the studio's preview.
 */
export function chromiumWriter(page: Page): PageWriter {
  const preview = page.frameLocator("iframe");
  return {
    evaluate: async (expression) => {
      const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
      return frame?.evaluate(expression);
    },
    evaluateStudio: (expression) => page.evaluate(expression),
    click: (selector) => preview.locator(selector).first().click(),
    clickStudio: (selector) => page.locator(selector).first().click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}
