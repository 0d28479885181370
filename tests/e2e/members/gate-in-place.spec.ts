import { axeProblems } from "../../support/browsers/axe.ts";
import { allowMedia } from "../../support/film-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import {
  createAccount,
  freshEmail,
  oneTimeLink,
  updateAccount,
} from "../../support/members/accounts.ts";
import { actionPath } from "../../support/members/action-mail.ts";
import { canaries } from "../../support/members/canary.ts";
import {
  enterGate,
  expectShut,
  gatedWords,
  publishGate,
  unverified,
} from "../../support/members/gated-page.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/members/test.ts";

const { action, missing, ...auth } = interfaceTexts("en").auth;

test("[GATE-1][GATE-3] signing up focuses the gate's content", async ({ context, form, watch }) => {
  await allowMedia(context);
  await form.page.setViewportSize({ width: 1440, height: 900 });
  let loads = 0;
  await form.openAtGate();
  form.page.on("load", () => (loads += 1));
  const teaser = form.page.getByText("It lasts twelve minutes.");
  await expect(teaser).toBeVisible();
  await expect(form.page.getByText(canaries.en)).toHaveCount(0);
  const account = { email: freshEmail(), password: "popcorn-and-dark" };
  await fillCredentials(form.page, account, { isNew: true });
  await expect(form.page.getByText(canaries.en)).toBeVisible();
  await expect(teaser).toBeAttached();
  await expect(form.page.locator("output#announcements")).toHaveText(auth.opened);
  const place = await form.page.evaluate(() => {
    const block = document.activeElement?.closest<HTMLElement>("[data-block]");
    return {
      tag: document.activeElement?.tagName ?? "",
      top: block?.getBoundingClientRect().top ?? Number.NaN,
      scrolled: scrollY,
    };
  });
  expect(place.tag).toMatch(/^(?:H[1-4]|SECTION)$/);
  expect(place.scrolled).toBeGreaterThan(0);
  expect(place.top).toBeGreaterThanOrEqual(-1);
  expect(place.top).toBeLessThanOrEqual(451);
  expect(loads).toBe(0);
  expect(watch.foreign).toEqual([]);
  expect(watch.complaints).toEqual([]);
});

test(
  "[GATE-1][GATE-3] a gate opens after the verification on another device",
  { tag: "@all" },
  async ({ form, lake, elsewhere: phone, watch }) => {
    const account = await createAccount();
    await enterGate(form, await publishGate(lake, { emailVerified: true }), account);
    await expect(form.main).toContainText(unverified(account.email));
    await expectShut(form.page);
    expect(await axeProblems(form.page)).toEqual([]);

    const check = form.button(missing.confirmed);
    await check.click();
    await expect(form.main).toContainText(missing.notYet);
    const send = form.button(missing.sendAgain);
    await send.press("Enter");
    await expect(form.main).toContainText(missing.sent.replace("{{email}}", account.email));
    await expect(send).toHaveAttribute("aria-disabled", "true");

    // The link opens on another device, so this browser is not notified.
    const link = await oneTimeLink(account.email, "VERIFY_EMAIL");
    expect(new URL(link).searchParams.get("continueUrl")).toBe(form.page.url());
    await phone.page.goto(actionPath(link));
    await phone.press(action.verifySubmit);
    await expect(phone.heading(action.verifyDoneTitle)).toBeVisible();
    let loads = 0;
    form.page.on("load", () => (loads += 1));
    await check.click();
    await expect(form.page.getByText(gatedWords.inside)).toBeVisible();
    expect(loads).toBe(0);
    expect(watch.foreign).toEqual([]);
  },
);

test("[GATE-1] a gate opens for an account with its claim only", async ({ page, form, lake }) => {
  const account = await createAccount({ emailVerified: true });
  const path = await publishGate(lake, { claim: { name: "role", value: "jury" } });
  await enterGate(form, path, account);
  await expect(form.main).toContainText(missing.claim.replace("{{account}}", account.email));
  await expectShut(page);
  expect(await page.content()).not.toMatch(/jury/);
  expect(await axeProblems(page)).toEqual([]);

  const juror = await createAccount();
  await updateAccount(juror.uid, { claims: { role: "jury" } });
  await form.main.getByRole("link", { name: missing.otherAccount }).click();
  await fillCredentials(page, juror);
  await expect(page).toHaveURL(path);
  await expect(page.getByText(gatedWords.inside)).toBeVisible();
});

test("[GATE-3] a gate displays that the session ended", async ({ page, form, lake }) => {
  const account = await createAccount();
  await enterGate(form, await publishGate(lake, {}), account);
  await expect(page.getByText(gatedWords.inside)).toBeVisible();
  await page.context().clearCookies({ name: "marquee_session" });
  await page.reload();
  await expect(form.main).toContainText(missing.session);
  await expectShut(page);
  await openGate(page, auth.signIn);
  await fillCredentials(page, account);
  await expect(page.getByText(gatedWords.inside)).toBeVisible();
});
