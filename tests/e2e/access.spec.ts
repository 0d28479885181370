import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/test.ts";

const paths = ["/en", "/en/programme", "/en/screening-room", "/en/sign-in", "/de", "/de/no-such"];

// Fades would be judged half way, at a contrast that nobody reads at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const scheme of ["light", "dark"] as const) {
  for (const path of paths) {
    test(`${path} in ${scheme} has nothing that axe objects to`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      await expect(page.getByRole("button", { name: /Reject all|Alles ablehnen/ })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
      );
      expect(found).toEqual([]);
    });
  }
}
