import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway } from "./test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;
beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

const nobody = "nobody@marquee.test";
const mail = (fields: object) => trial.ask("accounts:sendOobCode", fields);
const signIn = (email: string, password: string) =>
  trial.ask("accounts:signInWithPassword", { email, password, returnSecureToken: true });

describe("account details that a stranger can't find out", () => {
  test("[AUTH-9] the response is the same for an unknown address, a wrong password and a disabled account", async () => {
    const member = await trial.member();
    const disabled = await trial.member({ disabled: true });
    const { answer } = await trial.ask("accounts:signUp", { returnSecureToken: true });
    expect(answer["idToken"]).toBeTypeOf("string");
    const answers = await Promise.all(
      [nobody, member.email, disabled.email].map((email) => signIn(email, "wrong")),
    );
    const [first] = answers;
    expect(first?.text).toContain("INVALID_LOGIN_CREDENTIALS");
    expect(answers.map(({ text }) => text)).toEqual([first?.text, first?.text, first?.text]);
    // A caller who knows the password learns that the account is disabled.
    expect((await signIn(disabled.email, disabled.password)).text).toContain("USER_DISABLED");
  });

  test("[AUTH-9] the response hides how an address signs in", async () => {
    const { email } = await trial.member();
    const ask = async (identifier: string) => {
      const { answer } = await trial.ask("accounts:createAuthUri", {
        identifier,
        continueUri: "http://localhost:3120/",
      });
      return Object.keys(answer);
    };
    expect(await ask(email)).toEqual(await ask(nobody));
    expect(await ask(email)).not.toContain("registered");
  });

  test("[AUTH-9] an email request has the same response for a known and an unknown address", async () => {
    const { email } = await trial.member();
    for (const requestType of ["PASSWORD_RESET", "EMAIL_SIGNIN"]) {
      const continueUrl = "http://localhost:3120/";
      const [known, unknown] = [
        await mail({ requestType, email, continueUrl }),
        await mail({ requestType, email: nobody, continueUrl }),
      ];
      expect([known.status, known.text.replace(email, nobody)]).toEqual([
        unknown.status,
        unknown.text,
      ]);
    }
  });

  test("[AUTH-9] a change of address hides whether the new one is taken and sends its owner no email", async () => {
    const member = await trial.member();
    const other = await trial.member();
    const { answer } = await signIn(member.email, member.password);
    const move = (newEmail: string) =>
      mail({ idToken: answer["idToken"], requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail });
    const [taken, free] = [await move(other.email), await move("free@marquee.test")];
    expect([taken.status, taken.answer]).toEqual([free.status, free.answer]);
    const { text } = await trial.asOwner("/emulator/v1/projects/demo-marquee/oobCodes");
    expect(text).not.toContain(`"newEmail":"${other.email}"`);
  });

  test("[AUTH-9] an address can't change without an email", async () => {
    const { answer } = await signIn((await trial.member()).email, "secret-1");
    const change = { idToken: answer["idToken"], email: "free@marquee.test" };
    expect((await trial.ask("accounts:update", change)).text).toContain(
      "OPERATION_NOT_ALLOWED : Please verify the new email before changing email.",
    );
  });
});

describe("passwords in responses", () => {
  test("[SEC-3] no response contains a password, not even the member's or the owner's", async () => {
    const member = await trial.member({ password: "a-telling-secret" });
    const { answer } = await signIn(member.email, "a-telling-secret");
    const { idToken } = answer;
    const answers = [
      await trial.ask("accounts:lookup", { idToken }),
      await trial.ask("accounts:update", { idToken, displayName: "Mina", returnSecureToken: true }),
      await trial.asOwner(
        "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts:batchGet",
      ),
      await trial.asOwner(
        "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts:lookup",
        {
          localId: [member.uid],
        },
      ),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain(member.email);
      expect(text).not.toContain("a-telling-secret");
      expect(text).not.toContain("fakeSalt");
    }
  });
});

describe("the captcha configuration", () => {
  const path = "recaptchaConfig";

  test("[AUTH-10] is off for both providers", async () => {
    const { answer } = await trial.ask(path, null);
    expect(answer["recaptchaEnforcementState"]).toEqual([
      { provider: "EMAIL_PASSWORD_PROVIDER", enforcementState: "OFF" },
      { provider: "PHONE_PROVIDER", enforcementState: "OFF" },
    ]);
    expect(answer["recaptchaKey"]).toBeUndefined();
  });

  test("[AUTH-10] follows the administrator's settings", async () => {
    await trial
      .admin()
      .projectConfigManager()
      .updateProjectConfig({
        recaptchaConfig: { emailPasswordEnforcementState: "AUDIT" },
      });
    const { answer } = await trial.ask(path, null);
    await trial.configure({}, "recaptchaConfig");
    expect(answer["recaptchaEnforcementState"]).toContainEqual({
      provider: "EMAIL_PASSWORD_PROVIDER",
      enforcementState: "AUDIT",
    });
    expect(answer["recaptchaKey"]).toMatch(/^projects\/[^/]+\/keys\/[^/]+$/u);
  });
});
