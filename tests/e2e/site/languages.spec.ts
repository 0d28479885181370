import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { published } from "../../support/fresh-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { restoring } from "../../support/restoring.ts";
import { sampleSettings } from "../../support/sample-site.ts";
import { expect, test, urls } from "../../support/test.ts";

const cookieOf = (language: string) => `marquee_language=${language}`;

const send = (path: string, headers: Record<string, string>) =>
  fetch(`${urls.site}${path}`, { headers, redirect: "manual" });

const offer = (lake: SanityClient, languages: readonly object[]) =>
  lake.patch("localeSettings").set({ languages }).commit();

test("[I18N-3] negotiates the language at the root only, stores it, and sends Vary and no-store", async () => {
  const first = await send("/", { "accept-language": "fr-CH, fr;q=0.9, en;q=0.8" });
  expect(first.headers.get("location")).toBe("/fr");
  expect(first.headers.get("vary")?.toLowerCase()).toContain("accept-language, cookie");
  expect(first.headers.get("cache-control")).toBe("private, no-store");
  expect(first.headers.get("set-cookie")).toMatch(/^marquee_language=fr; .*Max-Age=15724800/);
  const later = { "accept-language": "de", cookie: cookieOf("fr") };
  expect((await send("/", later)).headers.get("location")).toBe("/fr");
  const below = await send("/en/programme", later);
  expect(below.status).toBe(200);
  expect(below.headers.get("vary")?.toLowerCase() ?? "").not.toMatch(/accept-language|cookie/);
});

test("[I18N-2][I18N-3] the language switcher leads to the same page, or from a 404 page home, and stores the choice", async ({
  page,
}) => {
  await page.goto("/en/programme");
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/programm");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/");
  await expect(page).toHaveURL("/de");
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL("/ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto("/ar/no-such-page");
  await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr");
});

test("[I18N-2] a language removed from the settings returns 404 and is neither linked nor in the sitemap", async ({
  page,
  lake,
}) => {
  const { languages } = sampleSettings.locale;
  {
    await using _settings = await restoring(lake, "localeSettings");
    const others = languages.filter(({ code }) => code !== "fr");
    await offer(lake, others);
    const french = async () => (await send("/fr", {})).status;
    await expect.poll(french).toBe(404);
    await page.goto("/fr");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const name = sampleSettings.site.languages[0]?.notFoundHeading ?? "";
    await expect(page.getByRole("heading", { name })).toBeVisible();
    const home = await (await send("/en", {})).text();
    expect(home).not.toContain('href="/fr');
    expect(home).not.toContain('hrefLang="fr"');
    expect(await (await send("/sitemap.xml", {})).text()).not.toContain(`${urls.site}/fr`);
    // The cookie names a language that the site no longer has, so `Accept-Language` determines the redirect.
    const root = await send("/", { "accept-language": "de", cookie: cookieOf("fr") });
    expect(root.headers.get("location")).toBe("/de");
  }
  await expect.poll(async () => (await send("/fr", {})).status).toBe(200);
});

test("[I18N-3] does not redirect a visitor to a language without a home page", async ({ lake }) => {
  const { languages } = sampleSettings.locale;
  const portuguese = {
    _type: "offeredLanguage",
    _key: "portuguese",
    code: "pt",
    name: "Português",
    direction: "ltr",
  };
  await using _settings = await restoring(lake, "localeSettings");
  await offer(lake, [...languages, portuguese]);
  const home = pageDocument("index", [textBlock("Bem-vindo.")], { language: "pt" });
  const first = async () =>
    (await send("/", { "accept-language": "pt, de;q=0.5" })).headers.get("location");
  await expect.poll(async () => (await send("/pt/sign-in", {})).status).toBe(200);
  expect(await first()).toBe("/de");
  await using _home = await published(lake, [home]);
  await expect.poll(first).toBe("/pt");
  // The site ships no Portuguese texts and displays English texts instead. An element that
  // contains only such a text has `lang="en"`.
  const html = await (await send("/pt", {})).text();
  const { skipToContent } = interfaceTexts("en").site;
  expect(html).toContain(`<span lang="en" dir="auto">${skipToContent}</span>`);
});
