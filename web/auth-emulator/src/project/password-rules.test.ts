import { createUserWithEmailAndPassword, validatePassword } from "firebase/auth";
import { afterEach, describe, expect, test } from "vitest";
import { codeOf, newAddress, useTestGateway } from "../gateway/test-gateway.ts";

const trial = useTestGateway();
afterEach(() => setPolicy("OFF", {}));

const setPolicy = (
  enforcementState: "OFF" | "ENFORCE",
  constraints: object,
  forceUpgradeOnSignin = false,
) =>
  trial.admin().projectConfigManager().updateProjectConfig({
    passwordPolicyConfig: { enforcementState, forceUpgradeOnSignin, constraints },
  });

const kinds = { requireLowercase: true, requireUppercase: true, requireNumeric: true };
const strict = { ...kinds, minLength: 8, maxLength: 20, requireNonAlphanumeric: true };
const strong = "Nightlight-1!";
const tooWeak = "PASSWORD_DOES_NOT_MEET_REQUIREMENTS";

const everyRequirement =
  "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, " +
  "Password must contain an upper case character, Password must contain a numeric character, " +
  "Password must contain a non-alphanumeric character]";

const signUp = (password: string, email = newAddress()) =>
  trial.request("accounts:signUp", { email, password });

test("[AUTH-4][AUTH-10] the password policy requires six characters in a new project, and reaches the browser's client as the administrator set it", async () => {
  const { body } = await trial.request("passwordPolicy", null);
  expect(body).toMatchObject({
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    enforcementState: "OFF",
    schemaVersion: 1,
  });
  expect(body["allowedNonAlphanumericCharacters"]).toContain("!");
  expect(body["customStrengthOptions"]).not.toHaveProperty("containsNumericCharacter");
  await setPolicy("ENFORCE", strict);
  const { passwordPolicy: _, ...checks } = await validatePassword(trial.client(), "lowercase");
  const missing = ["UppercaseLetter", "NumericCharacter", "NonAlphanumericCharacter"];
  const unmet = ["isValid", ...missing.map((kind) => `contains${kind}`)];
  const failed = Object.entries(checks).filter(([, isMet]) => !isMet);
  expect(failed.map(([name]) => name).toSorted()).toEqual(unmet.toSorted());
  expect((await validatePassword(trial.client(), strong)).isValid).toBe(true);
});

test("[AUTH-4] [AUTH-11] a tenant has its own password policy", async () => {
  const passwordPolicyConfig = { enforcementState: "ENFORCE", constraints: strict };
  const auth = trial.client(await trial.tenant({ passwordPolicyConfig }));
  expect((await validatePassword(auth, "nightlight")).isValid).toBe(false);
  const refused = createUserWithEmailAndPassword(auth, newAddress(), "nightlight");
  expect(await codeOf(refused)).toBe("auth/password-does-not-meet-requirements");
  expect((await signUp("nightlight")).status).toBe(200);
});

describe("the password policy applies", () => {
  test("[AUTH-4] at sign-up, to administrators too, naming every requirement and not whether the address is taken, and only as a minimum of six characters while it is off", async () => {
    const { email } = await trial.member();
    await setPolicy("ENFORCE", strict);
    expect((await signUp("night", email)).text).toContain(JSON.stringify(everyRequirement));
    const long = await signUp(`Aa1!${"x".repeat(17)}`, email);
    expect(long.text).toContain("[Password may contain at most 20 characters]");
    const created = trial.admin().createUser({ email: newAddress(), password: "night-1" });
    await expect(created).rejects.toThrow("Missing password requirements");
    expect((await signUp(strong)).status).toBe(200);
    await setPolicy("OFF", strict);
    expect((await signUp("night")).text).toContain("WEAK_PASSWORD");
    expect((await signUp("nights")).status).toBe(200);
  });

  test("[AUTH-4] when a password is changed or reset, and at sign-in only if an upgrade is required there", async () => {
    const member = await trial.member();
    const { email } = member;
    const { idToken } = await trial.signIn(member);
    const signIn = (password: string) =>
      trial.refusal("accounts:signInWithPassword", { email, password });
    await setPolicy("ENFORCE", strict);
    expect(await signIn("secret-1")).toBeNull();
    await setPolicy("ENFORCE", strict, true);
    expect(await signIn("secret-1")).toBe(tooWeak);
    // A wrong password gets the usual error, which doesn't reveal that the account's password is too weak.
    expect(await signIn("wrong")).toBe("INVALID_LOGIN_CREDENTIALS");
    const change = { idToken, password: "nightlight" };
    expect(await trial.refusal("accounts:update", change)).toBe(tooWeak);
    const oobCode = await trial.mailedCode("PASSWORD_RESET", email);
    const reset = (newPassword: string) =>
      trial.refusal("accounts:resetPassword", { oobCode, newPassword });
    expect(await reset("nightlight")).toBe(tooWeak);
    expect(await reset(strong)).toBeNull();
  });
});
