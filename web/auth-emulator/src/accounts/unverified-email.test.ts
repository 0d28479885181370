import { expect, test } from "vitest";
import { accountsPath, newAddress, useTestGateway, wait } from "../gateway/test-gateway.ts";

const trial = useTestGateway({ hasFrozenClock: true });

/** Signs up with an address, then signs in with an email link as the address's real owner. */
async function takeOver(emailVerified: boolean) {
  const account = { email: newAddress(), password: "the-attackers-1" };
  const { body } = await trial.request("accounts:signUp", { ...account, returnSecureToken: true });
  const { localId, refreshToken } = body;
  if (emailVerified) await trial.asOwner(`${accountsPath}:update`, { localId, emailVerified });
  // Revocation has a resolution of one second.
  wait(2);
  const oobCode = await trial.mailedCode("EMAIL_SIGNIN", account.email);
  const link = { email: account.email, oobCode };
  const owner = await trial.request("accounts:signInWithEmailLink", link);
  return {
    isSameAccount: owner.body["localId"] === localId,
    byPassword: (await trial.request("accounts:signInWithPassword", account)).status,
    bySession: (await trial.refresh(refreshToken)).status,
  };
}

test("[SEC-3][AUTH-1] an unverified account loses its password and sessions when the address's owner signs in by link, and a verified one retains them", async () => {
  expect(await takeOver(false)).toEqual({ isSameAccount: true, byPassword: 400, bySession: 400 });
  expect(await takeOver(true)).toEqual({ isSameAccount: true, byPassword: 200, bySession: 200 });
});
