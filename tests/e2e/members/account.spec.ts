import { readFile } from "node:fs/promises";
import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { axeProblems } from "../../support/browsers/axe.ts";
import { submissionsOf } from "../../support/forms/stored-submissions.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import {
  LONG_AGO,
  accountRow,
  beginApp,
  confirmDialog,
  inserted,
  openAccount,
  openRow,
  problem,
} from "../../support/members/account-page.ts";
import {
  ageSessions,
  createAccount,
  findAccount,
  freshEmail,
  oneTimeLink,
} from "../../support/members/accounts.ts";
import { authenticatorCode } from "../../support/members/authenticator.ts";
import { gatedPages, leaksIn } from "../../support/members/canary.ts";
import { gatedWords, publishGate } from "../../support/members/gated-page.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/members/test.ts";

const { account: labels, errors, form: formLabels, myAccount, signIn } = interfaceTexts("en").auth;

test("[AUTH-6] displays the account's data after a sign-in, until the session has ended", async ({
  page,
  context,
  watch,
}) => {
  const member = await createAccount({ displayName: "Mina Marlowe", emailVerified: true });
  await page.goto("/en/account");
  await expect(page.getByText(labels.visitor)).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  expect(await axeProblems(page, "main")).toEqual([]);
  await fillCredentials(page, member);
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  for (const [row, value] of [
    [labels.name, "Mina Marlowe"],
    [labels.email, member.email],
    [labels.email, labels.verified],
    [labels.photo, labels.photoNone],
    [labels.phone, labels.none],
    [labels.wayPassword, member.email],
    [labels.here, today],
  ] as const) {
    await expect(accountRow(page, row)).toContainText(value);
  }
  await page.getByText(labels.details, { exact: true }).click();
  for (const [row, value] of [
    [labels.kind, labels.kindMember],
    [labels.number, member.uid],
    [labels.since, today],
    [labels.lastLogin, today],
  ] as const) {
    await expect(accountRow(page, row)).toContainText(value);
  }
  await expect(page.getByRole("link", { name: `Mina Marlowe ${myAccount}` })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(watch.foreign).toEqual([]);
  expect(watch.complaints).toEqual([]);

  await context.clearCookies({ name: "marquee_session" });
  await page.reload();
  await expect(page.getByText(labels.visitor)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: signIn })).toBeVisible();
  await expect(page.getByText("Mina Marlowe")).toHaveCount(0);
});

test("[AUTH-6] keeps the email address until the new one is confirmed", async ({ page }) => {
  const member = await createAccount({ emailVerified: true });
  const next = freshEmail();
  await openAccount(page, member);
  await openRow(page, labels.change, labels.email);
  await page.getByLabel(labels.emailNew).fill("not an address");
  await page.keyboard.press("Enter");
  await expect(problem(page)).toHaveText(errors.invalidEmail);
  await page.getByLabel(labels.emailNew).fill(next);
  await page.keyboard.press("Enter");
  const row = accountRow(page, labels.email);
  await expect(row.getByRole("status")).toHaveText(inserted(labels.emailSent, { email: next }));
  await expect(row).toContainText(member.email);
  expect(await findAccount({ email: next })).toBeNull();
  expect(await oneTimeLink(member.email, "VERIFY_AND_CHANGE_EMAIL")).toContain("oobCode=");
});

test(
  "[AUTH-6] asks for the old password before a new one",
  { tag: "@all" },
  async ({ page, elsewhere }) => {
    const member = await createAccount();
    await openAccount(page, member);
    await ageSessions(member.uid, LONG_AGO);
    await openRow(page, labels.change, labels.wayPassword);
    const row = accountRow(page, labels.wayPassword);
    await row.getByLabel(formLabels.password, { exact: true }).fill("another-secret-2");
    const save = row.getByRole("button", { name: labels.save });
    await save.click();
    const dialog = confirmDialog(page);
    const password = dialog.getByLabel(formLabels.password, { exact: true });
    await expect(password).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(problem(row)).toHaveText(errors.confirmationCancelled);
    await expect(save).toBeFocused();

    await save.click();
    await password.fill("wrong");
    await page.keyboard.press("Enter");
    await expect(problem(dialog)).toHaveText(errors.wrongCredentials);
    await password.fill(member.password);
    await page.keyboard.press("Enter");
    await expect(row.getByRole("status")).toHaveText(labels.passwordSaved);
    await expect(dialog).toHaveCount(0);

    await openAccount(elsewhere.page, { ...member, password: "another-secret-2" });
  },
);

test(
  "[AUTH-6][AUTH-8] signs out on every other device",
  { tag: "@all" },
  async ({ page, elsewhere }) => {
    const member = await createAccount({ displayName: "Nora Night" });
    await elsewhere.signIn(member, gatedPages.en);
    await elsewhere.expectOpenGate();
    await openAccount(page, member);
    // Revocation has a resolution of one second, so it must not happen in the same second as the sign-in.
    const second = () => Math.floor(Date.now() / 1_000);
    await expect.poll(second).toBeGreaterThan(second());
    await openRow(page, labels.signOutEverywhere, labels.everywhere);
    await page.getByRole("button", { name: labels.signOutEverywhere, exact: true }).click();
    await expect(page.getByText(labels.signedOutEverywhere)).toBeFocused();
    await expect(page.getByRole("banner").getByRole("link", { name: signIn })).toBeVisible();
    await expect(page.getByRole("banner")).not.toContainText("Nora Night");
    const response = await elsewhere.page.reload();
    expect(leaksIn((await response?.text()) ?? "")).toEqual([]);
  },
);

test("[AUTH-6][AUTH-12] downloads the account's data, and deletes them with the account after a word and password", async ({
  page,
  context,
  lake,
}) => {
  const member = await createAccount({ displayName: "Nora Night", emailVerified: true });
  await openAccount(page, member);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: labels.dataDownload, exact: true }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
    account: { id: member.uid, email: member.email, name: "Nora Night" },
    sessions: [{ isCurrent: true, browser: "Chrome" }],
    recoveryCodes: null,
  });
  const stored = () =>
    submissionsOf(lake).fetch<number>("count(*[uid == $uid])", { uid: member.uid });
  expect(await stored()).toBeGreaterThan(0);
  await ageSessions(member.uid, LONG_AGO);
  await openRow(page, labels.deleteBegin, labels.delete);
  await expect(page.getByText(labels.deleteIntro)).toBeVisible();
  const word = page.getByLabel(labels.deleteType.replace("{{word}}", labels.deleteWord));
  await word.fill("keep");
  await page.keyboard.press("Enter");
  await expect(problem(page)).toHaveText(errors.wrongWord);
  await expect(word).toBeFocused();
  await word.fill(labels.deleteWord);
  await page.keyboard.press("Enter");
  const dialog = confirmDialog(page);
  await dialog.getByLabel(formLabels.password, { exact: true }).fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(labels.deleted)).toBeFocused();
  expect(await findAccount({ uid: member.uid })).toBeNull();
  await expect.poll(stored).toBe(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("marquee_session");
  await page.getByRole("link", { name: labels.home }).click();
  await expect(page).toHaveURL("/en");
});

test("[AUTH-2][GATE-1] an app added by QR code opens a gate", async ({ form, lake, watch }) => {
  const qrScripts: string[] = [];
  form.page.on("response", async (response) => {
    const isScript = /\.js(\?|$)/.test(response.url());
    if (isScript && /Data too long/.test(await response.text().catch(() => "")))
      qrScripts.push(response.url());
  });
  const gate = await publishGate(lake, { secondFactor: true });
  const member = await createAccount({ emailVerified: true });
  await openAccount(form.page, member, `?from=${gate}`);
  await expect(form.page.getByRole("link", { name: labels.wayBack })).toHaveCount(0);
  expect(qrScripts).toEqual([]);
  const secret = await beginApp(form);
  const picture = form.page.getByRole("img", { name: labels.appPicture });
  await expect(picture).toBeVisible();
  await expect.poll(() => qrScripts).not.toEqual([]);
  expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
  for (const colorScheme of ["light", "dark"] as const) {
    await form.page.emulateMedia({ colorScheme });
    const pixels = sharp(await picture.screenshot()).ensureAlpha();
    const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
    const image = { data, width: info.width, height: info.height };
    const scanned = new URL(decodeQr(image, { timeLimit: 5_000 }));
    expect(scanned.href).toMatch(/^otpauth:\/\/totp\//);
    expect(decodeURIComponent(scanned.pathname)).toMatch(new RegExp(`:${member.email}$`));
    expect(scanned.searchParams.get("secret")).toBe(secret);
  }
  expect(await axeProblems(form.page)).toEqual([]);
  await form.code.fill("000000");
  await form.page.keyboard.press("Enter");
  await expect(problem(form.page)).toHaveText(errors.wrongCode);
  await expect(form.code).toBeFocused();
  await form.code.fill(authenticatorCode(secret));
  await form.page.getByLabel(labels.deviceName).fill("Pocket phone");
  await form.page.keyboard.press("Enter");
  await expect(accountRow(form.page, "Pocket phone")).toContainText(labels.factorApp);
  await form.page.getByRole("link", { name: labels.wayBack }).click();
  await expect(form.page).toHaveURL(gate);
  await expect(form.page.getByText(gatedWords.inside)).toBeVisible();
  expect(watch.foreign).toEqual([]);
});
