import type { Page } from "@playwright/test";
import {
  createAccount,
  findAccount,
  freshEmail,
  updateAccount,
} from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { doubleGapi } from "../../support/doubles/gapi.ts";
import { beAgainAt, becomeAt } from "../../support/members/identity-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { expect, test } from "../../support/test.ts";

const { form, errors, signOut } = interfaceTexts("en").auth;

const main = (page: Page) => page.getByRole("main");
const problem = (page: Page) => main(page).getByRole("alert").filter({ hasText: /\S/ });
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
const way = (page: Page, provider: string) =>
  main(page).getByRole("button", { name: filled(form.continueWith, { provider }), exact: true });
const signedIn = (page: Page) => page.getByRole("button", { name: signOut });

const openPage = (page: Page) => page.goto("/en/sign-in?from=/en/screening-room");

/** Clicks a provider's button and returns the popup. */
async function openWindow(page: Page, provider: string): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await way(page, provider).click();
  return opened;
}

async function accountOf(email: string) {
  const account = await findAccount({ email });
  const providers = account?.providerUserInfo?.map(({ providerId }) => providerId).toSorted();
  return { uid: account?.localId, providers };
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("[AUTH-1] signs in with a popup, and again into the same account", async ({
  page,
  context,
  lake,
  newVisitor,
  watch,
}) => {
  await using _ = await withAuthSettings(lake, { providers: ["google"] });
  const asked = await doubleGapi(context);
  const email = freshEmail();
  await openPage(page);
  await expect(way(page, "Google")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  // The page must not contact Google before the visitor clicks Google's button.
  expect(asked).toEqual([]);
  const window = await openWindow(page, "Google");
  await expect(main(page).getByRole("status")).toHaveText(
    filled(form.waitingFor, { provider: "Google" }),
  );
  await becomeAt(window, { email, name: "Vera Lumen" });
  await expect(page).toHaveURL(gatedPages.en);
  await expect(page.getByText(canaries.en)).toBeVisible();
  expect(window.isClosed()).toBe(true);
  expect(watch.foreign).toEqual([]);
  const first = await accountOf(email);
  expect(first.providers).toEqual(["google.com"]);

  const { context: later } = await newVisitor();
  await doubleGapi(later);
  const again = await later.newPage();
  await openPage(again);
  await beAgainAt(await openWindow(again, "Google"), email);
  await expect(signedIn(again)).toBeVisible();
  expect(await accountOf(email)).toEqual(first);
});

test(
  "[AUTH-1][GATE-3] a popup at a gate opens the gate in place",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["apple"] });
    await doubleGapi(context);
    let loads = 0;
    await page.goto(gatedPages.en);
    page.on("load", () => (loads += 1));
    await openGate(page, "Sign in and sit down");
    await becomeAt(await openWindow(page, "Apple"), { email: freshEmail() });
    await expect(page.getByText(canaries.en)).toBeVisible();
    expect(loads).toBe(0);
  },
);

test(
  "[AUTH-1] offers each enabled provider by name, in the order of the settings",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, {
      providers: ["facebook", "microsoft", "github", "apple", "google"],
      oidcProviders: [{ id: "oidc.guild", label: "Projectionists' Guild" }],
    });
    await doubleGapi(context);
    await openPage(page);
    const buttons = main(page).getByRole("button", { name: /^Continue with/ });
    await expect(buttons).toHaveText(
      ["Facebook", "Microsoft", "GitHub", "Apple", "Google", "Projectionists' Guild"].map(
        (provider) => filled(form.continueWith, { provider }),
      ),
    );
    expect(await axeProblems(page)).toEqual([]);
    for (const provider of ["Facebook", "Microsoft", "GitHub", "Projectionists' Guild"]) {
      const window = await openWindow(page, provider);
      await expect(window.locator("#add-account-button")).toBeVisible();
      await window.close();
    }
    const email = freshEmail();
    await becomeAt(await openWindow(page, "Projectionists' Guild"), { email });
    await expect(signedIn(page)).toBeVisible();
    expect((await accountOf(email)).providers).toEqual(["oidc.guild"]);
  },
);

test(
  "[AUTH-9] displays different messages for a closed popup and for a replaced one",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["google", "github"] });
    await doubleGapi(context);
    await openPage(page);
    const first = await openWindow(page, "Google");
    const second = await openWindow(page, "GitHub");
    await expect(problem(page)).toHaveText(errors.popupCancelled);
    expect(first.isClosed()).toBe(true);
    await second.close();
    // The timeout is long, because the SDK waits eight seconds for a result after a popup closes.
    await expect(problem(page)).toHaveText(errors.popupClosed, { timeout: 15_000 });
    await becomeAt(await openWindow(page, "Google"), { email: freshEmail() });
    await expect(signedIn(page)).toBeVisible();
  },
);

test("[AUTH-1] redirects the page when popups are blocked", async ({ page, context, lake }) => {
  await using _ = await withAuthSettings(lake, { providers: ["google"] });
  await doubleGapi(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openPage(page);
  await way(page, "Google").click();
  await becomeAt(page, { email: freshEmail() });
  await expect(page).toHaveURL(gatedPages.en);
  await expect(page.getByText(canaries.en)).toBeVisible();
});

test(
  "[AUTH-1] with the redirect setting, returns to the page where the visitor came from",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, {
      providers: ["google"],
      federatedWay: "redirect",
    });
    const asked = await doubleGapi(context);
    // The header's link to the sign-in page has no `from` parameter. So the sign-in page can find the
    // previous page only in `document.referrer`.
    await page.goto("/en/venue");
    await page.getByRole("banner").getByRole("link", { name: form.signIn }).click();
    await expect(way(page, "Google")).toBeVisible();
    expect(asked).toEqual([]);
    await way(page, "Google").click();
    await becomeAt(page, { email: freshEmail() });
    await expect(page).toHaveURL("/en/venue");
    await expect(signedIn(page)).toBeVisible();
  },
);

test(
  "[AUTH-1][GATE-3] a redirect from a gate returns to the gate and opens it",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, {
      providers: ["google"],
      federatedWay: "redirect",
    });
    await doubleGapi(context);
    await page.goto(gatedPages.en);
    await openGate(page, "Sign in and sit down");
    await way(page, "Google").click();
    await becomeAt(page, { email: freshEmail() });
    await expect(page.getByText(canaries.en)).toBeVisible();
    await expect(page).toHaveURL(gatedPages.en);
  },
);

test(
  "[AUTH-1] displays the form after an unfinished redirect and leaves no state behind",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, {
      providers: ["google"],
      federatedWay: "redirect",
    });
    const asked = await doubleGapi(context);
    await openPage(page);
    await way(page, "Google").click();
    await expect(page.locator("#add-account-button")).toBeVisible();
    await openPage(page);
    await expect(way(page, "Google")).toBeVisible();
    await expect(problem(page)).toHaveCount(0);
    asked.length = 0;
    await page.reload();
    await expect(way(page, "Google")).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test("[AUTH-1] redirects the page on a phone", { tag: "@all" }, async ({ newVisitor, lake }) => {
  await using _ = await withAuthSettings(lake, { providers: ["google"] });
  const { context } = await newVisitor({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const asked = await doubleGapi(context);
  const page = await context.newPage();
  await openPage(page);
  await expect(way(page, "Google")).toBeVisible();
  expect(asked).toEqual([]);
  await way(page, "Google").tap();
  await becomeAt(page, { email: freshEmail() });
  await expect(page).toHaveURL(gatedPages.en);
});

test("[AUTH-1] links a provider to an account with a password after the password is entered", async ({
  page,
  context,
  lake,
}) => {
  await using _ = await withAuthSettings(lake, { providers: ["facebook"] });
  await doubleGapi(context);
  const account = await createAccount();
  await updateAccount(account.uid, { emailVerified: true });
  await openPage(page);
  const identity = { email: account.email, isConfirmed: false };
  await becomeAt(await openWindow(page, "Facebook"), identity);
  await expect(main(page).getByRole("heading", { name: form.linkAccount })).toBeVisible();
  await expect(problem(page)).toContainText(account.email);
  expect(await axeProblems(page)).toEqual([]);
  const password = main(page).getByLabel(form.password, { exact: true });
  const submit = main(page).getByRole("button", {
    name: filled(form.linkSubmit, { provider: "Facebook" }),
  });
  await password.fill("not the password");
  await submit.click();
  await expect(problem(page).last()).toHaveText(errors.wrongCredentials);
  await password.fill(account.password);
  await submit.click();
  await expect(page).toHaveURL(gatedPages.en);
  expect(await accountOf(account.email)).toEqual({
    uid: account.uid,
    providers: ["facebook.com", "password"],
  });
});

test(
  "[AUTH-1] links a provider to an account with another provider",
  { tag: "@all" },
  async ({ page, context, lake, newVisitor }) => {
    await using _ = await withAuthSettings(lake, { providers: ["google", "facebook"] });
    const email = freshEmail();
    const { context: earlier } = await newVisitor();
    await doubleGapi(earlier);
    const before = await earlier.newPage();
    await openPage(before);
    await becomeAt(await openWindow(before, "Google"), { email });
    await expect(signedIn(before)).toBeVisible();

    await doubleGapi(context);
    await openPage(page);
    await becomeAt(await openWindow(page, "Facebook"), { email, isConfirmed: false });
    await expect(main(page).getByRole("heading", { name: form.linkAccount })).toBeVisible();
    await expect(way(page, "Facebook")).toHaveCount(0);
    await beAgainAt(await openWindow(page, "Google"), email);
    await expect(page).toHaveURL(gatedPages.en);
    expect((await accountOf(email)).providers).toEqual(["facebook.com", "google.com"]);
  },
);

test(
  "[AUTH-8] times out after 30 s when Google's script hangs",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["google"] });
    const asked = await doubleGapi(context, "hangs");
    await page.clock.install();
    await openPage(page);
    await way(page, "Google").click();
    await expect(main(page).getByRole("status")).toHaveText(
      filled(form.waitingFor, { provider: "Google" }),
    );
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(29_000);
    await expect(problem(page)).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(problem(page)).toHaveText(errors.timeout);
  },
);

test(
  "[AUTH-9] displays a network error when Google's script fails, and signs in on retry",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["google"] });
    await doubleGapi(context, "refused");
    await openPage(page);
    await way(page, "Google").click();
    await expect(problem(page)).toHaveText(errors.network);
    await doubleGapi(context);
    await becomeAt(await openWindow(page, "Google"), { email: freshEmail() });
    await expect(signedIn(page)).toBeVisible();
  },
);

test(
  "[AUTH-1] opens no session for a provider that is switched off during sign-in",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    const on = await withAuthSettings(lake, { providers: ["github"] });
    await doubleGapi(context);
    await openPage(page);
    const window = await openWindow(page, "GitHub");
    await expect(window.locator("#add-account-button")).toBeVisible();
    await on.restore();
    await becomeAt(window, { email: freshEmail() });
    await expect(problem(page)).toHaveText(errors.methodOff);
    await expect(signedIn(page)).toHaveCount(0);
  },
);

test(
  "[AUTH-9][I18N-2] displays the message for a closed popup in Arabic",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["google"] });
    const arabic = interfaceTexts("ar").auth;
    await page.route("**/api/session/form/en/signIn", (route) =>
      route.continue({ url: route.request().url().replace("/en/", "/ar/") }),
    );
    await doubleGapi(context);
    await openPage(page);
    const opened = page.waitForEvent("popup");
    const name = filled(arabic.form.continueWith, { provider: "Google" });
    await main(page).getByRole("button", { name }).click();
    await (await opened).close();
    await expect(problem(page)).toHaveText(arabic.errors.popupClosed, { timeout: 15_000 });
  },
);
