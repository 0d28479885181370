import { describe, expect, test } from "vitest";
import { readClaims } from "../sessions/session-claims.ts";
import { useTestGateway, wait } from "../gateway/test-gateway.ts";

const trial = useTestGateway({ hasFrozenClock: true });
const { refusal, refresh } = trial;
const signIn = async () => trial.signIn(await trial.member());
const tooOld = "CREDENTIAL_TOO_OLD_LOGIN_AGAIN";
const move = { requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail: "new@marquee.test" };
const link = { email: "new@marquee.test", password: "secret-2" };

describe("operations that require a recent sign-in", () => {
  test.each<[string, string, object]>([
    ["deleting the account", "accounts:delete", {}],
    ["another password", "accounts:update", { password: "secret-2" }],
    ["taking the password away", "accounts:update", { deleteAttribute: ["PASSWORD"] }],
    ["another address", "accounts:sendOobCode", move],
    ["a password by way of a link", "accounts:signUp", link],
    ["adding a second factor", "accounts/mfaEnrollment:start", { totpEnrollmentInfo: {} }],
    ["removing a second factor", "accounts/mfaEnrollment:withdraw", { mfaEnrollmentId: "x" }],
  ])("[AUTH-9] %s is refused five minutes after the sign-in", async (_what, method, fields) => {
    const early = await signIn();
    wait(299);
    expect(await refusal(method, { idToken: early.idToken, ...fields })).not.toBe(tooOld);
    const { idToken } = await signIn();
    wait(301);
    expect(await refusal(method, { idToken, ...fields })).toBe(tooOld);
  });

  test("[AUTH-9] a name, a picture and a verification email require no recent sign-in, nor does a guest", async () => {
    const { idToken } = await signIn();
    const guest = await trial.guest();
    wait(3000);
    const rename = { idToken, displayName: "Mina", deleteAttribute: ["PHOTO_URL"] };
    expect(await refusal("accounts:update", rename)).toBeNull();
    const verification = { idToken, requestType: "VERIFY_EMAIL" };
    expect(await refusal("accounts:sendOobCode", verification)).toBeNull();
    expect(await refusal("accounts:delete", { idToken: guest["idToken"] })).toBeNull();
  });
});

describe("a session's age", () => {
  test("[SEC-3] doesn't restart with a refresh or with another sign-in, but when the password changes", async () => {
    const member = await trial.member();
    const old = await trial.signIn(member);
    wait(600);
    await trial.signIn(member);
    const { body } = await refresh(old.refreshToken);
    expect(readClaims(body["id_token"])?.auth_time).toBe(readClaims(old.idToken)?.auth_time);
    expect(body["refresh_token"]).toBe(old.refreshToken);
    expect(await refusal("accounts:delete", { idToken: body["id_token"] })).toBe(tooOld);
    const { idToken } = await signIn();
    wait(60);
    const change = { idToken, password: "secret-2", returnSecureToken: true };
    const changed = String((await trial.request("accounts:update", change)).body["idToken"]);
    const cookie = await trial.admin().createSessionCookie(changed, { expiresIn: 600_000 });
    const { auth_time } = await trial.admin().verifySessionCookie(cookie, true);
    expect(auth_time).toBe(Date.now() / 1000);
  });

  test("[SEC-3] an ID token is refused five minutes after it expires", async () => {
    const { idToken } = await signIn();
    wait(3600 + 299);
    expect(await refusal("accounts:lookup", { idToken })).toBeNull();
    wait(2);
    expect(await refusal("accounts:lookup", { idToken })).toBe("INVALID_ID_TOKEN");
  });
});

test("[SEC-3] refreshing a token fails after a revocation and when the account is disabled or deleted", async () => {
  const member = await trial.member();
  const { refreshToken } = await trial.signIn(member);
  const isRefused = async (code: string) =>
    expect((await refresh(refreshToken)).text).toContain(code);
  await trial.admin().updateUser(member.uid, { disabled: true });
  await isRefused("USER_DISABLED");
  await trial.admin().updateUser(member.uid, { disabled: false });
  wait(2);
  await trial.admin().revokeRefreshTokens(member.uid);
  await isRefused("TOKEN_EXPIRED");
  await trial.admin().deleteUser(member.uid);
  await isRefused("USER_NOT_FOUND");
});
