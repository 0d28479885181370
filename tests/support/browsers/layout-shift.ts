import type { Page } from "playwright";

/** Records the layout shift of the page's next documents. Returns a function that reads the current document's sum. */
export async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    Reflect.set(globalThis, "layoutShift", sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
      Reflect.set(globalThis, "layoutShift", sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, "layoutShift")));
}
