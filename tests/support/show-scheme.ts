import type { Page } from "@playwright/test";

/** Runs in the browser: until frames are drawn and no colour is on its way to another. */
async function drawn(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

/**
 * Has the page look as it does by day or by night, for somebody without a wish for motion, and waits until it does:
 * axe would else see some colours of before and some of after.
 */
export async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(drawn);
}
