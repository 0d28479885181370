import { afterEach, expect, test } from "vitest";
import { newAddress, projectPath, useTestGateway } from "./test-gateway.ts";

const trial = useTestGateway();
afterEach(() => trial.configure({}, "signIn,client,authorizedDomains"));

const { refusal } = trial;
const switchOff = (method: "email" | "phoneNumber" | "anonymous") =>
  trial.configure({ signIn: { [method]: { enabled: false } } }, `signIn.${method}.enabled`);
const forbid = (name: string) =>
  trial.configure({ client: { permissions: { [name]: true } } }, `client.permissions.${name}`);
const byIdentity = async (providerId: string) => ({
  requestUri: "http://localhost",
  postBody: await trial.identity(providerId, newAddress()),
});

test("[AUTH-1] refuses sign-up, sign-in, change and reset while passwords are off", async () => {
  const member = await trial.member();
  const { idToken } = await trial.signIn(member);
  await switchOff("email");
  const fresh = { email: newAddress(), password: "secret-1" };
  expect(await refusal("accounts:signUp", fresh)).toBe("OPERATION_NOT_ALLOWED");
  expect(await refusal("accounts:signInWithPassword", member)).toBe("PASSWORD_LOGIN_DISABLED");
  const change = { idToken, password: "secret-2" };
  expect(await refusal("accounts:update", change)).toBe("OPERATION_NOT_ALLOWED");
  const reset = { requestType: "PASSWORD_RESET", email: member.email };
  expect(await refusal("accounts:sendOobCode", reset)).toBe("OPERATION_NOT_ALLOWED");
});

test("[AUTH-1] refuses email links, text messages, their codes and guests while these are off", async () => {
  const email = newAddress();
  const oobCode = await trial.mailedCode("EMAIL_SIGNIN", email);
  const passwordOnly = { signIn: { email: { passwordRequired: true } } };
  await trial.configure(passwordOnly, "signIn.email.passwordRequired");
  const link = { requestType: "EMAIL_SIGNIN", email, continueUrl: "http://localhost:3120/" };
  expect(await refusal("accounts:sendOobCode", link)).toBe("OPERATION_NOT_ALLOWED");
  const taken = await refusal("accounts:signInWithEmailLink", { email, oobCode });
  expect(taken).toBe("OPERATION_NOT_ALLOWED");
  const phoneNumber = "+15125550111";
  const sent = await trial.textedCode(phoneNumber);
  await switchOff("phoneNumber");
  const again = await refusal("accounts:sendVerificationCode", { phoneNumber });
  expect(again).toBe("OPERATION_NOT_ALLOWED");
  expect(await refusal("accounts:signInWithPhoneNumber", sent)).toBe("OPERATION_NOT_ALLOWED");
  await switchOff("anonymous");
  expect(await refusal("accounts:signUp", {})).toBe("ADMIN_ONLY_OPERATION");
});

test("[AUTH-1] refuses a provider that is off, and always refuses SAML", async () => {
  const chosen = await byIdentity("google.com");
  const configs = `${projectPath}/defaultSupportedIdpConfigs`;
  await trial.asOwner(`${configs}?idpId=google.com`, { enabled: false });
  expect(await refusal("accounts:signInWithIdp", chosen)).toBe("OPERATION_NOT_ALLOWED");
  expect(await refusal("accounts:signInWithIdp", await byIdentity("github.com"))).toBeNull();
  const query = "apiKey=k&appName=a&providerId=google.com&authType=signInViaPopup";
  const page = await trial.get(`/emulator/auth/handler?${query}`);
  expect(page.text).toContain('data-refusal="auth/operation-not-allowed"');
  await trial.asOwner(`${configs}/google.com`, null, "DELETE");
  const saml = { ...chosen, postBody: `${chosen.postBody}&SAMLResponse=%7B%7D` };
  expect(await refusal("accounts:signInWithIdp", saml)).toBe("OPERATION_NOT_ALLOWED");
});

test("[AUTH-1] creates no account by any method while sign-up is off, but existing members can sign in, and deletes none while that is off", async () => {
  const member = await trial.member();
  const text = await trial.textedCode("+15125550112");
  const identity = await byIdentity("google.com");
  await forbid("disabledUserSignup");
  const refused = [
    // A sign-up with a taken address gets the same response as a sign-up with a free address.
    await refusal("accounts:signUp", { email: member.email, password: "secret-1" }),
    await refusal("accounts:signUp", { email: newAddress(), password: "secret-1" }),
    await refusal("accounts:signUp", {}),
    await refusal("accounts:signInWithIdp", identity),
    await refusal("accounts:signInWithPhoneNumber", text),
  ];
  expect(refused).toEqual(Array(5).fill("ADMIN_ONLY_OPERATION"));
  const { idToken } = await trial.signIn(member);
  expect((await trial.member()).uid).not.toBe("");
  await forbid("disabledUserDeletion");
  expect(await refusal("accounts:delete", { idToken })).toBe("ADMIN_ONLY_OPERATION");
});

test("[AUTH-10] email links lead only to the project's authorized domains", async () => {
  const { email } = await trial.member();
  const reset = (continueUrl: string) =>
    refusal("accounts:sendOobCode", { requestType: "PASSWORD_RESET", email, continueUrl });
  const domains = async () => (await trial.request("projects", null)).body["authorizedDomains"];
  expect(await domains()).toEqual(["localhost"]);
  expect(await reset("http://localhost:3120/en")).toBeNull();
  // The gateway rejects another port of the same host. Google would accept the port, because it compares only hosts.
  for (const url of ["https://nightlight.test/en", "http://localhost:8080/", "javascript:alert(1)"])
    expect(await reset(url)).toBe("UNAUTHORIZED_DOMAIN");
  const authorizedDomains = ["nightlight.test"];
  await trial.configure({ authorizedDomains }, "authorizedDomains");
  expect(await domains()).toEqual(authorizedDomains);
  expect(await reset("https://nightlight.test/en")).toBeNull();
  expect(await reset("http://localhost:3120/en")).toBe("UNAUTHORIZED_DOMAIN");
});
