import { signInWithCredential, GoogleAuthProvider } from "firebase/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "../gateway/test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

const newAddress = () => `${crypto.randomUUID()}@marquee.test`;

test("accepts unused one-time codes after a restart and refuses used ones", async () => {
  const { email } = await trial.member();
  const reset = { requestType: "PASSWORD_RESET", email };
  const codeIn = () => new URL(trial.mails.at(-1)?.link ?? "").searchParams.get("oobCode");
  await trial.ask("accounts:sendOobCode", reset);
  const used = codeIn();
  await trial.ask("accounts:resetPassword", { oobCode: used, newPassword: "secret-2" });
  await trial.ask("accounts:sendOobCode", reset);
  const open = codeIn();
  const phoneNumber = "+15125550121";
  const sent = await trial.ask("accounts:sendVerificationCode", { phoneNumber });
  await trial.restart();
  const again = await trial.ask("accounts:resetPassword", {
    oobCode: used,
    newPassword: "x-12345",
  });
  expect(again.text).toContain("INVALID_OOB_CODE");
  const late = await trial.ask("accounts:resetPassword", {
    oobCode: open,
    newPassword: "secret-3",
  });
  expect(late.status).toBe(200);
  const code = trial.messages.at(-1)?.code;
  const entered = await trial.ask("accounts:signInWithPhoneNumber", { ...sent.answer, code });
  expect(entered.answer).toMatchObject({ phoneNumber });
});

test("restores an account after two restarts with its providers, second factors and last sign-in", async () => {
  const email = newAddress();
  const chosen = new URLSearchParams(await trial.identity("google.com", email));
  const credential = GoogleAuthProvider.credential(chosen.get("id_token"));
  const { user } = await signInWithCredential(trial.client(), credential);
  const path = "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts";
  const mfa = { enrollments: [{ mfaEnrollmentId: "one", phoneInfo: "+15125550122" }] };
  await trial.asOwner(`${path}:update`, { localId: user.uid, mfa });
  const { uid: never } = await trial.member();
  const lookUp = async () =>
    (await trial.asOwner(`${path}:lookup`, { localId: [user.uid, never] })).answer["users"];
  const before = await lookUp();
  await trial.restart();
  await trial.restart();
  expect(await lookUp()).toEqual(before);
});
