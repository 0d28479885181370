import type { Page } from "@playwright/test";

/** Runs in the browser. Waits until frames are painted and no color transition is running, nor begins then. */
async function drawn(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    if (changes.length === 0) return;
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }
}

/** Runs in the browser. Until all sections are laid out, those below the window may have the colors of the other scheme. */
const isLaidOut = () =>
  document.documentElement.dataset["laidOut"] !== undefined ||
  document.querySelector("main > .room") === null;

/** Sets the color scheme, and waits until the page shows it, because axe would see a mix of old and new colors. */
export async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  const isSet = (scheme: string) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
  await page.waitForFunction(isSet, colorScheme);
  await page.waitForFunction(isLaidOut);
  await page.evaluate(drawn);
}
