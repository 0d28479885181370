import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { storedWith, submissionsOf } from "../../support/forms/stored-submissions.ts";
import { published } from "../../support/fresh-page.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { expect, test } from "../../support/test.ts";

const form = "form-steps-test";
const { forms } = interfaceTexts("en");
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

const field = (_key: string, kind: string, label: string, more = {}) => ({
  ...more,
  _key,
  _type: "formField",
  kind,
  label,
});
const fields = [
  field("name", "text", "Name", { required: true }),
  field("more", "step", "More about you"),
  field("tongues", "choices", "Languages", { required: true, choices: ["English", "Deutsch"] }),
  field("letter", "file", "Letter", { required: true }),
];

test("[FORM-1] displays the steps of a form one by one, or all at once without script, and stores a file privately", async ({
  page,
  lake,
  newVisitor,
}) => {
  await using _form = await published(lake, [{ _id: form, _type: "form", title: "Steps", fields }]);
  const { context } = await newVisitor({ javaScriptEnabled: false });
  const scriptless = await context.newPage();
  await scriptless.goto(`/en/form/${form}`);
  await expect(scriptless.locator('[name="f_name"]')).toBeVisible();
  await expect(scriptless.getByRole("group", { name: "More about you" })).toBeVisible();
  await expect(scriptless.locator('[name="f_letter"]')).toBeVisible();

  const name = `Ada ${Date.now()}`;
  await page.goto(`/en/form/${form}`);
  const first = page.locator('[name="f_name"]');
  const group = page.getByRole("group", { name: "Languages" });
  const next = page.getByRole("button", { name: forms.next });
  await expect(next).toBeVisible();
  await expect(page.getByRole("button", { name: forms.send })).toBeHidden();
  await next.click();
  await expect(first).toBeFocused();
  await expect(page.locator("#form-name-problem")).toHaveText(forms.errors.required);
  await first.fill(name);
  await first.press("Enter");
  await expect(group).toBeVisible();
  await expect(first).toBeHidden();
  await expect(page.getByRole("checkbox", { name: "English" })).toBeFocused();
  expect(await axeProblems(page)).toEqual([]);

  const send = page.getByRole("button", { name: forms.send });
  await send.click();
  await expect(group).toContainText(forms.errors.required);
  await page.getByRole("checkbox", { name: "Deutsch" }).check();
  const file = page.locator('[name="f_letter"]');
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await send.click();
  await expect(page.locator("#form-letter-problem")).toHaveText(forms.errors.file, {
    timeout: 20_000,
  });
  await file.setInputFiles({ name: "letter.png", mimeType: "image/png", buffer: png });
  await send.click();
  await expect(page.locator('[data-part="sent"]')).toHaveText(forms.sent, { timeout: 20_000 });

  const [stored] = await storedWith(lake, name);
  const letter = stored?.answers.find(({ _key }) => _key === "letter");
  expect(letter?.values).toEqual(["letter.png"]);
  const content = await submissionsOf(lake).fetch<string>("*[_id == $id][0].content", {
    id: letter?.file ?? "",
  });
  expect(Buffer.from(content, "base64").equals(png)).toBe(true);
  expect(
    await lake.fetch(`count(*[_type in ["sanity.fileAsset"] && originalFilename == "letter.png"])`),
  ).toBe(0);
});

test(
  "[FORM-5] a large photo is sent smaller, and what was typed survives a reload",
  { tag: "@all" },
  async ({ page, lake }) => {
    const photo = await sharp(randomBytes(2_000 * 1_500 * 3), {
      raw: { width: 2_000, height: 1_500, channels: 3 },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(3_000_000);
    const id = "form-photo-test";
    const own = [field("name", "text", "Name"), field("letter", "file", "Photo")];
    await using _form = await published(lake, [
      { _id: id, _type: "form", title: "Photo", fields: own },
    ]);
    const name = `Ada ${Date.now()}`;
    await page.goto(`/en/form/${id}`);
    await page.locator('[name="f_name"]').fill(name);
    const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    await expect.poll(stored).toContain(name);
    await page.reload();
    await expect(page.locator('[name="f_name"]')).toHaveValue(name);
    await page
      .locator('[name="f_letter"]')
      .setInputFiles({ name: "beach.jpg", mimeType: "image/jpeg", buffer: photo });
    await expect(page.locator('[data-part="understood"]')).toHaveText(/smaller size: [\d.]+ MB/);
    await page.getByRole("button", { name: forms.send }).click();
    await expect(page.locator('[data-part="sent"]')).toHaveText(forms.sent, { timeout: 20_000 });
    await page.reload();
    await expect(page.locator('[name="f_name"]')).toHaveValue("");
    const [submission] = await storedWith(lake, name);
    const file = submission?.answers.find(({ _key }) => _key === "letter")?.file ?? "";
    const parts = await submissionsOf(lake).fetch<string[]>(
      "*[_id == $file || file == $file] | order(coalesce(part, 0)).content",
      { file },
    );
    const sent = Buffer.concat(parts.map((content) => Buffer.from(content, "base64")));
    expect(sent.length).toBeLessThan(photo.length);
    expect(await sharp(sent).metadata()).toMatchObject({
      format: "jpeg",
      width: 2_000,
      height: 1_500,
    });
  },
);
