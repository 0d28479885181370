import { expect, test } from "vitest";
import { answerWith } from "../gateway/answers.ts";
import type { Call } from "../gateway/middleware.ts";
import { accountsPath, newAddress, useTestGateway, wait } from "../gateway/test-gateway.ts";
import { removeUnverified } from "./unverified-email.ts";

const trial = useTestGateway({ hasFrozenClock: true });

/** Signs up with an address, then signs in with an email link as the address's real owner. */
async function takeOver(emailVerified: boolean) {
  const account = { email: newAddress(), password: "the-attackers-1" };
  const { answer } = await trial.ask("accounts:signUp", { ...account, returnSecureToken: true });
  const { localId, refreshToken } = answer;
  if (emailVerified) await trial.asOwner(`${accountsPath}:update`, { localId, emailVerified });
  // Revocation has a resolution of one second.
  wait(2);
  const oobCode = await trial.mailedCode("EMAIL_SIGNIN", account.email);
  const link = { email: account.email, oobCode };
  const owner = await trial.ask("accounts:signInWithEmailLink", link);
  return {
    isSameAccount: owner.answer["localId"] === localId,
    byPassword: (await trial.ask("accounts:signInWithPassword", account)).status,
    bySession: (await trial.refresh(refreshToken)).status,
  };
}

test("[SEC-3] an unverified account loses its password and sessions when the address's owner signs in by link", async () => {
  expect(await takeOver(false)).toEqual({ isSameAccount: true, byPassword: 400, bySession: 400 });
});

test("[AUTH-1] a verified address retains its password after a sign-in by link", async () => {
  expect(await takeOver(true)).toEqual({ isSameAccount: true, byPassword: 200, bySession: 200 });
});

test("[AUTH-1] the owner stays signed in if a second begins during the sign-in", async () => {
  let time = 1_999;
  const changes: unknown[] = [];
  // Only the parts of a call that the middleware reads.
  const call: Call = Object.assign(Object.create(null), {
    operation: { path: "/v1/accounts:signInWithEmailLink" },
    fields: new Map([["email", "owner@marquee.test"]]),
    now: () => time,
    state: {
      getUserByEmail: () => ({ localId: "a", emailVerified: false }),
      updateUserByLocalId: (_id: string, change: unknown) => changes.push(change),
    },
  });
  await removeUnverified(call, async () => {
    // The emulator issues the token now.
    time = 2_001;
    return answerWith({});
  });
  expect(changes).toMatchObject([{ validSince: "1" }]);
});
