import type { Page } from "@playwright/test";
import { storedWith } from "../../support/forms/stored-submissions.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { expect, test, urls } from "../../support/test.ts";

const form = "form-en-contact";
const endpoint = `${urls.site}/api/forms/${form}`;
const { forms } = interfaceTexts("en");

const uniqueWords = () => `A lost scarf ${crypto.randomUUID()}`;

const field = (page: Page, name: string) => page.locator(`[name="f_${name}"]`).first();
const block = (page: Page) => page.locator("#form-contact");

/** Types into a field with the keyboard alone. Returns when the focus has left it. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await expect(field(page, name)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
}

async function fillIn(page: Page, words: string): Promise<void> {
  await field(page, "name").focus();
  await type(page, "name", "Ada");
  await type(page, "email", "Ada@example.org");
  // The radio buttons are one stop of the Tab key.
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await type(page, "message", words);
  await page.keyboard.press("Space");
}

test("[FORM-1][FORM-2] sends a form by keyboard, with problems at fields", async ({
  page,
  lake,
  watch,
}) => {
  const words = uniqueWords();
  await page.goto("/en/venue");
  await field(page, "name").focus();
  await expect(block(page)).toHaveAttribute("novalidate", "");
  await page.keyboard.press("Enter");
  const problem = page.locator("#form-contact-name-problem");
  await expect(problem).toHaveText(forms.errors.required);
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#form-contact-consent-problem")).toHaveText(forms.errors.consent);
  expect(await axeProblems(page)).toEqual([]);
  await fillIn(page, words);
  await expect(problem).toBeEmpty();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-part="sent"]')).toBeFocused({ timeout: 20_000 });
  expect(await axeProblems(page)).toEqual([]);
  const [stored, ...more] = await storedWith(lake, words);
  expect(more).toEqual([]);
  expect(stored?.addresses).toEqual(["ada@example.org"]);
  const consent = stored?.answers.find(({ kind }) => kind === "consent");
  expect(consent?.values).toEqual(["yes"]);
  expect(consent?.version).toMatch(/^[0-9a-f]{16}$/);
  expect(watch.foreign).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("[FORM-1][FORM-2] sends a form after the answers were checked", async ({ page, lake }) => {
    const words = uniqueWords();
    await page.goto("/en/venue");
    await fillIn(page, words);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/en/form/${form}`);
    await expect(page.getByText(forms.review)).toBeVisible();
    await expect(field(page, "message")).toHaveValue(words);
    await expect(page.locator('[name="f_consent"]')).toBeChecked();
    expect(await storedWith(lake, words)).toEqual([]);
    await page.locator('button[type="submit"]').focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**?sent");
    await expect(page.locator('[name="f_message"]')).toHaveCount(0);
    expect(await storedWith(lake, words)).toHaveLength(1);
  });
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(endpoint, { method: "POST", body, headers, redirect: "manual" });
};

const valid = (words: string) => ({
  page: "page-en-venue",
  language: "en",
  f_name: "Ada",
  f_email: "ada@example.org",
  f_message: words,
  f_consent: "yes",
});

/** Posts a form, and opens the page to which the site redirects a browser without script. */
async function openAfterPost(page: Page, fields: Record<string, string>): Promise<void> {
  const response = await post(fields);
  expect(response.status).toBe(303);
  const cookie = response.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly/i);
  const [, value = ""] = /marquee-form=([^;]+)/.exec(cookie) ?? [];
  await page.context().addCookies([{ name: "marquee-form", value, url: urls.site }]);
  await page.goto(response.headers.get("location") ?? "");
}

// Axe needs scripts, so a browser with scripts opens the pages that one without them gets.
test("[FORM-1] redirects a browser without script to its problems with the answers filled in, to a check of the answers, and to the end", async ({
  page,
}) => {
  const words = uniqueWords();
  await openAfterPost(page, { ...valid(words), f_email: "nonsense", f_consent: "" });
  const summary = page.getByRole("alert").filter({ hasText: forms.errors.summary });
  await expect(summary.getByRole("link")).toHaveText([forms.errors.email, forms.errors.consent]);
  await expect(field(page, "message")).toHaveValue(words);
  await expect(page.locator("#form-email")).toHaveAttribute("aria-invalid", "true");
  expect(await axeProblems(page)).toEqual([]);
  await openAfterPost(page, valid(words));
  await expect(page.getByText(forms.review)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.goto(`/en/form/${form}?sent`);
  await expect(page.locator('[name="f_message"]')).toHaveCount(0);
  expect(await axeProblems(page)).toEqual([]);
});

test("[FORM-4] stores nothing without a proof of work or a confirmation, with a filled honeypot, or from another site", async ({
  lake,
}) => {
  const words = uniqueWords();
  const proof = JSON.stringify({ challenge: { parameters: {}, signature: "aa" }, solution: {} });
  const script = { accept: "application/json" };
  const answers = [
    await post(valid(words)),
    await post(valid(words), script),
    await post({ ...valid(words), proof }, script),
    await post({ ...valid(words), nonce: "a.9999999999999.b" }),
    await post({ ...valid(words), homepage: "https://spam.example" }, script),
    await post(valid(words), { origin: "https://elsewhere.example" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 422, 422, 303, 422, 403]);
  expect(await storedWith(lake, words)).toEqual([]);
});

test("[FORM-2] stores a form once that is sent twice with one code, and reveals it neither in pages nor to visitors' requests", async ({
  lake,
  request,
}) => {
  const words = uniqueWords();
  const html = await (await request.get(`/en/form/${form}`)).text();
  const [, nonce = ""] = /name="nonce" value="([^"]+)"/.exec(html) ?? [];
  const first = await post({ ...valid(words), nonce });
  const second = await post({ ...valid(words), nonce });
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(second.headers.get("location")).toBe(`/en/form/${form}?sent`);
  expect(await storedWith(lake, words)).toHaveLength(1);
  for (const path of ["/en/venue", `/en/form/${form}`, `/api/forms/${form}`, "/sitemap.xml"]) {
    expect(await (await request.get(path)).text()).not.toContain(words);
  }
  const submissions = `${urls.lake}/v2025-02-19/data/query/production-submissions?query=*`;
  expect((await fetch(submissions)).status).toBe(401);
});
