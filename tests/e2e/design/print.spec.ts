import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { openPlaying } from "../../support/browsers/open-playing.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ mode: "parallel" });

/** PDF operators that draw a text (`Tj`, `TJ`) or an image (`Do`). */
const DRAWS = /\b(?:Tj|TJ|Do)\b/g;

/** Prints a page. Returns the number of texts and images on each sheet of paper. */
async function printed(page: Page, format: "A4" | "Letter"): Promise<number[]> {
  const file = await page.pdf({ format });
  const objects = file.toString("latin1");
  const contents = [...objects.matchAll(/\/Type \/Page\s[^]*?\/Contents (\d+) 0 R/g)];
  return contents.map(([, id]) => {
    const start = objects.indexOf("stream", objects.indexOf(`\n${id} 0 obj`)) + "stream\n".length;
    const drawing = inflateSync(file.subarray(start, objects.indexOf("\nendstream", start)));
    return drawing.toString("latin1").match(DRAWS)?.length ?? 0;
  });
}

for (const [path, format, most] of [
  ["/en/programme", "A4", 7],
  ["/ar", "Letter", 7],
] as const) {
  test(
    `prints ${path} on at most ${most} ${format} sheets, none of them blank`,
    { tag: "@all" },
    async ({ page }) => {
      await page.goto(path);
      const drawn = await printed(page, format);
      expect(drawn.length).toBeLessThanOrEqual(most);
      expect(Math.min(...drawn)).toBeGreaterThan(2);
    },
  );
}

test("prints the address of links to other sites only, and no buttons, menus, players or consent banner", async ({
  page,
}) => {
  await page.goto("/en/programme");
  await expect(page.locator("[data-consent-banner]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const controls = page.locator("button, input, nav, summary, iframe, [data-consent-banner]");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const after = (text: string) =>
    page
      .getByRole("link", { name: text })
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await after("Watch on Vimeo")).toContain("https://vimeo.com/1084537");
  expect(await after("About Salt")).toBe("none");
});

test(
  "prints an animation's poster, and the countdown's date with its boards only if they have digits",
  { tag: "@all" },
  async ({ page }) => {
    await openPlaying(page, "/en");
    const countdown = page.locator('section:has([data-part="lit"])');
    await page.emulateMedia({ media: "print" });
    await expect(page.locator('[data-drawn="true"] img')).toBeVisible();
    await expect(page.getByRole("img", { name: /Shutter blades turn open/ })).toBeHidden();
    await expect(countdown.locator("time")).toContainText("18 November 2027");
    await expect(countdown.locator("svg").first()).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await countdown.scrollIntoViewIfNeeded();
    await expect(countdown.locator('[data-part="lit"]').first()).toHaveAttribute("d", /M/);
    await page.emulateMedia({ media: "print" });
    await expect(countdown.locator("svg").first()).toBeVisible();
  },
);
