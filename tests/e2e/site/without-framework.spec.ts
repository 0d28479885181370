import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { compileStyles } from "../../../web/start/internals/class-names.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { gatedPages } from "../../support/members/canary.ts";
import { samplePaths } from "../../support/sample-paths.ts";
import { root } from "../../support/stack/places.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development server has no serving layer.");

const FILM = "/en/films/the-lamplighters-last-street";

const texts = interfaceTexts("en");

test("[LITE-1][LITE-2] published pages hold neither scripts nor payload of a framework, but HTML and the start script", async ({
  request,
}) => {
  for (const path of samplePaths()) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) =>
      attributes.trim(),
    );
    const code = scripts.filter((attributes) => !attributes.startsWith('type="application/'));
    expect(code, path).toEqual(["", ""]);
    expect(html, path).not.toMatch(/__next_f|as="script"|TURBOPACK/);
    expect(html, path).toMatch(/<main\b[^>]*>[\s\S]*<\/main>/);
  }
});

test("[LITE-1] islands have the class names of the page that they hydrate", async ({ request }) => {
  for (const [path, file, name] of [
    [FILM, "web/blocks/gallery/gallery.module.css", "tools"],
    ["/en", "web/blocks/hero-animation/hero-animation.module.css", "stage"],
    ["/en", "web/blocks/hero-animation/hero-animation.module.css", "toggle"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(readFileSync(join(root, file), "utf8")).toContain(`.${name}`);
    expect(html).toContain(compileStyles(join(root, file), root).names[name] ?? "missing");
  }
});

/** Lets the page load, but none of the site's script files. */
const blockScripts = (page: Page) =>
  page.route("**/_next/static/start/**", (route) => route.abort());

test("[LITE-3] without its script files, a gallery opens a picture, a gate the sign-in page, and the search its page", async ({
  page,
  watch,
}) => {
  await blockScripts(page);
  await page.goto(FILM);
  const picture = page.locator("a[data-position]").first();
  const address = await picture.getAttribute("href");
  await picture.click();
  await expect(page).toHaveURL((url) => url.href.includes(address ?? "missing"));
  await page.goto(gatedPages.en);
  await page.locator("[data-gate] a").first().click();
  await expect(page).toHaveURL(/\/en\/sign-in$/);
  await page.goto("/en/privacy");
  await page.locator("a[data-opens=search]").locator("visible=true").first().click();
  await expect(page).toHaveURL(/\/en\/search/);
  watch.complaints.length = 0;
});

test("[LITE-1] a press before the page's scripts have loaded is not lost", async ({ page }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<undefined>();
  await page.route("**/_next/static/start/**", async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto(FILM, { waitUntil: "commit" });
  const picture = page.locator("a[data-position]").first();
  await picture.click();
  load(undefined);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(picture).toBeFocused();
});

test("[LITE-1] keys in a form before its script has loaded stay, and are checked", async ({
  page,
}) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<undefined>();
  await page.route("**/_next/static/start/**", async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto("/en/venue", { waitUntil: "commit" });
  const name = page.getByLabel("Your name");
  await name.fill("Ada");
  load(undefined);
  await expect(page.locator("form[id^=form-]").first()).toHaveAttribute("novalidate", "");
  await expect(name).toHaveValue("Ada");
  await page.keyboard.press("Enter");
  await expect(page.getByText(texts.forms.errors.required).first()).toBeVisible();
});
