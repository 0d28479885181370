import {
  ageSessions,
  createAccount,
  findAccount,
  freshEmail,
  freshPhone,
  oneTimeLink,
  textMessageCode,
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
import { doubleGapi } from "../../support/doubles/gapi.ts";
import { becomeAt } from "../../support/members/identity-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test, urls } from "../../support/test.ts";

const { account: texts, errors, form, myAccount, signOut, signedInAs } = interfaceTexts("en").auth;

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `\u2066${values[name] ?? ""}\u2069`);

/** Age in seconds at which a sign-in no longer counts as recent for the provider. */
const LONG_AGO = 600;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("[AUTH-6] displays the account's data after a visitor signs in on the account page", async ({
  page,
  watch,
}) => {
  const member = await createAccount({ displayName: "Mina Marlowe", emailVerified: true });
  await page.goto("/en/account");
  await expect(page.getByText(texts.visitor)).toBeVisible();
  expect(await axeProblems(page, "main")).toEqual([]);
  await fillCredentials(page, member);
  await expect(accountRow(page, texts.name)).toContainText("Mina Marlowe");
  await expect(accountRow(page, texts.email)).toContainText(member.email);
  await expect(accountRow(page, texts.email)).toContainText(texts.verified);
  await expect(accountRow(page, texts.photo)).toContainText(texts.photoNone);
  await expect(accountRow(page, texts.phone)).toContainText(texts.none);
  await expect(accountRow(page, texts.kind)).toContainText(texts.kindMember);
  await expect(accountRow(page, texts.area)).toContainText(texts.areaNone);
  await expect(accountRow(page, texts.number)).toContainText(member.uid);
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  await expect(accountRow(page, texts.since)).toContainText(today);
  await expect(accountRow(page, texts.lastLogin)).toContainText(today);
  await expect(accountRow(page, texts.wayPassword)).toContainText(member.email);
  await expect(page.getByRole("link", { name: `Mina Marlowe ${myAccount}` })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(watch.foreign).toEqual([]);
  expect(watch.complaints).toEqual([]);
});

test("[AUTH-6] the account page is no-store and noindex", { tag: "@all" }, async ({ page }) => {
  const answer = await page.goto("/en/account");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test(
  "[AUTH-6] saves a new name by keyboard and displays it in the header",
  { tag: "@all" },
  async ({ page }) => {
    const member = await createAccount({ displayName: "Mina" });
    await openAccount(page, member);
    const change = page.getByRole("button", { name: `${texts.change}: ${texts.name}` });
    await change.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(texts.name, { exact: true })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Nora Night");
    await page.keyboard.press("Enter");
    const row = accountRow(page, texts.name);
    await expect(row.getByRole("status")).toHaveText(texts.saved);
    await expect(change).toBeFocused();
    await expect(row).toContainText("Nora Night");
    await expect(page.getByRole("banner")).toContainText("Nora Night");
    expect(await findAccount({ uid: member.uid })).toMatchObject({ displayName: "Nora Night" });
  },
);

test(
  "[AUTH-6] accepts a picture over https only and displays initials for a broken one",
  { tag: "@all" },
  async ({ page, watch }) => {
    const member = await createAccount({ displayName: "Nora Night" });
    await openAccount(page, member);
    await openRow(page, texts.add, texts.photo);
    const address = page.getByLabel(texts.photoAddress);
    await address.fill("http://pictures.example/nora.jpg");
    await page.keyboard.press("Enter");
    await expect(problem(page)).toHaveText(errors.invalidPhoto);
    await expect(address).toBeFocused();
    await address.fill("https://pictures.example/nora.jpg");
    await page.keyboard.press("Enter");
    const row = accountRow(page, texts.photo);
    await expect(row.getByRole("status")).toHaveText(texts.saved);
    // Tests can't reach other hosts, so the picture doesn't load and the row displays the initials.
    await expect(row.getByText("NN")).toBeVisible();
    expect(new Set(watch.foreign)).toEqual(new Set(["https://pictures.example/nora.jpg"]));
    await openRow(page, texts.remove, texts.photo);
    await row.getByRole("button", { name: texts.remove, exact: true }).click();
    await expect(row).toContainText(texts.photoNone);
  },
);

test("[AUTH-5][AUTH-6] keeps the old email address until the link to the new one is used", async ({
  page,
}) => {
  const member = await createAccount({ emailVerified: true });
  const next = freshEmail();
  await openAccount(page, member);
  await openRow(page, texts.change, texts.email);
  await page.getByLabel(texts.emailNew).fill("not an address");
  await page.keyboard.press("Enter");
  await expect(problem(page)).toHaveText(errors.invalidEmail);
  await page.getByLabel(texts.emailNew).fill(next);
  await page.keyboard.press("Enter");
  const row = accountRow(page, texts.email);
  await expect(row.getByRole("status")).toHaveText(fill(texts.emailSent, { email: next }));
  await expect(row).toContainText(member.email);
  expect(await findAccount({ email: next })).toBeNull();
  expect(await oneTimeLink(member.email, "VERIFY_AND_CHANGE_EMAIL")).toContain("oobCode=");
});

test(
  "[AUTH-5][AUTH-6] marks an unverified email address and sends the verification email",
  { tag: "@all" },
  async ({ page }) => {
    const member = await createAccount();
    await openAccount(page, member);
    const row = accountRow(page, texts.email);
    await expect(row).toContainText(texts.unverified);
    await row.getByRole("button", { name: texts.verifySend }).click();
    await expect(row).toContainText(fill(texts.verifySent, { email: member.email }));
    expect(await oneTimeLink(member.email, "VERIFY_EMAIL")).toContain("oobCode=");
  },
);

test(
  "[AUTH-6] adds a phone number by its code and removes it",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    const member = await createAccount();
    const number = freshPhone();
    await openAccount(page, member);
    await openRow(page, texts.add, texts.phone);
    await page.getByRole("textbox", { name: form.phone }).fill(number);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(form.code, { exact: true })).toBeFocused();
    await page.keyboard.type(await textMessageCode(number));
    await page.keyboard.press("Enter");
    const row = accountRow(page, texts.phone);
    await expect(row.getByRole("status")).toHaveText(texts.saved);
    await expect(row).toContainText(number);
    await expect(accountRow(page, texts.wayPhone).first()).toContainText(number);
    expect(await findAccount({ phoneNumber: number })).toMatchObject({ localId: member.uid });
    await openRow(page, texts.remove, texts.phone);
    await row.getByRole("button", { name: texts.remove, exact: true }).click();
    await expect(row).toContainText(texts.none);
    expect(await findAccount({ phoneNumber: number })).toBeNull();
  },
);

test(
  "[AUTH-6] links and unlinks a provider, and keeps the last sign-in method",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["github"] });
    await doubleGapi(context);
    const member = await createAccount();
    await openAccount(page, member);
    const remove = (heading: string) =>
      page.getByRole("button", { name: `${texts.remove}: ${heading}` });
    await expect(remove(texts.wayPassword)).toHaveCount(0);
    await openRow(page, texts.link, "GitHub");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Continue with GitHub" }).click();
    await becomeAt(await opened, { email: freshEmail() });
    await expect(accountRow(page, "GitHub").getByRole("status")).toContainText("GitHub");
    await expect(remove(texts.wayPassword)).toBeVisible();
    await remove("GitHub").click();
    await accountRow(page, "GitHub")
      .getByRole("button", { name: texts.remove, exact: true })
      .click();
    await expect(accountRow(page, "GitHub")).toContainText(texts.wayOff);
    await expect(remove(texts.wayPassword)).toHaveCount(0);
  },
);

test("[AUTH-4][AUTH-6][AUTH-9] confirms an old sign-in by password before saving a new password", async ({
  page,
  newVisitor,
}) => {
  const member = await createAccount();
  await openAccount(page, member);
  await ageSessions(member.uid, LONG_AGO);
  await openRow(page, texts.change, texts.wayPassword);
  const row = accountRow(page, texts.wayPassword);
  await row.getByLabel(form.password, { exact: true }).fill("another-secret-2");
  const save = row.getByRole("button", { name: texts.save });
  await save.click();
  const dialog = confirmDialog(page);
  await expect(dialog.getByLabel(form.password, { exact: true })).toBeFocused();
  expect(await axeProblems(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(problem(row)).toHaveText(errors.confirmationCancelled);
  await expect(save).toBeFocused();

  await save.click();
  await dialog.getByLabel(form.password, { exact: true }).fill("wrong");
  await page.keyboard.press("Enter");
  await expect(problem(dialog)).toHaveText(errors.wrongCredentials);
  await dialog.getByLabel(form.password, { exact: true }).fill(member.password);
  await page.keyboard.press("Enter");
  await expect(row.getByRole("status")).toHaveText(texts.passwordSaved);
  await expect(dialog).toHaveCount(0);

  const { context } = await newVisitor();
  await openAccount(await context.newPage(), { ...member, password: "another-secret-2" });
});

test(
  "[AUTH-6][AUTH-9] rejects a reauthentication with another account",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["github"] });
    await doubleGapi(context);
    const member = await createAccount();
    await openAccount(page, member);
    await openRow(page, texts.link, "GitHub");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Continue with GitHub" }).click();
    await becomeAt(await opened, { email: freshEmail() });
    await expect(accountRow(page, "GitHub").getByRole("status")).toContainText("GitHub");
    await ageSessions(member.uid, LONG_AGO);
    await openRow(page, texts.change, texts.wayPassword);
    const row = accountRow(page, texts.wayPassword);
    await row.getByLabel(form.password, { exact: true }).fill("another-secret-2");
    await row.getByRole("button", { name: texts.save }).click();
    const dialog = confirmDialog(page);
    const asked = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Continue with GitHub" }).click();
    await becomeAt(await asked, { email: freshEmail() });
    await expect(problem(dialog)).toHaveText(errors.userMismatch);
  },
);

test(
  "[AUTH-6][AUTH-8] signing out everywhere ends the session of another device",
  { tag: "@all" },
  async ({ page, newVisitor }) => {
    const member = await createAccount({ displayName: "Nora Night" });
    const { context } = await newVisitor();
    const elsewhere = await context.newPage();
    await openAccount(elsewhere, member);
    await openAccount(page, member);
    await openRow(page, texts.signOutEverywhere, texts.everywhere);
    await page.getByRole("button", { name: texts.signOutEverywhere, exact: true }).click();
    await expect(page.getByText(texts.signedOutEverywhere)).toBeFocused();
    await expect(page.getByRole("banner")).not.toContainText("Nora Night");
    // Takes up to a minute, because the site checks each session with the provider once a minute.
    await expect(async () => {
      await elsewhere.goto("/en/screening-room");
      await expect(elsewhere.getByRole("banner")).not.toContainText("Nora Night", {
        timeout: 1_000,
      });
    }).toPass({ timeout: 75_000, intervals: [5_000] });
  },
);

test("[AUTH-6] deletes the account and its session after a typed word and a reauthentication", async ({
  page,
  context,
}) => {
  const member = await createAccount({ displayName: "Nora Night" });
  await openAccount(page, member);
  await ageSessions(member.uid, LONG_AGO);
  await openRow(page, texts.deleteBegin, texts.delete);
  await expect(page.getByText(texts.deleteIntro)).toBeVisible();
  const word = page.getByLabel(texts.deleteType.replace("{{word}}", texts.deleteWord));
  await word.fill("keep");
  await page.keyboard.press("Enter");
  await expect(problem(page)).toHaveText(errors.wrongWord);
  await expect(word).toBeFocused();
  await word.fill(texts.deleteWord);
  await page.keyboard.press("Enter");
  const dialog = confirmDialog(page);
  await dialog.getByLabel(form.password, { exact: true }).fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(texts.deleted)).toBeFocused();
  expect(await findAccount({ uid: member.uid })).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("marquee_session");
  await page.getByRole("link", { name: texts.home }).click();
  await expect(page).toHaveURL("/en");
});

test(
  "[AUTH-6] asks a member whose SDK data was cleared to sign in again",
  { tag: "@all" },
  async ({ page }) => {
    const member = await createAccount({ displayName: "Nora Night" });
    await openAccount(page, member);
    await page.goto("/en/privacy");
    await page.evaluate(async () => {
      localStorage.clear();
      const names = await indexedDB.databases();
      for (const { name } of names) if (name) indexedDB.deleteDatabase(name);
    });
    await page.goto("/en/account");
    await expect(page.getByText(texts.again)).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("Nora Night");
    await fillCredentials(page, member);
    await expect(accountRow(page, texts.email)).toContainText(member.email);
  },
);

test(
  "[AUTH-6] a guest becomes a member on the account page and keeps the account",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { anonymous: true });
    await page.goto("/en/account");
    await page.getByRole("button", { name: form.guest }).click();
    await expect(accountRow(page, texts.kind)).toContainText(texts.kindGuest);
    const uid = await accountRow(page, texts.number).locator("bdi").innerText();
    expect(await axeProblems(page)).toEqual([]);
    const member = { email: freshEmail(), password: "popcorn-and-dark" };
    const signUp = page.locator("form").filter({ has: page.locator("input[type=password]") });
    await signUp.getByLabel(form.email).fill(member.email);
    await signUp.getByLabel(form.password, { exact: true }).fill(member.password);
    await signUp.getByRole("button", { name: form.submitSignUp }).click();
    await expect(accountRow(page, texts.kind)).toContainText(texts.kindMember);
    await expect(accountRow(page, texts.email)).toContainText(member.email);
    await expect(accountRow(page, texts.number)).toContainText(uid);
  },
);

test(
  "[AUTH-6] on a phone a header button opens the links to the account and sign-out",
  { tag: "@all" },
  async ({ newVisitor }) => {
    const member = await createAccount({ displayName: "Nora Night" });
    const { context } = await newVisitor({
      baseURL: urls.site,
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await openAccount(page, member);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBe(0);
    await page.goto("/en/screening-room");
    const menuButton = page.getByRole("button", {
      name: signedInAs.replace("{{name}}", "Nora Night"),
    });
    await menuButton.focus();
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: `Nora Night ${myAccount}` });
    await expect(link).toBeVisible();
    expect(await axeProblems(page, "header")).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await menuButton.click();
    await page.getByRole("button", { name: signOut }).click();
    await expect(menuButton).toHaveCount(0);
  },
);

for (const language of ["de", "ar"] as const) {
  test(
    `[AUTH-6][I18N-2] displays the account page in ${language} without axe violations`,
    { tag: "@all" },
    async ({ newVisitor }) => {
      const member = await createAccount({ displayName: "Nora Night" });
      const { context } = await newVisitor({ colorScheme: "dark", reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto(`/${language}/account`);
      await fillCredentials(page, member, { language });
      const { account } = interfaceTexts(language).auth;
      await expect(page.getByRole("heading", { name: account.ways, exact: true })).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
    },
  );
}
