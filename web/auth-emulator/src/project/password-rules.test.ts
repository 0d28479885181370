import { deleteApp } from "firebase/app";
import { createUserWithEmailAndPassword, validatePassword } from "firebase/auth";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway } from "../gateway/test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;
beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());
afterEach(() => setPolicy("OFF", {}));

const setPolicy = (
  enforcementState: "OFF" | "ENFORCE",
  constraints: object,
  forceUpgradeOnSignin = false,
) =>
  trial.admin().projectConfigManager().updateProjectConfig({
    passwordPolicyConfig: { enforcementState, forceUpgradeOnSignin, constraints },
  });

const strict = {
  minLength: 8,
  maxLength: 20,
  requireLowercase: true,
  requireUppercase: true,
  requireNumeric: true,
  requireNonAlphanumeric: true,
};

const everyRequirement =
  "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, " +
  "Password must contain an upper case character, Password must contain a numeric character, " +
  "Password must contain a non-alphanumeric character]";

const freshEmail = () => `${crypto.randomUUID()}@marquee.test`;

describe("the password policy", () => {
  test("[AUTH-4] [AUTH-10] requires six characters and isn't enforced in a new project", async () => {
    const { answer } = await trial.ask("passwordPolicy", null);
    expect(answer).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
      enforcementState: "OFF",
      schemaVersion: 1,
    });
    expect(answer["allowedNonAlphanumericCharacters"]).toContain("!");
    expect(answer["customStrengthOptions"]).not.toHaveProperty("containsNumericCharacter");
  });

  test("[AUTH-4] [AUTH-10] reaches the browser's client as the administrator set it", async () => {
    await setPolicy("ENFORCE", strict);
    const auth = trial.client();
    expect(await validatePassword(auth, "lowercase")).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: true,
      meetsMaxPasswordLength: true,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    });
    expect((await validatePassword(auth, "Night-Light-1!")).isValid).toBe(true);
    await deleteApp(auth.app);
  });
});

test("[AUTH-4] [AUTH-11] a tenant has its own password policy", async () => {
  const { tenantId } = await trial
    .admin()
    .tenantManager()
    .createTenant({
      displayName: "cinema",
      emailSignInConfig: { enabled: true, passwordRequired: true },
      passwordPolicyConfig: { enforcementState: "ENFORCE", constraints: strict },
    });
  const auth = trial.client();
  auth.tenantId = tenantId;
  expect((await validatePassword(auth, "nightlight")).isValid).toBe(false);
  await expect(
    createUserWithEmailAndPassword(auth, freshEmail(), "nightlight"),
  ).rejects.toMatchObject({ code: "auth/password-does-not-meet-requirements" });
  await deleteApp(auth.app);
  const ofProject = { email: freshEmail(), password: "nightlight" };
  expect((await trial.ask("accounts:signUp", ofProject)).status).toBe(200);
});

describe("the password policy applies", () => {
  test("[AUTH-4] at sign-up, naming every requirement and not whether the address is taken", async () => {
    const { email } = await trial.member();
    await setPolicy("ENFORCE", strict);
    const refused = await trial.ask("accounts:signUp", { email, password: "night" });
    expect(refused.text).toContain(JSON.stringify(everyRequirement));
    const long = await trial.ask("accounts:signUp", { email, password: `Aa1!${"x".repeat(17)}` });
    expect(long.text).toContain("[Password may contain at most 20 characters]");
    const taken = await trial.ask("accounts:signUp", {
      email: freshEmail(),
      password: "Nightlight-1!",
    });
    expect(taken.status).toBe(200);
  });

  test("[AUTH-4] in the browser's client, with its own error code", async () => {
    await setPolicy("ENFORCE", strict);
    const auth = trial.client();
    await expect(
      createUserWithEmailAndPassword(auth, freshEmail(), "night-1"),
    ).rejects.toMatchObject({
      code: "auth/password-does-not-meet-requirements",
    });
    await deleteApp(auth.app);
  });

  test("[AUTH-4] when a password is changed or reset, and the reset link stays valid", async () => {
    const member = await trial.member();
    const { answer } = await trial.ask("accounts:signInWithPassword", {
      ...member,
      returnSecureToken: true,
    });
    await setPolicy("ENFORCE", strict);
    const change = { idToken: answer["idToken"], password: "nightlight" };
    expect((await trial.ask("accounts:update", change)).text).toContain("PASSWORD_DOES_NOT_MEET");
    const link = await trial.admin().generatePasswordResetLink(member.email);
    const oobCode = new URL(link).searchParams.get("oobCode");
    const weak = await trial.ask("accounts:resetPassword", { oobCode, newPassword: "nightlight" });
    expect(weak.text).toContain("PASSWORD_DOES_NOT_MEET");
    const strong = await trial.ask("accounts:resetPassword", {
      oobCode,
      newPassword: "Nightlight-1!",
    });
    expect(strong.status).toBe(200);
  });

  test("[AUTH-4] to administrators too, as at Google", async () => {
    await setPolicy("ENFORCE", strict);
    await expect(
      trial.admin().createUser({ email: freshEmail(), password: "night-1" }),
    ).rejects.toThrow("Missing password requirements");
  });

  test("[AUTH-4] at sign-in only if an upgrade is required there", async () => {
    const member = await trial.member();
    const signIn = (password: string) =>
      trial.ask("accounts:signInWithPassword", { email: member.email, password });
    await setPolicy("ENFORCE", strict);
    expect((await signIn(member.password)).status).toBe(200);
    await setPolicy("ENFORCE", strict, true);
    expect((await signIn(member.password)).text).toContain("PASSWORD_DOES_NOT_MEET");
    // A wrong password gets the usual error, which doesn't reveal that the account's password is too weak.
    expect((await signIn("wrong")).text).toContain("INVALID_LOGIN_CREDENTIALS");
  });

  test("[AUTH-4] only as a minimum of six characters while it is off", async () => {
    await setPolicy("OFF", strict);
    const short = await trial.ask("accounts:signUp", { email: freshEmail(), password: "night" });
    expect(short.text).toContain("WEAK_PASSWORD");
    const six = await trial.ask("accounts:signUp", { email: freshEmail(), password: "nights" });
    expect(six.status).toBe(200);
  });
});
