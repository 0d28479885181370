import { signInWithCredential, GoogleAuthProvider } from "firebase/auth";
import { expect, test } from "vitest";
import { accountsPath, newAddress, useTestGateway } from "../gateway/test-gateway.ts";

const trial = useTestGateway();

test("accepts unused one-time codes after a restart and refuses used ones", async () => {
  const { email } = await trial.member();
  const reset = (oobCode: string | null, newPassword: string) =>
    trial.refusal("accounts:resetPassword", { oobCode, newPassword });
  const used = await trial.mailedCode("PASSWORD_RESET", email);
  await reset(used, "secret-2");
  const unused = await trial.mailedCode("PASSWORD_RESET", email);
  const text = await trial.textedCode("+15125550121");
  await trial.restart();
  expect(await reset(used, "x-12345")).toBe("INVALID_OOB_CODE");
  expect(await reset(unused, "secret-3")).toBeNull();
  const { body } = await trial.request("accounts:signInWithPhoneNumber", text);
  expect(body).toMatchObject({ phoneNumber: "+15125550121" });
});

test("restores an account after two restarts with its providers, second factors and last sign-in", async () => {
  const chosen = new URLSearchParams(await trial.identity("google.com", newAddress()));
  const credential = GoogleAuthProvider.credential(chosen.get("id_token"));
  const { user } = await signInWithCredential(trial.client(), credential);
  const mfa = { enrollments: [{ mfaEnrollmentId: "one", phoneInfo: "+15125550122" }] };
  await trial.asOwner(`${accountsPath}:update`, { localId: user.uid, mfa });
  const localId = [user.uid, (await trial.member()).uid];
  const lookUp = async () =>
    (await trial.asOwner(`${accountsPath}:lookup`, { localId })).body["users"];
  const before = await lookUp();
  await trial.restart();
  await trial.restart();
  expect(await lookUp()).toEqual(before);
});
