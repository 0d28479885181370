import type { Page } from "@playwright/test";

/**
 * Has the sign-in service answer an operation (`accounts:signUp`) with an error, as the provider writes it, until it
 * is ended: for what the embedded service never says.
 */
export async function answerWith(page: Page, operation: string, message: string) {
  const isIt = (url: URL) => url.pathname.endsWith(`/${operation}`);
  await page.route(isIt, async (route) => {
    if (route.request().method() === "OPTIONS") return route.continue();
    await route.fulfill({
      status: 400,
      headers: { "access-control-allow-origin": "*" },
      json: { error: { code: 400, message } },
    });
  });
  return { end: () => page.unroute(isIt) };
}
