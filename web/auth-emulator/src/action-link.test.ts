import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  parseActionCodeURL,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, newAddress, site, useTestGateway, wait } from "./gateway/test-gateway.ts";

const trial = useTestGateway({ hasFrozenClock: true });
const newest = (about: string) => trial.mails.findLast((mail) => mail.about === about);
const linkIn = (about: string) => newest(about)?.link ?? "";
const codeIn = (about: string) => parseActionCodeURL(linkIn(about))?.code ?? "";

async function signedIn(fields: object = {}) {
  const member = await trial.member(fields);
  const auth = trial.client();
  const { user } = await signInWithEmailAndPassword(auth, member.email, member.password);
  return { ...member, auth, user };
}

test("[AUTH-5] an email links to a page of the site, in the member's language, with the continue URL, or to another one that the project names", async () => {
  const { auth, email } = await signedIn();
  auth.languageCode = "de";
  const continueUrl = `${site}/de/sign-in`;
  await sendPasswordResetEmail(auth, email, { url: continueUrl });
  const link = linkIn("PASSWORD_RESET");
  expect(link).toMatch(`${site}/auth/action?`);
  const parts = { operation: "PASSWORD_RESET", continueUrl, languageCode: "de" };
  expect(parseActionCodeURL(link)).toMatchObject(parts);
  const callbackUri = "https://nightlight.test/auth/action?from=mail";
  await trial.configure({ notification: { sendEmail: { callbackUri } } }, "notification");
  const { user } = await signedIn({ emailVerified: false });
  await sendEmailVerification(user);
  expect(linkIn("VERIFY_EMAIL")).toMatch(`${callbackUri}&mode=verifyEmail&`);
  await trial.configure({}, "notification");
});

test("[AUTH-5] a reset sends nothing to an unknown address, and its code works once", async () => {
  const { auth, email } = await signedIn();
  const before = trial.mails.length;
  await sendPasswordResetEmail(auth, newAddress());
  expect(trial.mails).toHaveLength(before);
  await sendPasswordResetEmail(auth, email);
  const code = codeIn("PASSWORD_RESET");
  await confirmPasswordReset(auth, code, "secret-2");
  const again = confirmPasswordReset(auth, code, "secret-3");
  expect(await codeOf(again)).toBe("auth/invalid-action-code");
  const { user } = await signInWithEmailAndPassword(trial.client(), email, "secret-2");
  expect(user.email).toBe(email);
});

test("[AUTH-5] an address changes only by email, and the old address receives a link to undo it", async () => {
  const { auth, user, email, uid } = await signedIn();
  const address = newAddress();
  expect(await codeOf(updateEmail(user, address))).toBe("auth/operation-not-allowed");
  await verifyBeforeUpdateEmail(user, address);
  expect(newest("VERIFY_AND_CHANGE_EMAIL")?.to).toBe(email);
  const anyone = trial.client();
  anyone.languageCode = "ar";
  wait(2);
  await applyActionCode(anyone, codeIn("VERIFY_AND_CHANGE_EMAIL"));
  // The emulator has ended the earlier sessions, as Firebase itself does.
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  const changed = await signInWithEmailAndPassword(auth, address, "secret-1");
  expect(changed.user).toMatchObject({ uid, email: address, emailVerified: true });

  expect(newest("RECOVER_EMAIL")?.to).toBe(email);
  const undo = { operation: "RECOVER_EMAIL", languageCode: "ar" };
  expect(parseActionCodeURL(linkIn("RECOVER_EMAIL"))).toMatchObject(undo);
  const code = codeIn("RECOVER_EMAIL");
  expect((await checkActionCode(anyone, code)).data.email).toBe(email);
  await applyActionCode(anyone, code);
  const back = await signInWithEmailAndPassword(trial.client(), email, "secret-1");
  expect(back.user.uid).toBe(uid);
});
