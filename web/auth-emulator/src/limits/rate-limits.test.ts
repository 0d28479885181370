import { deleteApp } from "firebase/app";
import { signInWithEmailAndPassword } from "firebase/auth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { refuseWith } from "../gateway/answers.ts";
import { createAttempts } from "./attempts.ts";
import { limits } from "./limits.ts";
import { countAround } from "./rate-limits.ts";
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
const forget = () => trial.asOwner("/marquee/attempts", null, "DELETE");
beforeEach(async () => {
  vi.setSystemTime(Date.parse("2026-11-21T12:00:00Z"));
  await forget();
});
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

const signIn = (email: string, password = "secret-1") =>
  trial.ask("accounts:signInWithPassword", { email, password });

/** Runs `work` `times` times in sequence. Returns the last response. */
async function repeat(times: number, work: (time: number) => ReturnType<typeof signIn>) {
  let last = null;
  for (let time = 0; time < times; time += 1) last = await work(time);
  return last;
}

describe("wrong passwords", () => {
  const { many, within } = limits.wrongPasswordsOfAccount;

  test("[SEC-3] lock the account, even for the right password, until the limit expires", async () => {
    const { email } = await trial.member();
    await repeat(many, () => signIn(email, "wrong"));
    expect((await signIn(email)).text).toContain("TOO_MANY_ATTEMPTS_TRY_LATER");
    wait(within);
    expect((await signIn(email)).status).toBe(200);
  });

  test("[SEC-3] lock an unknown address too, in any spelling", async () => {
    await repeat(many, () => signIn("nobody@marquee.test", "wrong"));
    const refused = await signIn("Nobody@Marquee.test", "wrong");
    expect(refused.text).toContain("TOO_MANY_ATTEMPTS_TRY_LATER");
  });

  test("are reset by the right password and by a password reset", async () => {
    const { email } = await trial.member();
    await repeat(many - 1, () => signIn(email, "wrong"));
    expect((await signIn(email)).status).toBe(200);
    await repeat(many - 1, () => signIn(email, "wrong"));
    expect((await signIn(email)).status).toBe(200);
    await repeat(many, () => signIn(email, "wrong"));
    const link = await trial.admin().generatePasswordResetLink(email);
    const oobCode = new URL(link).searchParams.get("oobCode");
    await trial.ask("accounts:resetPassword", { oobCode, newPassword: "secret-2" });
    expect((await signIn(email, "secret-2")).status).toBe(200);
  });

  test("[SEC-3] lock a client that tries many accounts", async () => {
    const names = Array.from({ length: limits.wrongPasswordsOfClient.many }, (_, at) => `n${at}`);
    await Promise.all(names.map((name) => signIn(`${name}@marquee.test`, "wrong")));
    expect((await signIn("another@marquee.test", "wrong")).text).toContain(
      "TOO_MANY_ATTEMPTS_TRY_LATER",
    );
  });

  test("[SEC-4] report a lockout once, without the address", async () => {
    const { email } = await trial.member();
    trial.lockouts.length = 0;
    await repeat(many + 5, () => signIn(email, "wrong"));
    expect(trial.lockouts).toEqual([
      { reason: "password", per: "account", subject: expect.stringMatching(/^[\w-]{16}$/) },
    ]);
  });

  test("[AUTH-9] make the browser's SDK throw the code too-many-requests", async () => {
    const { email } = await trial.member();
    await repeat(many, () => signIn(email, "wrong"));
    const auth = trial.client();
    await expect(signInWithEmailAndPassword(auth, email, "secret-1")).rejects.toMatchObject({
      code: "auth/too-many-requests",
    });
    await deleteApp(auth.app);
  });

  test("are not counted for 250 correct sign-ins at once from one client", async () => {
    const { email } = await trial.member();
    const answers = await Promise.all(Array.from({ length: 250 }, () => signIn(email)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe("new accounts", () => {
  const signUp = (email: string) => trial.ask("accounts:signUp", { email, password: "secret-1" });
  const fresh = () => `${crypto.randomUUID()}@marquee.test`;

  test("[SEC-3] are limited to 100 an hour per client, including guests and taken addresses", async () => {
    const { email } = await trial.member();
    await repeat(40, () => signUp(fresh()));
    await repeat(30, () => trial.ask("accounts:signUp", { returnSecureToken: true }));
    await repeat(30, () => signUp(email));
    expect((await signUp(email)).text).toContain("TOO_MANY_ATTEMPTS_TRY_LATER");
    wait(limits.newAccountsOfClient.within);
    expect((await signUp(fresh())).status).toBe(200);
  });

  test("[SEC-3] include a guest's attempts to link a password", async () => {
    const { email } = await trial.member();
    const { answer } = await trial.ask("accounts:signUp", { returnSecureToken: true });
    const link = { idToken: answer["idToken"], email, password: "secret-1" };
    await repeat(limits.newAccountsOfClient.many - 1, () => trial.ask("accounts:signUp", link));
    expect((await trial.ask("accounts:signUp", link)).text).toContain("TOO_MANY_ATTEMPTS");
  });

  test("follow a project's higher quota", async () => {
    await trial.configure({ quota: { signUpQuotaConfig: { quota: "120" } } }, "quota");
    await repeat(110, () => signUp(fresh()));
    expect((await signUp(fresh())).status).toBe(200);
    await trial.configure({}, "quota");
  });
});

describe("emails and text messages", () => {
  const mail = (requestType: string, email: string) =>
    trial.ask("accounts:sendOobCode", {
      requestType,
      email,
      continueUrl: "http://localhost:3120/",
    });

  test("[SEC-3] password resets are limited per address and hour, with or without an account", async () => {
    const { email } = await trial.member();
    for (const address of [email, "nobody@marquee.test"]) {
      await repeat(limits.mailsOfAddress.many, () => mail("PASSWORD_RESET", address));
      expect((await mail("PASSWORD_RESET", address)).text).toContain("RESET_PASSWORD_EXCEED_LIMIT");
    }
    wait(limits.mailsOfAddress.within);
    expect((await mail("PASSWORD_RESET", email)).status).toBe(200);
  });

  test("[SEC-3] sign-in links are limited per address", async () => {
    await repeat(limits.mailsOfAddress.many, () => mail("EMAIL_SIGNIN", "link@marquee.test"));
    expect((await mail("EMAIL_SIGNIN", "link@marquee.test")).text).toContain("QUOTA_EXCEEDED");
    expect((await mail("EMAIL_SIGNIN", "other@marquee.test")).status).toBe(200);
  });

  test("[SEC-3] emails are limited per client, of any kind and to any address", async () => {
    const kinds = ["PASSWORD_RESET", "EMAIL_SIGNIN"] as const;
    const { many, within } = limits.mailsOfClient;
    await repeat(many, (time) => mail(kinds[time % 2] ?? "", `reader-${time}@marquee.test`));
    for (const kind of kinds) {
      expect((await mail(kind, "another@marquee.test")).text).toContain("TOO_MANY_ATTEMPTS");
    }
    wait(within);
    expect((await mail("EMAIL_SIGNIN", "another@marquee.test")).status).toBe(200);
  });

  test("[SEC-3] a newer password link, once used, invalidates the older ones", async () => {
    const [one, other] = [await trial.member(), await trial.member()];
    const linkTo = async (email: string) => {
      await mail("PASSWORD_RESET", email);
      const sent = trial.mails.findLast(({ to }) => to === email);
      return new URL(sent?.link ?? "").searchParams.get("oobCode");
    };
    const older = await linkTo(one.email);
    const newer = await linkTo(one.email);
    const unrelated = await linkTo(other.email);
    const reset = (oobCode: string | null) =>
      trial.ask("accounts:resetPassword", { oobCode, newPassword: "secret-2" });
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(older)).text).toContain("INVALID_OOB_CODE");
    expect((await reset(unrelated)).status).toBe(200);
  });

  test("an administrator's requests are not counted", async () => {
    const { email } = await trial.member();
    const ask = () => trial.admin().generatePasswordResetLink(email);
    for (let sent = 0; sent <= limits.mailsOfAddress.many; sent += 1) await ask();
    expect((await mail("PASSWORD_RESET", email)).status).toBe(200);
  });

  const text = (phoneNumber: string) =>
    trial.ask("accounts:sendVerificationCode", { phoneNumber, recaptchaToken: "x" });

  test("[SEC-3] text messages are limited per number", async () => {
    await repeat(limits.textMessagesToNumber.many, () => text("+16505550111"));
    expect((await text("+16505550111")).text).toContain("TOO_MANY_ATTEMPTS_TRY_LATER");
    expect((await text("+16505550112")).status).toBe(200);
  });

  test("[SEC-3] guesses at a text message's code are limited", async () => {
    const { answer } = await text("+16505550113");
    const guess = () =>
      trial.ask("accounts:signInWithPhoneNumber", {
        sessionInfo: answer["sessionInfo"],
        code: "nope00",
      });
    expect((await repeat(limits.wrongTextCodes.many, guess))?.text).toContain("INVALID_CODE");
    expect((await guess()).text).toContain("TOO_MANY_ATTEMPTS_TRY_LATER");
  });
});

describe("attempt counters", () => {
  const limit = { many: 2, within: 1000 };

  test("[SEC-3] count simultaneous attempts before any response", async () => {
    const attempts = createAttempts();
    const rules = [{ name: "guess", limit, refusal: "TOO_MANY", counts: () => true }];
    const wrong = refuseWith("INVALID");
    const guesses = Array.from({ length: 9 }, () =>
      countAround({ attempts, rules, now: 0 }, () => Promise.resolve(wrong)),
    );
    const rejected = (await Promise.all(guesses)).filter((answer) => answer === wrong);
    expect(rejected).toHaveLength(limit.many);
  });

  test("[SEC-3] retain every lockout and count while 45,000 more names are added", () => {
    const attempts = createAttempts();
    const wide = { many: 10, within: 1000 };
    for (let time = 0; time < 10; time += 1) attempts.add("locked", wide, 0);
    for (let time = 0; time < 9; time += 1) attempts.add("almost", wide, 0);
    for (let at = 0; at < 45_000; at += 1) attempts.add(`name ${at}`, wide, 0);
    expect(attempts.isSpent("locked", wide, 0)).toBe(true);
    attempts.add("almost", wide, 0);
    expect(attempts.isSpent("almost", wide, 0)).toBe(true);
  });

  test("[SEC-3] lock every further name while the store is full of lockouts, until one expires", () => {
    const attempts = createAttempts(3);
    for (const name of ["a", "b", "c", "a", "b", "c"]) attempts.add(name, limit, 0);
    attempts.add("d", limit, 0);
    expect(["a", "b", "c", "d"].map((name) => attempts.isSpent(name, limit, 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(attempts.isSpent("d", limit, limit.within)).toBe(false);
  });

  test("[SEC-3] are reset only by the owner", async () => {
    const response = await trial.ask("/marquee/attempts", {});
    expect(response.status).toBe(404);
    expect((await forget()).status).toBe(200);
  });
});
