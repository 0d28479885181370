import type { Page } from "@playwright/test";

/**
 * Makes the sign-in service respond to an operation, such as `accounts:signUp`, with an error in
 * the provider's format. Tests use it for errors that the embedded service never returns. The
 * result's `end` restores the real responses.
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
