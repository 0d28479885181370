import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

test("[PAGE-1][PAGE-7] a page is composed in the studio", async ({ editor, newVisitor, lake }) => {
  // Deletes the page of an earlier run against the same lake, because slugs are unique.
  await lake.delete({ query: '*[_type == "page" && title == "The night bus"]' });
  await editor.openPages("en");
  await editor.createPage("The night bus");

  const hero = await editor.addBlock("Hero");
  await hero.fill("heading", "The last bus home");
  await hero.upload("poster", goldenSquare, "A golden square");
  await hero.close();

  const text = await editor.addBlock("Text");
  await text.write("body", "It leaves at one.");
  await text.close();
  await editor.publish();

  const { context, watch } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en/the-night-bus");
  await expect(visitor.getByRole("heading", { name: "The last bus home" })).toBeVisible();
  await expect(visitor.getByRole("img", { name: "A golden square" })).toBeVisible();
  await expect(visitor.getByText("It leaves at one.")).toBeVisible();
  let loads = 0;
  visitor.on("load", () => (loads += 1));

  const film = await editor.addBlock("Video");
  await film.fill("address", "https://vimeo.com/76979871");
  await film.fill("title", "Night lights");
  await film.close();
  const gate = await editor.addBlock("Sign-in gate");
  await gate.fill("heading", "The depot");
  await gate.fill("promise", "Where the buses sleep.");
  await gate.close();
  await expect(visitor.getByText("The depot")).toHaveCount(0);
  await editor.publish();

  await visitor.bringToFront();
  await expect(visitor.getByRole("heading", { name: "Night lights" })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "The depot" })).toBeVisible();
  expect(loads).toBe(0);
  expect(watch.foreign).toEqual([]);

  const stored = await lake.fetch('*[_type == "page" && slug.current == "the-night-bus"]');
  expect(stored).toMatchObject([{ language: "en", title: "The night bus" }]);
});
