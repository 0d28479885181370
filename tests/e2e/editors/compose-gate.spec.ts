// @module-tag all
import { openComposer } from "../../support/editors/composer.ts";
import { gatedWords, publishGate } from "../../support/members/gated-page.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

const id = "page-en-gate-plain";
const draft = `drafts.${id}`;

const storedGate = `*[_id == $draft][0]{
  "page": blocks[]._type,
  "teaser": blocks[_type == "signInGate"][0].teaser[]._type,
  "members": blocks[_type == "signInGate"][0].blocks[]._type
}`;

test("[GATE-1] an editor sees a gate's boundaries and adds blocks", async ({ page, lake }) => {
  await lake.delete({ query: "*[_id in [$id, $draft]]", params: { id, draft } });
  const path = await publishGate(lake, {});
  const composer = await openComposer(page, path);
  const { preview, menu } = composer;
  const stored = () => lake.fetch(storedGate, { draft });
  const gate = preview.locator('[data-block-type="signInGate"]');

  await test.step("displays the gate's heading and promise between the teaser and the members' part", async () => {
    await expect(gate.getByRole("heading", { name: "Behind the doors" })).toBeVisible();
    await expect(gate.getByText("Who was humming, in one sentence.")).toBeVisible();
    const parts = [
      "Everyone sees this",
      gatedWords.teaser,
      "Behind the doors",
      "Members only: start",
      gatedWords.inside,
      "Members only: end",
    ];
    await expect(gate).toHaveText(new RegExp(parts.join("[^]*")));
  });

  await test.step("adds a block to the members' part by default", async () => {
    await composer.pointAt("Who was humming, in one sentence.");
    await composer.press("Add a block inside");
    const members = menu.getByRole("tab", { name: "Members only" });
    await expect(members).toHaveAttribute("aria-selected", "true");
    await composer.takeByKeys("quote");
    await composer.leaveText();
    await expect.poll(stored).toMatchObject({ members: ["textBlock", "quote"] });
  });

  await test.step("the keyboard adds a block after the gate from the last block of the members' part", async () => {
    // Otherwise the block below the mouse would be selected again when the page scrolls.
    await page.mouse.move(0, 0);
    await page.keyboard.press("End");
    await expect(composer.focused).toHaveText("Quote 2/2 · Members only");
    await page.keyboard.press("+");
    const filter = menu.getByRole("textbox", { name: "Filter blocks" });
    await expect(filter).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(menu.getByRole("tab", { name: "Members only" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    const after = menu.getByRole("tab", { name: "Below the sign-in gate" });
    await expect(after).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(after).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Tab");
    await expect(filter).toBeFocused();
    await composer.takeByKeys("quot");
    await expect.poll(stored).toMatchObject({
      page: ["signInGate", "quote"],
      members: ["textBlock", "quote"],
    });
    await composer.leaveText();
  });
});
