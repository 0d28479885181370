import type { SanityClient } from "@sanity/client";
import { addressesOf, testStack } from "../support/stack.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const { studio } = addressesOf(testStack);
/** The studio takes its time on two busy cores. In ms. */
const PATIENCE = 60_000;

/** Removes what an earlier run against the same lake left, and writes the page that the release is to change. */
async function prepare(lake: SanityClient): Promise<void> {
  await lake.delete({
    query:
      '*[_id in path("versions.*.spring-timetable") || (_type == "system.release" && metadata.title == "Spring")]',
  });
  await lake.createOrReplace({
    _id: "spring-timetable",
    _type: "page",
    language: "en",
    title: "The winter timetable",
    slug: { _type: "slug", current: "spring-timetable" },
  });
}

test("an editor gathers a page's change in a release and publishes the release in the Studio", async ({
  page,
  newVisitor,
  lake,
}) => {
  await prepare(lake);
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en/spring-timetable");
  await expect(visitor).toHaveTitle(/The winter timetable/);

  await page.goto(`${studio}/releases`);
  await page.getByRole("button", { name: "New release" }).first().click({ timeout: PATIENCE });
  await page.getByTestId("release-form-title").fill("Spring");
  await page.getByTestId("submit-release-button").click();
  await page.getByRole("button", { name: "Add document" }).click({ timeout: PATIENCE });
  await page.keyboard.type("winter timetable");
  await page.getByRole("option", { name: /The winter timetable/ }).click({ timeout: PATIENCE });
  const release = page.url();

  await page.getByRole("link", { name: /The winter timetable/ }).click({ timeout: PATIENCE });
  const title = page.getByTestId("field-title").getByTestId("string-input");
  await expect(title).toBeEnabled({ timeout: PATIENCE });
  await title.fill("The spring timetable");
  const titles = () =>
    lake.fetch('*[_type == "page" && _id match "*spring-timetable"]{_id, title}');
  const name = new URL(release).pathname.split("/").at(-1) ?? "";
  await expect.poll(titles, { timeout: PATIENCE }).toEqual([
    { _id: "spring-timetable", title: "The winter timetable" },
    { _id: `versions.${name}.spring-timetable`, title: "The spring timetable" },
  ]);

  await page.goto(release);
  await page.getByRole("button", { name: "Run release" }).click({ timeout: PATIENCE });
  await page.getByRole("dialog").getByRole("button", { name: "Run release" }).click();
  // The release is over: the Studio shows what it published, out of the history.
  await expect(page.getByTestId("retention-policy-card")).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole("link", { name: /The spring timetable/ })).toBeVisible();
  expect(await titles()).toEqual([{ _id: "spring-timetable", title: "The spring timetable" }]);
  await visitor.bringToFront();
  await expect(visitor).toHaveTitle(/The spring timetable/, { timeout: PATIENCE });
});
