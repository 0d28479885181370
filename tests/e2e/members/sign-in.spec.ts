import { axeProblems } from "../../support/browsers/axe.ts";
import { doubleGapi } from "../../support/doubles/gapi.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import {
  configureProvider,
  createAccount,
  createTenant,
  findAccount,
  freshEmail,
  freshPhone,
  oneTimeLink,
  providersOf,
  textMessageCode,
  updateAccount,
} from "../../support/members/accounts.ts";
import { actionPath, idTokenOf } from "../../support/members/action-mail.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { authenticatorCode, memberWithApp } from "../../support/members/authenticator.ts";
import { canaries } from "../../support/members/canary.ts";
import { beAgainAt, becomeAt } from "../../support/members/identity-page.ts";
import { answerWith } from "../../support/members/provider-answers.ts";
import { fillCredentials, sampleMember } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/members/test.ts";

// Signs in once by each method. The specs of the methods hold their errors and details, in the second tier.

const auth = interfaceTexts("en").auth;
const { errors, form: labels } = auth;

test("[AUTH-1] offers the enabled sign-in methods only", async ({ page, form, lake }) => {
  await using _ = await withAuthSettings(lake, {
    emailLink: true,
    phone: true,
    anonymous: true,
    providers: ["google", "apple"],
  });
  await form.open();
  await expect(form.email).toBeFocused();
  for (const name of [labels.byLink, labels.byPhone, labels.guest]) {
    await expect(form.button(name)).toBeVisible();
  }
  await expect(form.main.getByRole("button", { name: /Google|Apple/ })).toHaveCount(2);
  await expect(form.button(labels.toSignUp)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page)).toEqual([]);
  }
  const others = { emailPassword: false, phone: false, anonymous: false, providers: [] };
  await using _link = await withAuthSettings(lake, { ...others, signUp: false });
  await form.open();
  await expect(form.email).toBeFocused();
  await expect(form.main.getByRole("button")).toHaveText([labels.sendLink]);
  await using _none = await withAuthSettings(lake, { emailLink: false });
  await form.open();
  await expect(form.main.getByText(labels.closed)).toBeVisible();
  await expect(form.main.getByRole("button")).toHaveCount(0);
});

test("[AUTH-1] signs in with the keyboard alone", async ({ page, form }) => {
  await form.open("/en/venue");
  await expect(form.email).toBeFocused();
  await page.keyboard.type(sampleMember.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(sampleMember.password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(form.password).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(form.button(labels.submitSignIn)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/venue");
});

test("[AUTH-1][AUTH-10] a link requested at a gate opens it", async ({ form, lake, watch }) => {
  await using _ = await withAuthSettings(lake, { emailLink: true });
  const remembered = () => form.page.evaluate(() => localStorage.getItem("marquee-link-email"));
  const { email } = await createAccount();
  await form.openAtGate();
  const link = await form.requestLink(email);
  expect(await axeProblems(form.page, "main")).toEqual([]);
  expect(decodeURIComponent(link)).not.toContain(email);
  expect(await remembered()).toBe(email);
  await form.page.goto(actionPath(link));
  await expect(form.main).toContainText(email);
  await form.press(labels.submitSignIn);
  await form.expectOpenGate();
  expect(await remembered()).toBeNull();
  expect(watch.foreign).toEqual([]);
});

test(
  "[AUTH-1][AUTH-9] signs in by text message, twice, and displays what is wrong with a code",
  { tag: "@all" },
  async ({ form, lake, elsewhere: other, watch }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    const phoneNumber = freshPhone();
    await form.open();
    const typed = `00 ${phoneNumber.slice(1, 5)} (${phoneNumber.slice(5)})`;
    const code = await form.requestText(phoneNumber, typed);
    await expect(form.main).toContainText(phoneNumber);
    expect(await axeProblems(form.page)).toEqual([]);
    await form.enterCode(code);
    await form.expectOpenGate();
    expect(watch.foreign).toEqual([]);
    const first = await findAccount({ phoneNumber });

    await other.open();
    const second = await other.requestText(phoneNumber);
    await expect(other.code).toHaveAttribute("autocomplete", "one-time-code");
    await other.press(labels.confirmCode);
    await expect(other.problem).toHaveText(errors.missingCode);
    await other.enterCode(String((Number(second) + 1) % 1_000_000).padStart(6, "0"));
    await expect(other.problem).toHaveText(errors.wrongCode);
    await expect(other.code).toBeFocused();
    const late = await answerWith(other.page, "accounts:signInWithPhoneNumber", "SESSION_EXPIRED");
    await other.press(labels.confirmCode);
    await expect(other.problem).toHaveText(errors.codeExpired);
    await late.end();
    await other.enterCode(await textMessageCode(phoneNumber));
    await expect(other.signOut).toBeVisible();
    expect((await findAccount({ phoneNumber }))?.localId).toBe(first?.localId);
  },
);

test("[AUTH-1] signs in with a popup, twice", async ({
  form,
  context,
  lake,
  elsewhere: again,
  watch,
}) => {
  await using _ = await withAuthSettings(lake, { providers: ["google"] });
  const requests = await doubleGapi(context);
  const email = freshEmail();
  await form.open();
  await expect(form.provider("Google")).toBeVisible();
  expect(await axeProblems(form.page)).toEqual([]);
  // The page must not contact Google before the visitor clicks Google's button.
  expect(requests).toEqual([]);
  const popup = await form.openPopup("Google");
  await expect(form.main.getByRole("status")).toHaveText(
    labels.waitingFor.replace("{{provider}}", "Google"),
  );
  await becomeAt(popup, { email, name: "Vera Lumen" });
  await form.expectOpenGate();
  expect(popup.isClosed()).toBe(true);
  expect(watch.foreign).toEqual([]);
  const first = await findAccount({ email });
  expect(await providersOf(email)).toEqual(["google.com"]);

  await doubleGapi(again.page.context());
  await again.open();
  await beAgainAt(await again.openPopup("Google"), email);
  await expect(again.signOut).toBeVisible();
  expect((await findAccount({ email }))?.localId).toBe(first?.localId);
});

test(
  "[AUTH-1] redirects the page when popups are blocked",
  { tag: "@all" },
  async ({ form, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["google"] });
    await doubleGapi(context);
    await form.page.addInitScript(() => {
      window.open = () => null;
    });
    await form.open();
    await form.provider("Google").click();
    await becomeAt(form.page, { email: freshEmail() });
    await form.expectOpenGate();
  },
);

test(
  "[AUTH-1] links a provider to an account by its password",
  { tag: "@all" },
  async ({ form, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["facebook"] });
    await doubleGapi(context);
    const account = await createAccount();
    await updateAccount(account.uid, { emailVerified: true });
    await form.open();
    const identity = { email: account.email, isConfirmed: false };
    await becomeAt(await form.openPopup("Facebook"), identity);
    await expect(form.heading(labels.linkAccount)).toBeVisible();
    await expect(form.problem).toContainText(account.email);
    expect(await axeProblems(form.page)).toEqual([]);
    const submit = labels.linkSubmit.replace("{{provider}}", "Facebook");
    await form.password.fill("not the password");
    await form.press(submit);
    await expect(form.problem.last()).toHaveText(errors.wrongCredentials);
    await form.password.fill(account.password);
    await form.press(submit);
    await form.expectOpenGate();
    expect((await findAccount(account))?.localId).toBe(account.uid);
    expect(await providersOf(account.email)).toEqual(["facebook.com", "password"]);
  },
);

test(
  "[AUTH-1][AUTH-6] a guest keeps the account after signing up",
  { tag: "@all" },
  async ({ form, lake }) => {
    await using _ = await withAuthSettings(lake, { anonymous: true });
    const guest = form.page.waitForResponse(/accounts:signUp/).then((response) => response.json());
    await form.openAtGate();
    await expect(form.button(labels.guest)).toBeVisible();
    expect(await axeProblems(form.page)).toEqual([]);
    await form.press(labels.guest);
    await form.expectOpenGate();
    await form.page.reload();
    await form.expectOpenGate();
    const email = freshEmail();
    await form.open("/en/venue");
    await fillCredentials(form.page, { email, password: "popcorn-and-dark" }, { isNew: true });
    await expect(form.page).toHaveURL("/en/venue");
    expect((await findAccount({ email }))?.localId).toBe(Object(await guest).localId);
    // The header displays the member's email at once, without waiting for the session's next renewal.
    await expect(form.page.getByRole("banner")).toContainText(email);
  },
);

test("[AUTH-2] asks for the app's code and rejects a wrong one", async ({ page, form }) => {
  const { member, secret } = await memberWithApp();
  await form.openAtGate();
  await fillCredentials(page, member);
  await form.expectSecondFactor();
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  await expect(form.code).toBeFocused();
  await expect(form.code).toHaveAttribute("autocomplete", "one-time-code");
  expect(await axeProblems(page)).toEqual([]);
  await form.press(labels.confirmCode);
  await expect(form.problem).toHaveText(errors.missingCode);
  // The service accepts the codes of three time steps.
  const accepted = ([-1, 0, 1] as const).map((step) => authenticatorCode(secret, step));
  const wrong = ["000000", "111111", "222222", "333333"].find((code) => !accepted.includes(code));
  await form.enterCode(wrong ?? "");
  await expect(form.problem).toHaveText(errors.wrongCode);
  await expect(form.code).toBeFocused();
  // Enters the code with a space between two groups of digits, as authenticator apps display it.
  await form.code.fill(authenticatorCode(secret).replace(/(\d{3})/, "$1 "));
  await page.keyboard.press("Enter");
  await form.expectOpenGate();
});

/** Returns the tenant that a request to the provider names, in a parameter or in the member's token. */
function tenantOf({ tenantId, idToken }: { tenantId?: string; idToken?: string }): unknown {
  const payload = Buffer.from(idToken?.split(".")[1] ?? "", "base64url").toString();
  return tenantId ?? Object(JSON.parse(payload || "{}")).firebase?.tenant;
}

test("[AUTH-11] every call names the tenant of the settings", async ({ page, form, lake }) => {
  const tenantId = await createTenant("Friends");
  await using _ = await withAuthSettings(lake, { tenantId });
  const calls: { operation: string | undefined; tenant: unknown }[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const operation = /\/identitytoolkit\.googleapis\.com\/v\d\/(.+)$/.exec(pathname)?.[1];
    if (operation === undefined || request.method() === "OPTIONS") return;
    const parameters = { ...Object.fromEntries(searchParams), ...request.postDataJSON() };
    calls.push({ operation, tenant: tenantOf(parameters) });
  });
  // The sign-in fails, because the sample member belongs to the project and not to the tenant.
  await form.open();
  await fillCredentials(page, sampleMember);
  await expect(form.problem).toHaveText(errors.wrongCredentials);

  const account = { email: freshEmail(), password: "secret-1" };
  await form.open();
  await fillCredentials(page, account, { isNew: true });
  await form.expectOpenGate();
  expect(await findAccount({ email: account.email })).toBeNull();
  expect(await idTokenOf(account, { tenantId })).toBeTruthy();

  await page.goto("/en/account");
  await expect(page.getByRole("heading", { name: auth.account.you, exact: true })).toBeVisible();
  await page.getByText(auth.account.details, { exact: true }).click();
  await expect(page.getByText(tenantId, { exact: true })).toBeVisible();
  const operations = ["signInWithPassword", "signUp", "lookup"].map((name) => `accounts:${name}`);
  const made = calls.map(({ operation }) => operation);
  expect(made).toEqual(expect.arrayContaining([...operations, "passwordPolicy"]));
  expect(calls.filter(({ tenant }) => tenant !== tenantId)).toEqual([]);
});

for (const persistence of ["local", "session", "indexedDb"] as const) {
  test(
    `[AUTH-3] stores the member in the ${persistence} storage only`,
    { tag: persistence === "session" ? [] : "@all" },
    async ({ page, context, form, lake }) => {
      await using _ = await withAuthSettings(lake, { persistence });
      await form.signIn(await createAccount(), "/en/venue");
      const { cookies, origins } = await context.storageState({ indexedDB: true });
      const stored = {
        local: origins.map(({ localStorage: items }) => items),
        session: await page.evaluate(() => Object.keys(sessionStorage)),
        indexedDb: origins.map((origin) => Object(origin).indexedDB),
      };
      const used = Object.entries(stored).filter(([, content]) =>
        JSON.stringify(content).includes("firebase:authUser:"),
      );
      expect(used.map(([storage]) => storage)).toEqual([persistence]);
      // The session cookie ends with the browser only if the SDK's storage does.
      const session = cookies.find(({ name }) => name === "marquee_session");
      expect(session?.expires === -1).toBe(persistence === "session");
      await page.reload();
      await expect(form.signOut).toBeVisible();
    },
  );
}

test("[AUTH-4][AUTH-10] checks off the password requirements", async ({ page, form }) => {
  const customStrengthOptions = {
    minPasswordLength: 8,
    maxPasswordLength: 30,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  };
  await configureProvider({
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: "ENFORCE",
      passwordPolicyVersions: [{ customStrengthOptions }],
    },
  });
  try {
    await form.open("/en/venue");
    await form.press(labels.toSignUp);
    const list = form.main.getByRole("list", { name: labels.passwordNeeds });
    const checks = list.getByRole("listitem");
    const met = checks.filter({ hasText: labels.met });
    await expect(checks).toHaveCount(6);
    await expect(checks.first()).toContainText("At least 8 characters");
    await expect(met).toHaveCount(1);
    await form.password.pressSequentially("abc");
    await expect(met).toHaveCount(2);
    await expect(checks.filter({ hasText: labels.needs.lower })).toContainText(labels.met);
    const status = form.main.getByRole("status");
    await expect(status.filter({ hasText: "Requirements met: 2 of 6." })).toHaveCount(1);
    expect(await axeProblems(page)).toEqual([]);
    await form.email.fill(freshEmail());
    await form.press(labels.submitSignUp);
    await expect(form.problem).toHaveText(errors.passwordPolicy);
    await expect(form.password).toBeFocused();
    await form.password.fill("Abcdef!1");
    await expect(met).toHaveCount(6);
    await form.press(labels.submitSignUp);
    await expect(page).toHaveURL("/en/venue");
    await expect(form.signOut).toBeVisible();
  } finally {
    await configureProvider({ passwordPolicyConfig: null });
  }
});

test("[AUTH-9] a password reset doesn't reveal an account", async ({ page, form }) => {
  const messages: string[] = [];
  const reset = async (email: string) => {
    await form.open();
    await form.email.fill(email);
    await form.press(labels.forgot);
    await expect(form.email).toHaveValue(email);
    await expect(form.email).toBeFocused();
    await form.press(labels.sendLink);
    const note = form.main.getByText("If there is an account");
    await expect(note).toBeFocused();
    messages.push((await note.innerText()).replace(email, "…"));
  };
  const { email } = await createAccount();
  await reset(email);
  expect(await oneTimeLink(email, "PASSWORD_RESET")).toContain("oobCode=");
  await reset(freshEmail());
  await answerWith(page, "accounts:sendOobCode", "EMAIL_NOT_FOUND");
  await reset(freshEmail());
  expect(messages.slice(1)).toEqual([messages[0], messages[0]]);
  expect(await axeProblems(page)).toEqual([]);
});

// `web/members/error-texts.test.ts` pins the message of each code. These tests prove that the form displays it.

test("[AUTH-9] displays the message of an error in the form", async ({ page, form }) => {
  await form.open();
  await form.press(labels.submitSignIn);
  await expect(form.problem).toHaveText([errors.missingEmail]);
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAttribute("aria-invalid", "true");
  await form.email.fill(freshEmail());
  await form.press(labels.submitSignIn);
  await expect(form.problem).toHaveText([errors.missingPassword]);
  await expect(form.password).toBeFocused();
  const responses = [
    ["USER_DISABLED", errors.userDisabled],
    ["TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is off.", errors.tooManyRequests],
    ["SOMETHING_NEW", errors.general.replace("{{code}}", "something-new")],
    ["Something <b>without</b> a code", errors.general.replace("{{code}}", "unknown")],
  ] as const;
  for (const [response, message] of responses) {
    const failing = await answerWith(page, "accounts:signInWithPassword", response);
    await fillCredentials(page, sampleMember);
    await expect(form.problem).toHaveText([message]);
    await failing.end();
  }
  await page.route("**/accounts:signInWithPassword**", (route) => route.abort());
  await fillCredentials(page, sampleMember);
  await expect(form.problem).toHaveText([errors.network]);
});

test.describe("[AUTH-1][PAGE-9] without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sign-in pages state that they need JavaScript", async ({ page }) => {
    for (const path of ["sign-in", "account", "auth-action"]) {
      const response = await page.goto(`/en/${path}`);
      expect(response?.status()).toBe(200);
      // The check uses `useInnerText`, because Playwright's default text matching skips `noscript`.
      const main = page.getByRole("main");
      await expect(main).toContainText(auth.needsScript, { useInnerText: true });
      await expect(page.getByText(auth.opening).filter({ visible: true })).toHaveCount(0);
    }
  });
});
