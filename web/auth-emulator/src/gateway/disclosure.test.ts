import { describe, expect, test } from "vitest";
import { accountsPath, site, useTestGateway } from "./test-gateway.ts";

const trial = useTestGateway();
const nobody = "nobody@marquee.test";
const mail = (fields: object) => trial.request("accounts:sendOobCode", fields);

describe("account details that a stranger can't find out", () => {
  test("[AUTH-9] the response is the same for an unknown address, a wrong password and a disabled account", async () => {
    const member = await trial.member();
    const disabled = await trial.member({ disabled: true });
    const texts = await Promise.all(
      [nobody, member.email, disabled.email].map(async (email) => {
        const wrong = { email, password: "wrong", returnSecureToken: true };
        return (await trial.request("accounts:signInWithPassword", wrong)).text;
      }),
    );
    expect(texts[0]).toContain("INVALID_LOGIN_CREDENTIALS");
    expect(new Set(texts).size).toBe(1);
    // A caller who knows the password learns that the account is disabled.
    const known = await trial.refusal("accounts:signInWithPassword", disabled);
    expect(known).toBe("USER_DISABLED");
  });

  test("[AUTH-9] an email request has the same response for a known and an unknown address, after the same time", async () => {
    const { email } = await trial.member();
    for (const requestType of ["PASSWORD_RESET", "EMAIL_SIGNIN"]) {
      const request = { requestType, continueUrl: site };
      const known = await mail({ ...request, email });
      const { status, text } = await mail({ ...request, email: nobody });
      expect([known.status, known.text.replace(email, nobody)]).toEqual([status, text]);
    }
    // Nor does a response tell how an address signs in.
    const fieldsFor = async (identifier: string) => {
      const fields = { identifier, continueUri: site };
      return Object.keys((await trial.request("accounts:createAuthUri", fields)).body);
    };
    expect(await fieldsFor(email)).toEqual(await fieldsFor(nobody));
    expect(await fieldsFor(email)).not.toContain("registered");
    const fastest = async (address: string) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const began = performance.now();
        await mail({ requestType: "PASSWORD_RESET", email: address, continueUrl: site });
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    const other = (await trial.member()).email;
    const [known, unknown] = [await fastest(other), await fastest("nobody-else@marquee.test")];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.3);
  });

  test("[AUTH-9] a change of address hides whether the new one is taken and sends its owner no email", async () => {
    const [member, other] = [await trial.member(), await trial.member()];
    const { idToken } = await trial.signIn(member);
    const move = (newEmail: string) =>
      mail({ idToken, requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail });
    const [taken, free] = [await move(other.email), await move("free@marquee.test")];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const { text } = await trial.asOwner("/emulator/v1/projects/demo-marquee/oobCodes");
    expect(text).not.toContain(`"newEmail":"${other.email}"`);
  });
});

test("[SEC-3] no response contains a password, not even the member's or the owner's", async () => {
  const password = "a-telling-secret";
  const member = await trial.member({ password });
  const { idToken } = await trial.signIn({ ...member, password });
  const responses = [
    await trial.request("accounts:lookup", { idToken }),
    await trial.request("accounts:update", {
      idToken,
      displayName: "Mina",
      returnSecureToken: true,
    }),
    await trial.asOwner(`${accountsPath}:batchGet`),
    await trial.asOwner(`${accountsPath}:lookup`, { localId: [member.uid] }),
  ];
  for (const { status, text } of responses) {
    expect(status).toBe(200);
    expect(text).toContain(member.email);
    expect(text).not.toMatch(/a-telling-secret|fakeSalt/);
  }
});

// cspell:ignore Stoken
test("[AUTH-10] the captcha is off, unless the administrator enables it, and has the parameters that the SDK reads", async () => {
  expect((await trial.request("recaptchaParams", null)).body).toEqual({
    kind: "identitytoolkit#GetRecaptchaParamResponse",
    recaptchaStoken: expect.stringMatching(/\S/),
    recaptchaSiteKey: expect.stringMatching(/\S/),
  });
  const off = await trial.request("recaptchaConfig", null);
  expect(off.body["recaptchaEnforcementState"]).toEqual([
    { provider: "EMAIL_PASSWORD_PROVIDER", enforcementState: "OFF" },
    { provider: "PHONE_PROVIDER", enforcementState: "OFF" },
  ]);
  expect(off.body["recaptchaKey"]).toBeUndefined();
  const recaptchaConfig = { emailPasswordEnforcementState: "AUDIT" } as const;
  await trial.admin().projectConfigManager().updateProjectConfig({ recaptchaConfig });
  const { body } = await trial.request("recaptchaConfig", null);
  await trial.configure({}, "recaptchaConfig");
  const state = { provider: "EMAIL_PASSWORD_PROVIDER", enforcementState: "AUDIT" };
  expect(body["recaptchaEnforcementState"]).toContainEqual(state);
  expect(body["recaptchaKey"]).toMatch(/^projects\/[^/]+\/keys\/[^/]+$/u);
});
