// @module-tag all
import sharp from "sharp";
import { axeProblems } from "../../support/browsers/axe.ts";
import { doubleGapi } from "../../support/doubles/gapi.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import {
  LONG_AGO,
  accountRow,
  addApp,
  confirmDialog,
  openAccount,
  openRow,
  problem,
  removeRow,
} from "../../support/members/account-page.ts";
import {
  ageSessions,
  createAccount,
  findAccount,
  freshEmail,
  freshPhone,
  oneTimeLink,
  textMessageCode,
  updateAccount,
} from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { authenticatorCode } from "../../support/members/authenticator.ts";
import { becomeAt } from "../../support/members/identity-page.ts";
import { clearSdkData } from "../../support/members/sdk-data.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { SignInPage } from "../../support/members/sign-in-page.ts";
import { expect, test } from "../../support/members/test.ts";

const auth = interfaceTexts("en").auth;
const { account: labels, errors, form: formLabels } = auth;

test("[AUTH-6][AUTH-12] saves a new name by keyboard, and uploads a picture, which a reload still displays, and removes it", async ({
  page,
  watch,
}) => {
  const member = await createAccount({ displayName: "Mina" });
  await openAccount(page, member);
  const change = page.getByRole("button", { name: `${labels.change}: ${labels.name}` });
  await change.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(labels.name, { exact: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Nora Night");
  await page.keyboard.press("Enter");
  const name = accountRow(page, labels.name);
  await expect(name.getByRole("status")).toHaveText(labels.saved);
  await expect(change).toBeFocused();
  await expect(name).toContainText("Nora Night");
  await expect(page.getByRole("banner")).toContainText("Nora Night");
  expect(await findAccount({ uid: member.uid })).toMatchObject({ displayName: "Nora Night" });

  await openRow(page, labels.add, labels.photo);
  const file = page.getByLabel(labels.photoFile);
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("none") });
  await page.getByRole("button", { name: labels.save, exact: true }).click();
  await expect(problem(page)).toHaveText(errors.invalidPhoto);
  await expect(file).toBeFocused();
  const color = { r: 200, g: 40, b: 40 };
  const photo = sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: color } });
  const buffer = await photo.jpeg().toBuffer();
  await file.setInputFiles({ name: "nora.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: labels.save, exact: true }).click();
  const row = accountRow(page, labels.photo);
  await expect(row.getByRole("status")).toHaveText(labels.saved);
  await page.reload();
  const picture = row.locator("img");
  await expect(picture).toHaveJSProperty("naturalWidth", 384);
  expect(await axeProblems(page)).toEqual([]);
  await removeRow(page, labels.photo);
  await expect(row).toContainText(labels.photoNone);
  expect(watch.foreign).toEqual([]);
});

test("[AUTH-6] adds a phone number by its code and removes it", async ({ page, form, lake }) => {
  await using _ = await withAuthSettings(lake, { phone: true });
  const member = await createAccount();
  const number = freshPhone();
  await openAccount(page, member);
  await openRow(page, labels.add, labels.phone);
  await page.getByRole("textbox", { name: formLabels.phone }).fill(number);
  await page.keyboard.press("Enter");
  await expect(form.code).toBeFocused();
  await page.keyboard.type(await textMessageCode(number));
  await page.keyboard.press("Enter");
  const row = accountRow(page, labels.phone);
  await expect(row.getByRole("status")).toHaveText(labels.saved);
  await expect(row).toContainText(number);
  await expect(page.getByRole("region", { name: labels.ways })).toContainText(number);
  expect(await findAccount({ phoneNumber: number })).toMatchObject({ localId: member.uid });
  await removeRow(page, labels.phone);
  await expect(row).toContainText(labels.none);
  expect(await findAccount({ phoneNumber: number })).toBeNull();
});

test("[AUTH-2] adds a phone as a second factor by its code", async ({ page, form, lake }) => {
  await using _ = await withAuthSettings(lake, { phone: true });
  const number = freshPhone();
  await openAccount(page, await createAccount({ emailVerified: true }));
  const section = page.getByRole("region", { name: labels.secondStep });
  await section.getByRole("button", { name: `${labels.add}: ${labels.wayPhone}` }).click();
  await section.getByRole("textbox", { name: formLabels.phone }).fill(number);
  await page.keyboard.press("Enter");
  await expect(form.code).toBeFocused();
  await page.keyboard.type(await textMessageCode(number));
  await page.keyboard.press("Enter");
  await expect(section).toContainText(number.slice(-4));
});

test("[AUTH-6] links and unlinks a provider, but never unlinks the last method", async ({
  page,
  lake,
}) => {
  await using _ = await withAuthSettings(lake, { providers: ["github"] });
  await openAccount(page, await createAccount());
  const removePassword = page.getByRole("button", {
    name: `${labels.remove}: ${labels.wayPassword}`,
  });
  await expect(accountRow(page, "GitHub")).toContainText(labels.wayOff);
  await expect(removePassword).toHaveCount(0);
  await doubleGapi(page.context());
  await openRow(page, labels.link, "GitHub");
  await becomeAt(await new SignInPage(page).openPopup("GitHub"), { email: freshEmail() });
  await expect(accountRow(page, "GitHub").getByRole("status")).toContainText("GitHub");
  await expect(removePassword).toBeVisible();
  await removeRow(page, "GitHub");
  await expect(accountRow(page, "GitHub")).toContainText(labels.wayOff);
  await expect(removePassword).toHaveCount(0);
});

test("[AUTH-6] asks a member whose SDK data was cleared to sign in again", async ({ page }) => {
  const member = await createAccount({ displayName: "Nora Night" });
  await openAccount(page, member);
  await page.goto("/en/privacy");
  await clearSdkData(page);
  await page.goto("/en/account");
  await expect(page.getByText(labels.again)).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Nora Night");
  await fillCredentials(page, member);
  await expect(accountRow(page, labels.email)).toContainText(member.email);
});

test("[AUTH-6] opens the member's menu by a button on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page, await createAccount({ displayName: "Nora Night" }));
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBe(0);
  await page.goto("/en/screening-room");
  const name = auth.signedInAs.replace("{{name}}", "Nora Night");
  const menuButton = page.getByRole("button", { name });
  await menuButton.focus();
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: `Nora Night ${auth.myAccount}` });
  await expect(link).toBeVisible();
  expect(await axeProblems(page, "header")).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await menuButton.click();
  await page.getByRole("button", { name: auth.signOut }).click();
  const signInLink = page.getByRole("banner").getByRole("link", { name: auth.signIn, exact: true });
  await expect(signInLink).toBeFocused();
  await expect(signInLink).toBeInViewport();
  await expect(menuButton).toHaveCount(0);
});

test("[AUTH-6][AUTH-12][I18N-2] displays an accessible account page in Arabic, with a provider's picture over https", async ({
  page,
  watch,
}) => {
  const photoUrl = "https://pictures.example/nora.jpg";
  const member = await createAccount({ displayName: "Nora Night", photoUrl });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/ar/account");
  await fillCredentials(page, member, { language: "ar" });
  const { account } = interfaceTexts("ar").auth;
  await expect(page.getByRole("heading", { name: account.ways, exact: true })).toBeVisible();
  // Tests can't reach other hosts, so the picture doesn't load and the row displays the initials.
  await expect(accountRow(page, account.photo).getByText("NN")).toBeVisible();
  expect(new Set(watch.foreign)).toEqual(new Set([photoUrl]));
  expect(await axeProblems(page)).toEqual([]);
});

test("[AUTH-2][AUTH-6] asks for password and code to remove an app later", async ({ form }) => {
  const member = await createAccount({ emailVerified: true });
  await openAccount(form.page, member);
  const secret = await addApp(form);
  await ageSessions(member.uid, LONG_AGO);
  await removeRow(form.page, "Pocket phone");
  const dialog = confirmDialog(form.page);
  await dialog.getByLabel(formLabels.password, { exact: true }).fill(member.password);
  await form.page.keyboard.press("Enter");
  await expect(dialog.getByLabel(formLabels.code, { exact: true })).toBeFocused();
  expect(await axeProblems(form.page)).toEqual([]);
  await form.page.keyboard.type(authenticatorCode(secret, 1));
  await form.page.keyboard.press("Enter");
  await expect(accountRow(form.page, labels.factorApp)).toContainText(labels.appIntro);
});

test("[AUTH-2][AUTH-5] requires a verified email address for a second factor", async ({ page }) => {
  const { email, ...member } = await createAccount();
  await openAccount(page, { email, ...member });
  const section = page.getByRole("region", { name: labels.secondStep });
  await expect(section).toContainText(labels.secondStepUnverified);
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(accountRow(page, labels.email)).toContainText(labels.unverified);
  await section.getByRole("button", { name: labels.verifySend }).click();
  await expect(section.getByRole("status")).toContainText(email);
  expect(await oneTimeLink(email, "VERIFY_EMAIL")).toContain("oobCode=");
});

test("[AUTH-2] hides second factors when they are off", async ({ page, lake }) => {
  const member = await createAccount({ emailVerified: true });
  await using _ = await withAuthSettings(lake, { secondFactor: "off" });
  await openAccount(page, member);
  const section = page.getByRole("region", { name: labels.secondStep });
  await expect(page.getByRole("region", { name: labels.ways })).toBeVisible();
  await expect(section).toHaveCount(0);
  await updateAccount(member.uid, { secondFactors: [freshPhone()] });
  await page.reload();
  await expect(section).toContainText(labels.secondStepOff);
  await section.getByRole("button", { name: new RegExp(`^${labels.remove}`) }).click();
  await section.getByRole("button", { name: labels.remove, exact: true }).click();
  // The section is hidden from the next page load on. Until then it displays that the factor was removed.
  await expect(section.getByRole("status")).toHaveText(labels.removed);
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(section).not.toContainText(labels.secondStepOff);
  await page.reload();
  await expect(page.getByRole("region", { name: labels.ways })).toBeVisible();
  await expect(section).toHaveCount(0);
  await using _required = await withAuthSettings(lake, { secondFactor: "required" });
  await page.reload();
  await expect(section).toContainText(labels.secondStepRequired);
});
