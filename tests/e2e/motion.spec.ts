import { expect, test } from "../support/test.ts";

/** The text alternative of the home page's animation. */
const animation = /Shutter blades turn open/;

test("[BLK-1] the home page's animation plays in the poster's place", async ({ page }) => {
  await page.goto("/en");
  await expect(page.getByRole("img", { name: animation })).toBeVisible();
});

test.describe("with a wish for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("[BLK-3] the poster stands and nothing moves until play is pressed", async ({ page }) => {
    const players: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/animation")) players.push(request.url());
    });
    await page.goto("/en");
    const play = page.getByRole("button", { name: "Play the animation" });
    await expect(play).toBeVisible();
    expect(players).toEqual([]);
    await play.click();
    await expect(page.getByRole("img", { name: animation })).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause the animation" })).toBeVisible();
  });
});
