// @module-tag all
import { openComposer } from "../../support/editors/composer.ts";
import { gatedWords, publishGate } from "../../support/members/gated-page.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const id = "page-en-gate-plain";
const draft = `drafts.${id}`;

const storedGate = `*[_id == $draft][0]{
  "page": blocks[]._type,
  "teaser": blocks[_type == "signInGate"][0].teaser[]._type,
  "members": blocks[_type == "signInGate"][0].blocks[]._type
}`;

test("[GATE-1] an editor sees a gate's heading and boundaries, and adds blocks to any of its parts", async ({
  page,
  lake,
  newVisitor,
}) => {
  await lake.delete({ query: "*[_id in [$id, $draft]]", params: { id, draft } });
  const path = await publishGate(lake, {});
  const composer = await openComposer(page, path);
  const { preview, menu, toolbar } = composer;
  const stored = () => lake.fetch(storedGate, { draft });
  const takeQuotation = async () => {
    await menu.getByRole("textbox", { name: "Filter blocks" }).fill("quote");
    await page.keyboard.press("Enter");
    await expect(menu).toHaveCount(0);
  };
  const gate = preview.locator('[data-block-type="signInGate"]');

  await test.step("displays the gate's heading and promise between the teaser and the members' part", async () => {
    await expect(gate.getByRole("heading", { name: "Behind the doors" })).toBeVisible();
    await expect(gate.getByText("Who was humming, in one sentence.")).toBeVisible();
    const parts = await gate.innerText();
    const order = [
      "Everyone sees this",
      gatedWords.teaser,
      "Behind the doors",
      "Members only: start",
      gatedWords.inside,
      "Members only: end",
    ].map((words) => parts.indexOf(words));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    await expect(gate.getByRole("note")).toHaveText([
      "Everyone sees this",
      "Members only: start",
      "Members only: end",
    ]);
  });

  await test.step("adds a block to the members' part by default", async () => {
    await composer.pointAt("Who was humming, in one sentence.");
    await composer.press("Add a block inside");
    await expect(menu.getByRole("tab", { name: "Members only" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await takeQuotation();
    await composer.leaveText();
    await expect.poll(stored).toEqual({
      page: ["signInGate"],
      teaser: ["textBlock"],
      members: ["textBlock", "quote"],
    });
  });

  await test.step("adds a block to the teaser when the editor chooses it", async () => {
    await composer.pointAt("Who was humming, in one sentence.");
    await composer.press("Add a block inside");
    await menu.getByRole("tab", { name: "Everyone sees this" }).click();
    await takeQuotation();
    await composer.leaveText();
    await expect.poll(stored).toMatchObject({ teaser: ["textBlock", "quote"] });
  });

  await test.step("the toolbar names a block's audience, and the gate's + adds a block after the gate", async () => {
    await composer.pointAt(gatedWords.inside);
    await expect(toolbar.getByRole("button", { name: "Text 1/2 · Members only" })).toBeVisible();
    await preview.getByText("Members only: end").hover();
    await expect(toolbar.getByRole("button", { name: /^Sign-in gate 1\/1$/ })).toBeVisible();
    await preview.getByTitle("Add a block below").last().click();
    await takeQuotation();
    await composer.leaveText();
    await expect.poll(stored).toMatchObject({
      page: ["signInGate", "quote"],
      members: ["textBlock", "quote"],
    });
  });

  await test.step("the keyboard adds a block after the gate from the last block of the members' part", async () => {
    await composer.pointAt(gatedWords.inside);
    await toolbar.getByRole("button", { name: "Text 1/2 · Members only" }).focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await expect(toolbar.locator(":focus")).toHaveText("Quote 2/2 · Members only");
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
    await page.keyboard.type("quot");
    await page.keyboard.press("Enter");
    await expect.poll(stored).toMatchObject({
      page: ["signInGate", "quote", "quote"],
      members: ["textBlock", "quote"],
    });
    await composer.leaveText();
  });

  await test.step("visitors receive neither the labels nor the members' content", async () => {
    const { context } = await newVisitor();
    const visitor = await context.newPage();
    await visitor.goto(path);
    const html = await visitor.content();
    expect(html).toContain(gatedWords.teaser);
    for (const hidden of ["Members only: start", "Everyone sees this", gatedWords.inside]) {
      expect(html).not.toContain(hidden);
    }
  });
});
