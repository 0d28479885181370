import type { Locator, Page } from "@playwright/test";
import decodeQr from "qr/decode.js";
import sharp from "sharp";
import {
  ageSessions,
  createAccount,
  findAccount,
  freshPhone,
  textMessageCode,
  updateAccount,
} from "../../support/members/accounts.ts";
import {
  accountRow,
  confirmDialog,
  openAccount,
  openRow,
  problem,
} from "../../support/members/account-page.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { gatedWords, publishGate } from "../../support/members/gated-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { oneTimeCode } from "../../support/members/one-time-code.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/test.ts";

const { account: texts, errors, form } = interfaceTexts("en").auth;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const code = (page: Page) => page.getByLabel(form.code, { exact: true });

/** Opens the enrolment of an authenticator app. Returns the secret displayed next to the QR code. */
async function beginApp(page: Page): Promise<string> {
  await openRow(page, texts.add, texts.factorApp);
  await page.getByRole("button", { name: texts.appBegin, exact: true }).click();
  await expect(code(page)).toBeFocused();
  const secret = await page.locator("main code").innerText();
  return secret.replace(/\s/g, "");
}

/** Returns the text that an authenticator app reads from a displayed QR code. */
async function scan(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ data, width: info.width, height: info.height }, { timeLimit: 5_000 });
}

async function addApp(page: Page, device = "Pocket phone"): Promise<string> {
  const secret = await beginApp(page);
  await code(page).fill(oneTimeCode(secret));
  await page.getByLabel(texts.deviceName).fill(device);
  await page.getByRole("button", { name: texts.appConfirm, exact: true }).click();
  await expect(accountRow(page, device)).toContainText(texts.factorApp);
  return secret;
}

test("[AUTH-2][GATE-1] adds an authenticator app with its QR code and secret, and opens the gate that requires it", async ({
  page,
  lake,
  watch,
}) => {
  const gate = await publishGate(lake, { secondFactor: true });
  const member = await createAccount({ emailVerified: true });
  await openAccount(page, member, `?from=${gate}`);
  await expect(page.getByRole("link", { name: texts.wayBack })).toHaveCount(0);
  const secret = await beginApp(page);
  const picture = page.getByRole("img", { name: texts.appPicture });
  await expect(picture).toBeVisible();
  expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const scanned = new URL(await scan(picture));
    expect(scanned.href).toMatch(/^otpauth:\/\/totp\//);
    expect(decodeURIComponent(scanned.pathname)).toMatch(new RegExp(`:${member.email}$`));
    expect(scanned.searchParams.get("secret")).toBe(secret);
  }
  expect(await axeProblems(page)).toEqual([]);
  await code(page).fill("000000");
  await page.keyboard.press("Enter");
  await expect(problem(page)).toHaveText(errors.wrongCode);
  await expect(code(page)).toBeFocused();
  await code(page).fill(oneTimeCode(secret));
  await page.getByLabel(texts.deviceName).fill("Pocket phone");
  await page.keyboard.press("Enter");
  const row = accountRow(page, "Pocket phone");
  await expect(row).toContainText(texts.factorApp);
  await page.getByRole("link", { name: texts.wayBack }).click();
  await expect(page).toHaveURL(gate);
  await expect(page.getByText(gatedWords.inside)).toBeVisible();
  expect(watch.foreign).toEqual([]);
});

test(
  "[AUTH-2] announces an added or removed app in the section and focuses its heading",
  { tag: "@all" },
  async ({ page }) => {
    await openAccount(page, await createAccount({ emailVerified: true }));
    const section = page.getByRole("region", { name: texts.secondStep });
    const heading = section.getByRole("heading", { level: 2 });
    await addApp(page);
    await expect(section.getByRole("status").filter({ hasText: texts.factorAdded })).toHaveCount(1);
    await expect(heading).toBeFocused();
    await openRow(page, texts.remove, "Pocket phone");
    await section.getByRole("button", { name: texts.remove, exact: true }).click();
    await expect(section.getByRole("status").filter({ hasText: texts.removed })).toHaveCount(1);
    await expect(heading).toBeFocused();
  },
);

test(
  "[AUTH-6] displays a verified email address in the text color",
  { tag: "@all" },
  async ({ page }) => {
    await openAccount(page, await createAccount({ emailVerified: true }));
    const mark = await accountRow(page, texts.email)
      .getByText(texts.verified, { exact: true })
      .evaluate((element) => ({
        text: getComputedStyle(element).color,
        border: getComputedStyle(element, "::before").borderBlockEndColor,
        fill: getComputedStyle(element, "::before").backgroundColor,
      }));
    expect(mark.border).toBe(mark.text);
    expect(mark.fill).toBe("rgba(0, 0, 0, 0)");
  },
);

test("[AUTH-2] loads the QR code script at enrollment only", { tag: "@all" }, async ({ page }) => {
  const drawn: string[] = [];
  page.on("response", async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    if (/Data too long/.test(await response.text())) {
      drawn.push(response.url());
    }
  });
  const member = await createAccount({ emailVerified: true });
  await openAccount(page, member);
  expect(drawn).toEqual([]);
  await beginApp(page);
  await expect(page.getByRole("img", { name: texts.appPicture })).toBeVisible();
  await expect.poll(() => drawn.length).toBeGreaterThan(0);
});

test("[AUTH-2] asks for the app's code at the next sign-in, and lets the member remove the app", async ({
  page,
  newVisitor,
}) => {
  const member = await createAccount({ emailVerified: true });
  await openAccount(page, member);
  const secret = await addApp(page);

  const { context } = await newVisitor();
  const other = await context.newPage();
  await other.goto("/en/account");
  await fillCredentials(other, member);
  await expect(code(other)).toBeVisible();
  // Uses the code of the next half minute, because each code is accepted only once.
  await code(other).fill(oneTimeCode(secret, 1));
  await other.keyboard.press("Enter");
  await expect(accountRow(other, "Pocket phone")).toBeVisible();

  await openRow(other, texts.remove, "Pocket phone");
  await accountRow(other, "Pocket phone")
    .getByRole("button", { name: texts.remove, exact: true })
    .click();
  await expect(accountRow(other, texts.factorApp)).toContainText(texts.appIntro);
  expect((await findAccount({ uid: member.uid }))?.["mfaInfo"] ?? []).toEqual([]);
});

test(
  "[AUTH-2][AUTH-6] asks for password and second factor to remove an app after the recent sign-in expired",
  { tag: "@all" },
  async ({ page }) => {
    const member = await createAccount({ emailVerified: true });
    await openAccount(page, member);
    const secret = await addApp(page);
    await ageSessions(member.uid, 600);
    await openRow(page, texts.remove, "Pocket phone");
    await accountRow(page, "Pocket phone")
      .getByRole("button", { name: texts.remove, exact: true })
      .click();
    const dialog = confirmDialog(page);
    await dialog.getByLabel(form.password, { exact: true }).fill(member.password);
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel(form.code, { exact: true })).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.type(oneTimeCode(secret, 1));
    await page.keyboard.press("Enter");
    await expect(accountRow(page, texts.factorApp)).toContainText(texts.appIntro);
  },
);

test(
  "[AUTH-2] adds a phone as a second factor by its code",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    const member = await createAccount({ emailVerified: true });
    const number = freshPhone();
    await openAccount(page, member);
    const section = page.getByRole("region", { name: texts.secondStep });
    await section.getByRole("button", { name: `${texts.add}: ${texts.wayPhone}` }).click();
    await section.getByRole("textbox", { name: form.phone }).fill(number);
    await page.keyboard.press("Enter");
    await expect(code(page)).toBeFocused();
    await page.keyboard.type(await textMessageCode(number));
    await page.keyboard.press("Enter");
    await expect(section).toContainText(number.slice(-4));
  },
);

test(
  "[AUTH-2] requires a verified email address first and sends the verification email",
  { tag: "@all" },
  async ({ page }) => {
    const member = await createAccount();
    await openAccount(page, member);
    const section = page.getByRole("region", { name: texts.secondStep });
    await expect(section).toContainText(texts.secondStepUnverified);
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(0);
    await section.getByRole("button", { name: texts.verifySend }).click();
    await expect(section.getByRole("status")).toContainText(member.email);
  },
);

test(
  "[AUTH-1][AUTH-2] hides second factors when they are off, except one that can be removed",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { secondFactor: "off" });
    const member = await createAccount({ emailVerified: true });
    await openAccount(page, member);
    const section = page.getByRole("region", { name: texts.secondStep });
    await expect(page.getByRole("region", { name: texts.ways })).toBeVisible();
    await expect(section).toHaveCount(0);
    await updateAccount(member.uid, { secondFactors: [freshPhone()] });
    await page.reload();
    await expect(section).toContainText(texts.secondStepOff);
    await section.getByRole("button", { name: new RegExp(`^${texts.remove}`) }).click();
    await section.getByRole("button", { name: texts.remove, exact: true }).click();
    // The account has no second factor now, so the section is hidden from the next page load on.
    // Until then it displays that the factor was removed.
    await expect(section.getByRole("status")).toHaveText(texts.removed);
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(0);
    await expect(section).not.toContainText(texts.secondStepOff);
    await page.reload();
    await expect(page.getByRole("region", { name: texts.ways })).toBeVisible();
    await expect(section).toHaveCount(0);
  },
);

test(
  "[AUTH-2] states that a second factor is required for everyone",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { secondFactor: "required" });
    const member = await createAccount({ emailVerified: true });
    await openAccount(page, member);
    await expect(page.getByText(texts.secondStepRequired)).toBeVisible();
  },
);
