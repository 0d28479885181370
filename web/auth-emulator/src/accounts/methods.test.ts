import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  unlink,
  updatePassword,
} from "firebase/auth";
import type { AuthCredential } from "firebase/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "../gateway/test-gateway.ts";

const site = "http://localhost:3120";
let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

const newAddress = () => `${crypto.randomUUID()}@marquee.test`;

/** Returns the SDK's credential for an identity, as if the user chose it on the gateway's page. */
async function identity(providerId: string, email: string): Promise<AuthCredential> {
  const chosen = new URLSearchParams(await trial.identity(providerId, email));
  const idToken = chosen.get("id_token") ?? undefined;
  if (providerId === "google.com") return GoogleAuthProvider.credential(idToken);
  const accessToken = chosen.get("access_token") ?? "";
  if (providerId === "github.com") return GithubAuthProvider.credential(accessToken);
  if (providerId === "facebook.com") return FacebookAuthProvider.credential(accessToken);
  if (idToken === undefined) throw new Error(`${providerId} returned no ID token.`);
  return new OAuthProvider(providerId).credential({ idToken });
}

test("[AUTH-1] a guest signs in and retains the account after adding an email address and a password", async () => {
  const auth = trial.client();
  const { user } = await signInAnonymously(auth);
  expect(user.isAnonymous).toBe(true);
  const email = newAddress();
  const upgraded = await linkWithCredential(user, EmailAuthProvider.credential(email, "secret-1"));
  expect(upgraded.user).toMatchObject({ uid: user.uid, isAnonymous: false, email });
  const again = await signInWithEmailAndPassword(trial.client(), email, "secret-1");
  expect(again.user.uid).toBe(user.uid);
});

test("[AUTH-1] an email link signs in once", async () => {
  const auth = trial.client();
  const email = newAddress();
  await sendSignInLinkToEmail(auth, email, { url: `${site}/en/sign-in`, handleCodeInApp: true });
  const link = trial.mails.at(-1)?.link ?? "";
  expect(trial.mails.at(-1)).toMatchObject({ to: email, about: "EMAIL_SIGNIN" });
  await expect(signInWithEmailLink(auth, newAddress(), link)).rejects.toMatchObject({
    code: "auth/invalid-email",
  });
  const { user } = await signInWithEmailLink(auth, email, link);
  expect(user).toMatchObject({ email, emailVerified: true });
  await expect(signInWithEmailLink(trial.client(), email, link)).rejects.toMatchObject({
    code: "auth/invalid-action-code",
  });
});

test("[AUTH-1] a text message code signs in, creates the account and finds it again", async () => {
  const phoneNumber = "+15125550101";
  const enter = async (given?: string) => {
    const sent = await trial.ask("accounts:sendVerificationCode", { phoneNumber });
    const code = given ?? trial.messages.at(-1)?.code;
    return trial.ask("accounts:signInWithPhoneNumber", { ...sent.answer, code });
  };
  const first = await enter();
  expect(trial.messages.at(-1)).toEqual({
    to: phoneNumber,
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect(first.answer).toMatchObject({ phoneNumber, isNewUser: true });
  expect((await enter()).answer["localId"]).toBe(first.answer["localId"]);
  expect((await enter("12345x")).text).toContain("INVALID_CODE");
});

test.each(["google.com", "apple.com", "github.com", "microsoft.com", "facebook.com", "oidc.guild"])(
  "[AUTH-1] an identity of %s from the gateway's page signs in",
  async (providerId) => {
    const email = newAddress();
    const credential = await identity(providerId, email);
    const { user } = await signInWithCredential(trial.client(), credential);
    expect(user.email).toBe(email);
    expect(user.providerData.map((each) => each.providerId)).toEqual([providerId]);
  },
);

test("[AUTH-6] a member links a provider and a phone, and unlinks them", async () => {
  const auth = trial.client();
  const { user } = await createUserWithEmailAndPassword(auth, newAddress(), "secret-1");
  await linkWithCredential(user, await identity("google.com", newAddress()));
  const sent = await trial.ask("accounts:sendVerificationCode", { phoneNumber: "+15125550102" });
  await trial.ask("accounts:signInWithPhoneNumber", {
    ...sent.answer,
    code: trial.messages.at(-1)?.code,
    idToken: await user.getIdToken(),
  });
  await user.reload();
  const linked = () => user.providerData.map(({ providerId }) => providerId).toSorted();
  expect(linked()).toEqual(["google.com", "password", "phone"]);
  await unlink(user, "google.com");
  await unlink(user, "phone");
  expect(linked()).toEqual(["password"]);
});

test("[AUTH-1] refuses to link an identity that another account has", async () => {
  const credential = await identity("google.com", newAddress());
  await signInWithCredential(trial.client(), credential);
  const { user } = await createUserWithEmailAndPassword(trial.client(), newAddress(), "secret-1");
  await expect(linkWithCredential(user, credential)).rejects.toMatchObject({
    code: "auth/credential-already-in-use",
  });
});

test("[AUTH-1][AUTH-9] rejects a password for an account without one, as for an unknown address", async () => {
  const email = newAddress();
  await signInWithCredential(trial.client(), await identity("google.com", email));
  const codeFor = (address: string) =>
    signInWithEmailAndPassword(trial.client(), address, "secret-1").then(
      () => "signed in",
      (error: unknown) => Reflect.get(Object(error), "code"),
    );
  expect(await codeFor(email)).toBe("auth/invalid-credential");
  expect(await codeFor(newAddress())).toBe("auth/invalid-credential");
});

test("[AUTH-6] adds a password for the email address of an account from a provider", async () => {
  const email = newAddress();
  const { user } = await signInWithCredential(trial.client(), await identity("google.com", email));
  await linkWithCredential(user, EmailAuthProvider.credential(email, "secret-2"));
  const again = await signInWithEmailAndPassword(trial.client(), email, "secret-2");
  expect(again.user.uid).toBe(user.uid);
  await updatePassword(again.user, "secret-3");
  const other = EmailAuthProvider.credential(newAddress(), "secret-4");
  await expect(linkWithCredential(again.user, other)).rejects.toMatchObject({
    code: expect.stringMatching(/operation-not-allowed|provider-already-linked/),
  });
});

test("[SEC-3] refuses a forged custom token", async () => {
  const { uid } = await trial.member();
  const made = signInWithCustomToken(trial.client(), JSON.stringify({ uid }));
  await expect(made).rejects.toMatchObject({ code: "auth/operation-not-allowed" });
});
