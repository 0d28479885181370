import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "./test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());
afterEach(() => trial.configure({}, "signIn,client,authorizedDomains"));

const newAddress = () => `${crypto.randomUUID()}@marquee.test`;
const switchOff = (method: "email" | "phoneNumber" | "anonymous") =>
  trial.configure({ signIn: { [method]: { enabled: false } } }, `signIn.${method}.enabled`);
const idToken = async () => {
  const member = await trial.member();
  const { answer } = await trial.ask("accounts:signInWithPassword", {
    ...member,
    returnSecureToken: true,
  });
  return answer["idToken"];
};
const problem = async (method: string, body: object) => {
  const { text } = await trial.ask(method, body);
  return /"message": ?"([A-Z_]+)/.exec(text)?.[1] ?? null;
};

test("[AUTH-1] refuses sign-up, sign-in, change and reset while passwords are off", async () => {
  const member = await trial.member();
  const token = await idToken();
  await switchOff("email");
  const fresh = { email: newAddress(), password: "secret-1" };
  expect(await problem("accounts:signUp", fresh)).toBe("OPERATION_NOT_ALLOWED");
  expect(await problem("accounts:signInWithPassword", member)).toBe("PASSWORD_LOGIN_DISABLED");
  const change = { idToken: token, password: "secret-2" };
  expect(await problem("accounts:update", change)).toBe("OPERATION_NOT_ALLOWED");
  const reset = { requestType: "PASSWORD_RESET", email: member.email };
  expect(await problem("accounts:sendOobCode", reset)).toBe("OPERATION_NOT_ALLOWED");
});

test("[AUTH-1] neither sends nor accepts email links while they are off", async () => {
  const email = newAddress();
  const ask = { requestType: "EMAIL_SIGNIN", email, continueUrl: "http://localhost:3120/" };
  await trial.ask("accounts:sendOobCode", ask);
  const oobCode = new URL(trial.mails.at(-1)?.link ?? "").searchParams.get("oobCode");
  await trial.configure(
    { signIn: { email: { passwordRequired: true } } },
    "signIn.email.passwordRequired",
  );
  expect(await problem("accounts:sendOobCode", ask)).toBe("OPERATION_NOT_ALLOWED");
  const taken = await problem("accounts:signInWithEmailLink", { email, oobCode });
  expect(taken).toBe("OPERATION_NOT_ALLOWED");
});

test("[AUTH-1] neither sends text messages nor accepts codes while phone sign-in is off", async () => {
  const phoneNumber = "+15125550111";
  const { answer } = await trial.ask("accounts:sendVerificationCode", { phoneNumber });
  const code = trial.messages.at(-1)?.code;
  await switchOff("phoneNumber");
  const sent = await problem("accounts:sendVerificationCode", { phoneNumber });
  expect(sent).toBe("OPERATION_NOT_ALLOWED");
  const entered = await problem("accounts:signInWithPhoneNumber", { ...answer, code });
  expect(entered).toBe("OPERATION_NOT_ALLOWED");
});

test("[AUTH-1] refuses guests while anonymous sign-in is off", async () => {
  await switchOff("anonymous");
  expect(await problem("accounts:signUp", { returnSecureToken: true })).toBe(
    "ADMIN_ONLY_OPERATION",
  );
});

test("[AUTH-1] refuses a provider that is off, and always refuses SAML", async () => {
  const signIn = async (providerId: string) => ({
    requestUri: "http://localhost",
    postBody: await trial.identity(providerId, newAddress()),
  });
  const chosen = await signIn("google.com");
  const configs =
    "/identitytoolkit.googleapis.com/v2/projects/demo-marquee/defaultSupportedIdpConfigs";
  await trial.asOwner(`${configs}?idpId=google.com`, { enabled: false });
  expect(await problem("accounts:signInWithIdp", chosen)).toBe("OPERATION_NOT_ALLOWED");
  expect(await problem("accounts:signInWithIdp", await signIn("github.com"))).toBeNull();
  const page = await trial.raw(
    "/emulator/auth/handler?apiKey=k&appName=a&providerId=google.com&authType=signInViaPopup",
    undefined,
    {},
    "GET",
  );
  expect(page.text).toContain('data-refusal="auth/operation-not-allowed"');
  await trial.asOwner(`${configs}/google.com`, null, "DELETE");
  const saml = {
    ...chosen,
    postBody: `${chosen.postBody}&SAMLResponse=${encodeURIComponent("{}")}`,
  };
  expect(await problem("accounts:signInWithIdp", saml)).toBe("OPERATION_NOT_ALLOWED");
});

test("[AUTH-1] creates no account by any method while sign-up is off, but existing members can sign in", async () => {
  const member = await trial.member();
  const closed = { client: { permissions: { disabledUserSignup: true } } };
  await trial.configure(closed, "client.permissions.disabledUserSignup");
  // A sign-up with a taken address gets the same response as a sign-up with a free address.
  const taken = { email: member.email, password: "secret-1" };
  const fresh = { email: newAddress(), password: "secret-1" };
  expect(await problem("accounts:signUp", taken)).toBe("ADMIN_ONLY_OPERATION");
  expect(await problem("accounts:signUp", fresh)).toBe("ADMIN_ONLY_OPERATION");
  expect(await problem("accounts:signUp", {})).toBe("ADMIN_ONLY_OPERATION");
  const requestUri = "http://localhost";
  const postBody = await trial.identity("google.com", newAddress());
  const stranger = await problem("accounts:signInWithIdp", { requestUri, postBody });
  expect(stranger).toBe("ADMIN_ONLY_OPERATION");
  const phoneNumber = "+15125550112";
  const { answer } = await trial.ask("accounts:sendVerificationCode", { phoneNumber });
  const code = trial.messages.at(-1)?.code;
  const byPhone = await problem("accounts:signInWithPhoneNumber", { ...answer, code });
  expect(byPhone).toBe("ADMIN_ONLY_OPERATION");
  expect(await problem("accounts:signInWithPassword", member)).toBeNull();
  expect((await trial.member()).uid).not.toBe("");
});

test("[AUTH-1] refuses to delete a member's account while deletion is off", async () => {
  const token = await idToken();
  const closed = { client: { permissions: { disabledUserDeletion: true } } };
  await trial.configure(closed, "client.permissions.disabledUserDeletion");
  expect(await problem("accounts:delete", { idToken: token })).toBe("ADMIN_ONLY_OPERATION");
});

test("[AUTH-10] email links lead only to the project's authorized domains", async () => {
  const member = await trial.member();
  const reset = (continueUrl: string) =>
    problem("accounts:sendOobCode", {
      requestType: "PASSWORD_RESET",
      email: member.email,
      continueUrl,
    });
  expect((await trial.ask("projects", null)).answer["authorizedDomains"]).toEqual(["localhost"]);
  expect(await reset("http://localhost:3120/en")).toBeNull();
  expect(await reset("https://nightlight.test/en")).toBe("UNAUTHORIZED_DOMAIN");
  // The gateway rejects another port of the same host. Google would accept the port, because it compares only hosts.
  expect(await reset("http://localhost:8080/en")).toBe("UNAUTHORIZED_DOMAIN");
  expect(await reset("javascript:alert(1)")).toBe("UNAUTHORIZED_DOMAIN");
  const authorizedDomains = ["nightlight.test"];
  await trial.configure({ authorizedDomains }, "authorizedDomains");
  expect((await trial.ask("projects", null)).answer).toMatchObject({ authorizedDomains });
  expect(await reset("https://nightlight.test/en")).toBeNull();
  expect(await reset("http://localhost:3120/en")).toBe("UNAUTHORIZED_DOMAIN");
});
