import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  OAuthProvider,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  unlink,
  updatePassword,
} from "firebase/auth";
import type { AuthCredential } from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, newAddress, site, useTestGateway } from "../gateway/test-gateway.ts";

const trial = useTestGateway();

/** Returns the SDK's credential for an identity, as if the user chose it on the gateway's page. */
async function identity(providerId: string, email = newAddress()): Promise<AuthCredential> {
  const chosen = new URLSearchParams(await trial.identity(providerId, email));
  const idToken = chosen.get("id_token") ?? "";
  const accessToken = chosen.get("access_token") ?? "";
  return new OAuthProvider(providerId).credential({ idToken, accessToken });
}

const byCredential = (credential: AuthCredential) =>
  signInWithCredential(trial.client(), credential);
const byPassword = (email: string, password = "secret-1") =>
  signInWithEmailAndPassword(trial.client(), email, password);
const signUp = () => createUserWithEmailAndPassword(trial.client(), newAddress(), "secret-1");

test("[AUTH-1] a guest signs in and retains the account after adding an email address and a password", async () => {
  const { user } = await signInAnonymously(trial.client());
  expect(user.isAnonymous).toBe(true);
  const email = newAddress();
  const upgraded = await linkWithCredential(user, EmailAuthProvider.credential(email, "secret-1"));
  expect(upgraded.user).toMatchObject({ uid: user.uid, isAnonymous: false, email });
  expect((await byPassword(email)).user.uid).toBe(user.uid);
});

test("[AUTH-1] an email link signs in once", async () => {
  const auth = trial.client();
  const email = newAddress();
  await sendSignInLinkToEmail(auth, email, { url: `${site}/en/sign-in`, handleCodeInApp: true });
  expect(trial.mails.at(-1)).toMatchObject({ to: email, about: "EMAIL_SIGNIN" });
  const link = trial.mails.at(-1)?.link ?? "";
  const byOther = signInWithEmailLink(auth, newAddress(), link);
  expect(await codeOf(byOther)).toBe("auth/invalid-email");
  const { user } = await signInWithEmailLink(auth, email, link);
  expect(user).toMatchObject({ email, emailVerified: true });
  const again = signInWithEmailLink(trial.client(), email, link);
  expect(await codeOf(again)).toBe("auth/invalid-action-code");
});

test("[AUTH-1] a text message code signs in, creates the account and finds it again", async () => {
  const phoneNumber = "+15125550101";
  const enter = async (more: object = {}) => {
    const fields = { ...(await trial.textedCode(phoneNumber)), ...more };
    return (await trial.request("accounts:signInWithPhoneNumber", fields)).body;
  };
  const first = await enter();
  const code = expect.stringMatching(/^\d{6}$/);
  expect(trial.messages.at(-1)).toEqual({ to: phoneNumber, code });
  expect(first).toMatchObject({ phoneNumber, isNewUser: true });
  expect(await enter()).toMatchObject({ localId: first["localId"] });
  expect(await enter({ code: "12345x" })).toMatchObject({ error: { message: "INVALID_CODE" } });
});

test.each(["google.com", "apple.com", "github.com", "microsoft.com", "facebook.com", "oidc.guild"])(
  "[AUTH-1] an identity of %s from the gateway's page signs in",
  async (providerId) => {
    const email = newAddress();
    const { user } = await byCredential(await identity(providerId, email));
    expect(user.email).toBe(email);
    expect(user.providerData.map((each) => each.providerId)).toEqual([providerId]);
  },
);

test("[AUTH-6] a member links a provider and a phone, and unlinks them", async () => {
  const { user } = await signUp();
  await linkWithCredential(user, await identity("google.com"));
  const text = await trial.textedCode("+15125550102");
  const fields = { ...text, idToken: await user.getIdToken() };
  await trial.request("accounts:signInWithPhoneNumber", fields);
  await user.reload();
  const linked = () => user.providerData.map(({ providerId }) => providerId).toSorted();
  expect(linked()).toEqual(["google.com", "password", "phone"]);
  await unlink(user, "google.com");
  await unlink(user, "phone");
  expect(linked()).toEqual(["password"]);
});

test("[AUTH-1][AUTH-9] rejects a password for an account without one, as for an unknown address, and links its identity to no other account", async () => {
  const email = newAddress();
  const credential = await identity("google.com", email);
  await byCredential(credential);
  for (const address of [email, newAddress()])
    expect(await codeOf(byPassword(address))).toBe("auth/invalid-credential");
  const linked = linkWithCredential((await signUp()).user, credential);
  expect(await codeOf(linked)).toBe("auth/credential-already-in-use");
});

test("[AUTH-6] adds a password for the email address of an account from a provider", async () => {
  const email = newAddress();
  const { user } = await byCredential(await identity("google.com", email));
  await linkWithCredential(user, EmailAuthProvider.credential(email, "secret-2"));
  const again = await byPassword(email, "secret-2");
  expect(again.user.uid).toBe(user.uid);
  await updatePassword(again.user, "secret-3");
  const other = EmailAuthProvider.credential(newAddress(), "secret-4");
  const linked = linkWithCredential(again.user, other);
  expect(await codeOf(linked)).toBe("auth/provider-already-linked");
});
