import type { Locator, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import {
  createAccount,
  freshEmail,
  oneTimeLink,
  updateAccount,
} from "../../support/members/accounts.ts";
import { actionPath, sendMail } from "../../support/members/action-mail.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { gatedWords, publishGate } from "../../support/members/gated-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/test.ts";

const { action, errors, form, missing, ...auth } = interfaceTexts("en").auth;

const main = (page: Page) => page.getByRole("main");
const inside = (page: Page) => page.getByText(gatedWords.inside);
const words = (text: string, values: Record<string, string>) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? "");

// Disables fades, because during a fade axe would measure an intermediate contrast.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens a gate's page as a member, after signing in on the sign-in page. */
async function enter(page: Page, path: string, account: { email: string; password: string }) {
  await page.goto(`/en/sign-in?from=${path}`);
  await fillCredentials(page, account);
  await expect(page.getByRole("button", { name: auth.signOut })).toBeVisible();
  await page.goto(path);
  await expect(page.getByText(gatedWords.teaser)).toBeVisible();
}

/** Waits until a button is hydrated; clicks before that are lost. */
async function ready(button: Locator): Promise<Locator> {
  await expect(async () => {
    expect(await button.evaluate((element) => Object.keys(element).join())).toContain("__react");
  }).toPass();
  return button;
}

/** Expects that neither the page nor its HTML and RSC responses contain the gated text. */
async function expectShut(page: Page) {
  expect(await page.content()).not.toContain("usher");
  const answers = await Promise.all(
    [{}, { RSC: "1" }].map((headers) => page.request.get(page.url(), { headers })),
  );
  for (const answer of answers) expect(await answer.text()).not.toContain("usher");
}

const unverified = (lake: SanityClient) => publishGate(lake, { emailVerified: true });

test("[GATE-1][GATE-3] a gate opens in place after the member verifies the email address on another device", async ({
  page,
  lake,
  newVisitor,
  watch,
}) => {
  const account = await createAccount();
  await enter(page, await unverified(lake), account);
  await expect(main(page)).toContainText(words(missing.emailVerified, account));
  await expectShut(page);
  expect(await axeProblems(page)).toEqual([]);

  const check = await ready(main(page).getByRole("button", { name: missing.confirmed }));
  await check.click();
  await expect(main(page)).toContainText(missing.notYet);
  const send = main(page).getByRole("button", { name: missing.sendAgain });
  await send.press("Enter");
  await expect(main(page)).toContainText(words(missing.sent, account));
  await expect(send).toHaveAttribute("aria-disabled", "true");

  // The link opens on another device, so this browser is not notified.
  const link = await oneTimeLink(account.email, "VERIFY_EMAIL");
  expect(new URL(link).searchParams.get("continueUrl")).toBe(page.url());
  const { context } = await newVisitor();
  const phone = await context.newPage();
  await phone.goto(actionPath(link));
  await main(phone).getByRole("button", { name: action.verifySubmit }).click();
  await expect(phone.getByRole("heading", { name: action.verifyDoneTitle })).toBeVisible();
  let loads = 0;
  page.on("load", () => (loads += 1));
  await check.click();
  await expect(inside(page)).toBeVisible();
  expect(loads).toBe(0);
  expect(watch.foreign).toEqual([]);
});

test(
  "[AUTH-5][GATE-1] sends a verification email when a visitor signs up at a gate",
  { tag: "@all" },
  async ({ page, lake }) => {
    const account = { email: freshEmail(), password: "popcorn-and-dark" };
    const path = await unverified(lake);
    await page.goto(path);
    await openGate(page, auth.signIn);
    await fillCredentials(page, account, { isNew: true });
    await expect(main(page)).toContainText(words(missing.emailVerified, account));
    const link = await oneTimeLink(account.email, "VERIFY_EMAIL");
    expect(new URL(link).searchParams.get("continueUrl")).toBe(page.url());
  },
);

test(
  "[GATE-3][AUTH-5] verification in another tab opens the gate without a press",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    const account = await createAccount();
    const path = await unverified(lake);
    await enter(page, path, account);
    const mail = await sendMail({
      kind: "VERIFY_EMAIL",
      account,
      continueUrl: new URL(path, page.url()).href,
    });
    const other = await context.newPage();
    await other.goto(mail);
    await main(other).getByRole("button", { name: action.verifySubmit }).click();
    await expect(inside(page)).toBeVisible();
    await main(other).getByRole("link", { name: form.continue }).click();
    await expect(other).toHaveURL(path);
    await expect(inside(other)).toBeVisible();
  },
);

test(
  "[GATE-4] a gate with a condition loads no provider code before the member acts",
  { tag: "@all" },
  async ({ page, lake }) => {
    const account = await createAccount();
    const path = await unverified(lake);
    await enter(page, path, account);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.reload();
    await expect(main(page).getByRole("button", { name: missing.confirmed })).toBeVisible();
    expect(asked.filter((url) => /session\/form|identitytoolkit|securetoken/.test(url))).toEqual(
      [],
    );
    await (await ready(main(page).getByRole("button", { name: missing.confirmed }))).click();
    await expect(main(page)).toContainText(missing.notYet);
    expect(asked.filter((url) => url.includes("session/form")).length).toBe(1);
  },
);

test(
  "[AUTH-9][GATE-1] a gate displays why the verification email was not sent",
  { tag: "@all" },
  async ({ page, lake }) => {
    const account = await createAccount();
    await enter(page, await unverified(lake), account);
    await page.route(/accounts:sendOobCode/, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" } },
      }),
    );
    const send = await ready(main(page).getByRole("button", { name: missing.sendAgain }));
    await send.click();
    await expect(main(page).getByRole("alert")).toHaveText(errors.tooManyRequests);
    await page.unroute(/accounts:sendOobCode/);
    await page.route(/accounts:sendOobCode/, (route) => route.abort());
    await send.click();
    await expect(main(page).getByRole("alert")).toHaveText(errors.network);
  },
);

test(
  "[GATE-1] a member whose SDK data was cleared signs in again at the gate",
  { tag: "@all" },
  async ({ page, lake }) => {
    const account = await createAccount();
    await enter(page, await unverified(lake), account);
    await page.evaluate(async () => {
      localStorage.clear();
      for (const { name } of await indexedDB.databases()) {
        if (name) indexedDB.deleteDatabase(name);
      }
    });
    await page.reload();
    await (await ready(main(page).getByRole("button", { name: missing.confirmed }))).click();
    await openGate(page, auth.signIn);
    await fillCredentials(page, account);
    await expect(main(page)).toContainText(words(missing.emailVerified, account));
  },
);

test(
  "[GATE-1][AUTH-1] a guest becomes a member at a gate that requires more",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { anonymous: true });
    const path = await unverified(lake);
    await page.goto(`/en/sign-in?from=${path}`);
    await page.getByRole("button", { name: form.guest }).click();
    await expect(page).toHaveURL(path);
    await expect(main(page)).toContainText(missing.guest);
    await expectShut(page);
    await openGate(page, auth.becomeMember);
    const email = freshEmail();
    await main(page).getByLabel(form.email).fill(email);
    await main(page).getByLabel(form.password, { exact: true }).fill("popcorn-and-dark");
    await main(page).getByRole("button", { name: form.submitSignUp }).click();
    await expect(main(page)).toContainText(words(missing.emailVerified, { email }));
  },
);

test(
  "[GATE-1] a gate that requires a second factor links to its enrollment",
  { tag: "@all" },
  async ({ page, lake }) => {
    const account = await createAccount({ emailVerified: true });
    await enter(page, await publishGate(lake, { secondFactor: true }), account);
    await expect(main(page)).toContainText(missing.secondFactor);
    await expectShut(page);
    expect(await axeProblems(page)).toEqual([]);
    const link = main(page).getByRole("link", { name: missing.addSecondFactor });
    await expect(link).toHaveAttribute("href", "/en/account#second-step");
  },
);

test("[GATE-1][GATE-3] a gate that requires a claim names the account without it, and opens for one with it", async ({
  page,
  lake,
}) => {
  const account = await createAccount({ emailVerified: true });
  const path = await publishGate(lake, { claim: { name: "role", value: "jury" } });
  await enter(page, path, account);
  await expect(main(page)).toContainText(words(missing.claim, { account: account.email }));
  await expectShut(page);
  expect(await page.content()).not.toMatch(/jury/);
  expect(await axeProblems(page)).toEqual([]);

  const juror = await createAccount({ email: freshEmail() });
  await updateAccount(juror.uid, { claims: { role: "jury" } });
  await main(page).getByRole("link", { name: missing.otherAccount }).click();
  await fillCredentials(page, juror);
  await expect(page).toHaveURL(path);
  await expect(inside(page)).toBeVisible();
});

test("[GATE-3] a gate displays that the session ended, and the member signs in again in place", async ({
  page,
  lake,
}) => {
  const account = await createAccount();
  const path = await publishGate(lake, {});
  await enter(page, path, account);
  await expect(inside(page)).toBeVisible();
  await page.context().clearCookies({ name: "marquee_session" });
  await page.reload();
  await expect(main(page)).toContainText(missing.session);
  await expectShut(page);
  await openGate(page, auth.signIn);
  await fillCredentials(page, account);
  await expect(inside(page)).toBeVisible();
});
