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
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "./gateway/test-gateway.ts";

const site = "http://localhost:3120";
let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

const newAddress = () => `${crypto.randomUUID()}@marquee.test`;
const newest = (about: string) => trial.mails.findLast((mail) => mail.about === about);
const codeIn = (about: string) => parseActionCodeURL(newest(about)?.link ?? "")?.code ?? "";

async function signedIn(fields: object = {}) {
  const member = await trial.member(fields);
  const auth = trial.client();
  await signInWithEmailAndPassword(auth, member.email, member.password);
  const user = auth.currentUser;
  if (!user) throw new Error("Nobody is signed in.");
  return { ...member, auth, user };
}

test("[AUTH-5] an email links to a page of the site, in the member's language, with the continue URL", async () => {
  const { auth, email } = await signedIn();
  auth.languageCode = "de";
  await sendPasswordResetEmail(auth, email, { url: `${site}/de/sign-in` });
  const link = newest("PASSWORD_RESET")?.link ?? "";
  const { origin, pathname } = new URL(link);
  expect(`${origin}${pathname}`).toBe(`${site}/auth/action`);
  expect(parseActionCodeURL(link)).toMatchObject({
    operation: "PASSWORD_RESET",
    continueUrl: `${site}/de/sign-in`,
    languageCode: "de",
  });
});

test("[AUTH-5] an email links to another page if the project names one", async () => {
  const callbackUri = "https://nightlight.test/auth/action?from=mail";
  await trial.configure({ notification: { sendEmail: { callbackUri } } }, "notification");
  const { user } = await signedIn({ emailVerified: false });
  await sendEmailVerification(user);
  expect(newest("VERIFY_EMAIL")?.link).toMatch(
    /^https:\/\/nightlight\.test\/auth\/action\?from=mail&mode=verifyEmail&/u,
  );
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
  await expect(confirmPasswordReset(auth, code, "secret-3")).rejects.toMatchObject({
    code: "auth/invalid-action-code",
  });
  const again = await signInWithEmailAndPassword(trial.client(), email, "secret-2");
  expect(again.user.email).toBe(email);
});

test("[AUTH-5] an address changes only by email, and the old address receives a link to undo it", async () => {
  const { auth, user, email, uid } = await signedIn();
  const address = newAddress();
  await expect(updateEmail(user, address)).rejects.toMatchObject({
    code: "auth/operation-not-allowed",
  });
  await verifyBeforeUpdateEmail(user, address);
  expect(newest("VERIFY_AND_CHANGE_EMAIL")?.to).toBe(email);
  const anyone = trial.client();
  anyone.languageCode = "ar";
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await applyActionCode(anyone, codeIn("VERIFY_AND_CHANGE_EMAIL"));
  // The emulator has ended the earlier sessions, as Firebase itself does.
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
  const changed = await signInWithEmailAndPassword(auth, address, "secret-1");
  expect(changed.user).toMatchObject({ uid, email: address, emailVerified: true });

  const undo = newest("RECOVER_EMAIL");
  expect(undo?.to).toBe(email);
  expect(parseActionCodeURL(undo?.link ?? "")).toMatchObject({
    operation: "RECOVER_EMAIL",
    languageCode: "ar",
  });
  const code = codeIn("RECOVER_EMAIL");
  const info = await checkActionCode(anyone, code);
  expect(info.data.email).toBe(email);
  await applyActionCode(anyone, code);
  const back = await signInWithEmailAndPassword(trial.client(), email, "secret-1");
  expect(back.user.uid).toBe(uid);
});
