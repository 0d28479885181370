import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../../support/test.ts";

/**
 * The tested pages: path, and name of the button that loads last, or null if there is none. Each
 * test waits for the button before it runs axe.
 */
const pages = {
  "/en": "Reject all",
  "/en/programme": "Reject all",
  "/en/screening-room": "Reject all",
  "/en/sign-in": "Create one",
  "/de": "Alle ablehnen",
  "/de/no-such": null,
};

// Disables fades, because during a fade axe would measure an intermediate contrast.
test.use({ contextOptions: { reducedMotion: "reduce" } });
// Tests may run in parallel: each one opens its own pages, and each worker has its own site.
test.describe.configure({ mode: "parallel" });

for (const scheme of ["light", "dark"] as const) {
  for (const [path, last] of Object.entries(pages)) {
    test(
      `axe finds no violations on ${path} in the ${scheme} color scheme`,
      { tag: path === "/en/sign-in" ? [] : "@all" },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (last) await expect(page.getByRole("button", { name: last })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
        );
        expect(found).toEqual([]);
      },
    );
  }
}
