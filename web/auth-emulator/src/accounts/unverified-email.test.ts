import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "../gateway/test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;
beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

const password = "the-attackers-1";

/** Signs up with an address, then signs in with an email link as the address's real owner. */
async function takeOver(email: string, isConfirmed: boolean) {
  const made = await trial.ask("accounts:signUp", { email, password, returnSecureToken: true });
  const { localId, refreshToken } = made.answer;
  if (isConfirmed) {
    await trial.asOwner(
      "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts:update",
      {
        localId,
        emailVerified: true,
      },
    );
  }
  // Waits for the next second, because revocation has a resolution of one second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const continueUrl = "http://localhost:3120/en";
  await trial.ask("accounts:sendOobCode", { requestType: "EMAIL_SIGNIN", email, continueUrl });
  const link = trial.mails.findLast(({ to }) => to === email)?.link ?? "";
  const oobCode = new URL(link).searchParams.get("oobCode");
  const owner = await trial.ask("accounts:signInWithEmailLink", { email, oobCode });
  const again = await trial.ask("accounts:signInWithPassword", { email, password });
  const refreshed = await trial.ask("/securetoken.googleapis.com/v1/token?key=k", {
    grant_type: "refresh_token",
    refresh_token: refreshToken,
  });
  return {
    isSameAccount: owner.answer["localId"] === localId,
    byPassword: again.status,
    bySession: refreshed.status,
  };
}

test("[SEC-3] an unverified account loses its password and sessions when the address's owner signs in by link", async () => {
  expect(await takeOver("victim@marquee.test", false)).toEqual({
    isSameAccount: true,
    byPassword: 400,
    bySession: 400,
  });
});

test("[AUTH-1] a verified address retains its password after a sign-in by link", async () => {
  expect(await takeOver("owner@marquee.test", true)).toEqual({
    isSameAccount: true,
    byPassword: 200,
    bySession: 200,
  });
});
