import { deleteApp } from "firebase/app";
import {
  EmailAuthProvider,
  deleteUser,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readClaims } from "../sessions/session-claims.ts";
import { startTestGateway } from "../gateway/test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  trial = await startTestGateway();
});
afterAll(async () => {
  await trial.stop();
  vi.useRealTimers();
});
beforeEach(() => void vi.setSystemTime(Date.parse("2026-11-21T12:00:00Z")));
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

async function signIn(member: { email: string; password: string }) {
  const { answer } = await trial.ask("accounts:signInWithPassword", {
    ...member,
    returnSecureToken: true,
  });
  return { idToken: String(answer["idToken"]), refreshToken: String(answer["refreshToken"]) };
}

const refresh = (refreshToken: string) =>
  trial.ask("/securetoken.googleapis.com/v1/token?key=k", {
    grant_type: "refresh_token",
    refresh_token: refreshToken,
  });

describe("operations that require a recent sign-in", () => {
  const sensitive: [string, string, object][] = [
    ["deleting the account", "accounts:delete", {}],
    ["another password", "accounts:update", { password: "secret-2" }],
    ["taking the password away", "accounts:update", { deleteAttribute: ["PASSWORD"] }],
    [
      "another address",
      "accounts:sendOobCode",
      { requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail: "new@marquee.test" },
    ],
    [
      "a password by way of a link",
      "accounts:signUp",
      { email: "new@marquee.test", password: "secret-2" },
    ],
    ["adding a second factor", "accounts/mfaEnrollment:start", { totpEnrollmentInfo: {} }],
    ["removing a second factor", "accounts/mfaEnrollment:withdraw", { mfaEnrollmentId: "x" }],
  ];

  test.each(sensitive)(
    "[AUTH-9] %s is refused five minutes after the sign-in",
    async (_what, method, fields) => {
      const { idToken } = await signIn(await trial.member());
      wait(301);
      expect((await trial.ask(method, { idToken, ...fields })).text).toContain(
        "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
      );
    },
  );

  test.each(sensitive)(
    "[AUTH-9] %s is not refused within five minutes of the sign-in",
    async (_what, method, fields) => {
      const { idToken } = await signIn(await trial.member());
      wait(299);
      expect((await trial.ask(method, { idToken, ...fields })).text).not.toContain(
        "CREDENTIAL_TOO_OLD",
      );
    },
  );

  test("[AUTH-9] a name, a picture and a verification email require no recent sign-in", async () => {
    const { idToken } = await signIn(await trial.member());
    wait(3000);
    const rename = { idToken, displayName: "Mina", deleteAttribute: ["PHOTO_URL"] };
    expect((await trial.ask("accounts:update", rename)).status).toBe(200);
    const mail = await trial.ask("accounts:sendOobCode", { idToken, requestType: "VERIFY_EMAIL" });
    expect(mail.status).toBe(200);
  });

  test("[AUTH-9] a guest can delete the account at any time", async () => {
    const { answer } = await trial.ask("accounts:signUp", { returnSecureToken: true });
    wait(3000);
    expect((await trial.ask("accounts:delete", { idToken: answer["idToken"] })).status).toBe(200);
  });
});

describe("a session's age", () => {
  test("[SEC-3] doesn't restart with a refresh or with another sign-in", async () => {
    const member = await trial.member();
    const old = await signIn(member);
    wait(600);
    await signIn(member);
    const { answer } = await refresh(old.refreshToken);
    expect(readClaims(answer["id_token"])?.auth_time).toBe(readClaims(old.idToken)?.auth_time);
    expect(answer["refresh_token"]).toBe(old.refreshToken);
    const attempt = await trial.ask("accounts:delete", { idToken: answer["id_token"] });
    expect(attempt.text).toContain("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
  });

  test("restarts when the password changes, and the new session's cookie is valid", async () => {
    const { idToken } = await signIn(await trial.member());
    wait(60);
    const { answer } = await trial.ask("accounts:update", {
      idToken,
      password: "secret-2",
      returnSecureToken: true,
    });
    const cookie = await trial
      .admin()
      .createSessionCookie(String(answer["idToken"]), { expiresIn: 600_000 });
    await expect(trial.admin().verifySessionCookie(cookie, true)).resolves.toMatchObject({
      auth_time: Date.now() / 1000,
    });
  });

  test("[SEC-3] an ID token is refused five minutes after it expires", async () => {
    const { idToken } = await signIn(await trial.member());
    wait(3600 + 299);
    expect((await trial.ask("accounts:lookup", { idToken })).status).toBe(200);
    wait(2);
    expect((await trial.ask("accounts:lookup", { idToken })).text).toContain("INVALID_ID_TOKEN");
  });
});

describe("refreshing a token", () => {
  test("[SEC-3] fails after a revocation and when the account is disabled or deleted", async () => {
    const member = await trial.member();
    const { refreshToken } = await signIn(member);
    await trial.admin().updateUser(member.uid, { disabled: true });
    expect((await refresh(refreshToken)).text).toContain("USER_DISABLED");
    await trial.admin().updateUser(member.uid, { disabled: false });
    wait(2);
    await trial.admin().revokeRefreshTokens(member.uid);
    expect((await refresh(refreshToken)).text).toContain("TOKEN_EXPIRED");
    await trial.admin().deleteUser(member.uid);
    expect((await refresh(refreshToken)).text).toContain("USER_NOT_FOUND");
  });
});

describe("aging sessions in tests", () => {
  test("the owner can age sessions, and a new sign-in makes them recent again", async () => {
    const member = await trial.member();
    const auth = trial.client();
    const { user } = await signInWithEmailAndPassword(auth, member.email, member.password);
    await trial.asOwner("/marquee/age-sessions", { localId: member.uid, seconds: 600 });
    wait(1);
    await expect(deleteUser(user)).rejects.toMatchObject({ code: "auth/requires-recent-login" });
    await reauthenticateWithCredential(
      user,
      EmailAuthProvider.credential(member.email, member.password),
    );
    await deleteUser(user);
    await deleteApp(auth.app);
  });

  test("[SEC-3] refuses to age sessions for anyone but the owner", async () => {
    expect((await trial.ask("/marquee/age-sessions", { localId: "x", seconds: 1 })).status).toBe(
      403,
    );
  });
});
