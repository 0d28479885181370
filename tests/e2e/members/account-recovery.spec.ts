import { axeProblems } from "../../support/browsers/axe.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { accountRow, addApp, openAccount, openRow } from "../../support/members/account-page.ts";
import { createAccount, findAccount } from "../../support/members/accounts.ts";
import { gatedPages, leaksIn } from "../../support/members/canary.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/members/test.ts";

const { account: labels, errors, form: formLabels } = interfaceTexts("en").auth;

test("[AUTH-12] a member who has lost the phone signs in with a recovery code, once", async ({
  form,
  elsewhere,
  watch,
}) => {
  const { page } = form;
  const member = await createAccount({ emailVerified: true });
  await openAccount(page, member);
  await addApp(form);
  const row = accountRow(page, labels.recovery);
  await expect(row).toContainText(labels.recoveryNone);
  await openRow(page, labels.recoveryCreate, labels.recovery);
  await row.getByRole("button", { name: labels.recoveryCreate, exact: true }).click();
  await expect(row.getByRole("listitem")).toHaveCount(10);
  const codes = await row.locator("code").allInnerTexts();
  expect(await axeProblems(page)).toEqual([]);
  await row.getByRole("button", { name: labels.recoveryDone }).click();
  const allLeft = labels.recoveryLeft.replaceAll(/\{\{\w+\}\}/g, "10");
  await expect(row).toContainText(allLeft);
  await page.reload();
  await expect(row).toContainText(allLeft);
  await expect(row.locator("code")).toHaveCount(0);

  await elsewhere.open();
  await fillCredentials(elsewhere.page, member);
  await elsewhere.expectSecondFactor();
  await elsewhere.press(formLabels.lostFactor);
  const field = elsewhere.main.getByLabel(formLabels.recoveryCode);
  await expect(field).toBeFocused();
  expect(await axeProblems(elsewhere.page)).toEqual([]);
  await field.fill("0000-0000-0000");
  await elsewhere.press(formLabels.recoverySubmit);
  await expect(elsewhere.problem).toHaveText(errors.wrongRecoveryCode);
  await field.fill((codes[3] ?? "").toLowerCase());
  await elsewhere.press(formLabels.recoverySubmit);
  await expect(elsewhere.heading(formLabels.recovered)).toBeVisible();
  await elsewhere.press(formLabels.submitSignIn);
  await expect(elsewhere.email).toHaveValue(member.email);
  await fillCredentials(elsewhere.page, member);
  await elsewhere.expectOpenGate();
  expect(await findAccount({ uid: member.uid })).not.toHaveProperty("mfaInfo.0");
  expect(watch.complaints).toEqual([]);
});

test(
  "[AUTH-12] a member signs out one device, which loses access at once",
  { tag: "@all" },
  async ({ page, elsewhere }) => {
    const member = await createAccount();
    await elsewhere.signIn(member, gatedPages.en);
    await elsewhere.expectOpenGate();
    // A session's id has a resolution of one second.
    const second = () => Math.floor(Date.now() / 1_000);
    await expect.poll(second).toBeGreaterThan(second());
    await openAccount(page, member);
    const section = page.getByRole("region", { name: labels.sessions });
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(3);
    const signOut = section.getByRole("button", { name: new RegExp(`^${labels.signOutDevice}: `) });
    await signOut.click();
    await section.getByRole("button", { name: labels.signOutDevice, exact: true }).click();
    await expect(signOut).toHaveCount(0);
    await expect(section.getByRole("status").filter({ hasText: /\S/ })).toBeVisible();
    const response = await elsewhere.page.reload();
    expect(leaksIn((await response?.text()) ?? "")).toEqual([]);
    await page.reload();
    await expect(accountRow(page, labels.here)).toContainText("Chrome");
  },
);
