// @module-tag all
import { storedWith, submissionsOf } from "../../support/forms/stored-submissions.ts";
import { expect, test, urls } from "../../support/test.ts";

/** Number of spam posts and of browsers. 10,000 and 200 were measured for decision 039. */
const counts = { spam: 300, browsers: 3 };

const form = "form-en-contact";
const AT_ONCE = 20;

/** Kinds of posts that programs send: with and without what the form's script adds. */
const variants: readonly Record<string, string>[] = [
  {},
  { homepage: "https://spam.example" },
  { proof: "{}" },
  { proof: JSON.stringify({ challenge: { parameters: {}, signature: "00" }, solution: {} }) },
  { nonce: "a.9999999999999.b" },
];

async function spam(index: number, words: string): Promise<void> {
  const body = new FormData();
  const fields = {
    f_name: "Spammer",
    f_email: `s${index}@spam.example`,
    f_message: words,
    f_consent: "yes",
    language: "en",
    ...variants[index % variants.length],
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const accept = index % 2 === 0 ? "application/json" : "text/html";
  const client = `203.0.${index % 200}.1`;
  await fetch(`${urls.site}/api/forms/${form}`, {
    method: "POST",
    body,
    headers: { accept, "x-forwarded-for": client },
    redirect: "manual",
  });
}

test("[FORM-4] stores no post of a program, and every form that a browser sends meanwhile", async ({
  page,
  lake,
  watch,
}) => {
  test.setTimeout(60_000 + counts.spam * 100 + counts.browsers * 5_000);
  const words = `Buy watches ${Date.now()}`;
  const real = `A real message ${Date.now()}`;
  let next = 0;
  const flood = Array.from({ length: AT_ONCE }, async () => {
    while (next < counts.spam) {
      next += 1;
      await spam(next, words);
    }
  });
  for (let index = 0; index < counts.browsers; index += 1) {
    await page.goto("/en/venue");
    await expect(page.locator("#form-contact")).toHaveAttribute("novalidate", "");
    await page.locator('[name="f_name"]').fill("Ada");
    await page.locator('[name="f_email"]').fill("ada@example.org");
    await page.locator('[name="f_message"]').fill(real);
    await page.locator('[name="f_consent"]').check();
    await page.locator('#form-contact button[type="submit"]').click();
    await expect(page.locator('[data-part="sent"]')).toBeVisible({ timeout: 30_000 });
  }
  await Promise.all(flood);
  expect(await storedWith(lake, words)).toEqual([]);
  expect(await storedWith(lake, real)).toHaveLength(counts.browsers);
  expect(watch.foreign).toEqual([]);
  await submissionsOf(lake).delete({
    query: `*[count(answers[$real in values]) > 0]`,
    params: { real },
  });
});
