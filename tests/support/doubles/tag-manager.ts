import type { BrowserContext } from "@playwright/test";

/** Stands for googletagmanager.com: an empty script. Returns the addresses that were asked for. */
export async function doubleTagManager(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route("https://www.googletagmanager.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "window.tagManagerRan = true;" });
  });
  return asked;
}
