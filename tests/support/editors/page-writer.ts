import type { Page } from "@playwright/test";
import { keys } from "../browsers/engine-page.ts";
import type { FirefoxPage } from "../browsers/firefox.ts";
import { expect } from "../expect.ts";

/** Actions of an editor in the studio's preview. Selectors apply to the preview, or to the studio around it. */
export type PageWriter = {
  evaluate: (expression: string) => Promise<unknown>;
  evaluateStudio: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  clickStudio: (selector: string) => Promise<void>;
  /** Presses a key, such as `Tab` or `Control+Enter`. */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
};

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

const codes = new Map<string, string>(Object.entries(keys));

/** Returns WebDriver's code of a key, or the key itself if it is a letter or sign. */
const codeOf = (key: string): string => codes.get(key.replace("OrMeta", "").toLowerCase()) ?? key;

export function firefoxWriter(page: FirefoxPage): PageWriter {
  return {
    evaluate: async (expression) => (await page.frame()).evaluate(expression),
    evaluateStudio: page.evaluate,
    click: async (selector) => (await page.frame()).click(selector),
    clickStudio: page.click,
    press: (key) => {
      const [held, pressed] = key.split(/\+(?=.)/);
      return pressed === undefined
        ? page.press(codeOf(key))
        : page.pressWith(codeOf(held ?? ""), codeOf(pressed));
    },
    type: (text) => page.press(...Array.from(text)),
  };
}

/** Clicks an element of the preview until an editor can type in it. */
export const clickText = ({ click, evaluate }: PageWriter, selector: string) =>
  expect(async () => {
    await click(selector);
    const isTyped = `document.activeElement?.closest("[data-typing]") != null`;
    await expect.poll(() => evaluate(isTyped), { timeout: 3_000 }).toBe(true);
  }).toPass();
