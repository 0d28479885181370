import { beforeEach, describe, expect, test } from "vitest";
import { refuseWith } from "../gateway/responses.ts";
import { newAddress, site, useTestGateway, wait } from "../gateway/test-gateway.ts";
import { createAttempts } from "./attempts.ts";
import { countAround } from "./rate-limits.ts";
import { limits } from "./rate-rules.ts";

const trial = useTestGateway({ hasFrozenClock: true });
const resetAttempts = () => trial.asOwner("/marquee/attempts", null, "DELETE");
beforeEach(async () => void (await resetAttempts()));

const tooMany = "TOO_MANY_ATTEMPTS_TRY_LATER";
const signIn = (email: string, password = "secret-1") =>
  trial.refusal("accounts:signInWithPassword", { email, password });
const signUp = (fields: object) => trial.refusal("accounts:signUp", fields);
const resetPassword = (oobCode: string | null, newPassword = "secret-2") =>
  trial.refusal("accounts:resetPassword", { oobCode, newPassword });

/** Runs `work` `times` times in sequence. Returns the last result. */
async function repeat(times: number, work: (time: number) => Promise<unknown>) {
  let last: unknown = null;
  for (let time = 0; time < times; time += 1) last = await work(time);
  return last;
}

describe("wrong passwords", () => {
  const { many, within } = limits.wrongPasswordsOfAccount;

  test("[SEC-3] lock the account, even for the right password, until the limit expires", async () => {
    const { email } = await trial.member();
    await repeat(many, () => signIn(email, "wrong"));
    expect(await signIn(email)).toBe(tooMany);
    // An unknown address is locked too, in any spelling.
    await repeat(many, () => signIn("nobody@marquee.test", "wrong"));
    expect(await signIn("Nobody@Marquee.test", "wrong")).toBe(tooMany);
    wait(within / 1000);
    expect(await signIn(email)).toBeNull();
  });

  test("are reset by the right password and by a password reset, and are none of 250 correct sign-ins at once", async () => {
    const { email } = await trial.member();
    for (const _ of [1, 2]) {
      await repeat(many - 1, () => signIn(email, "wrong"));
      expect(await signIn(email)).toBeNull();
    }
    await repeat(many, () => signIn(email, "wrong"));
    await resetPassword(await trial.mailedCode("PASSWORD_RESET", email));
    const refusals = await Promise.all(
      Array.from({ length: 250 }, () => signIn(email, "secret-2")),
    );
    expect(new Set(refusals)).toEqual(new Set([null]));
  });

  test("[SEC-3] lock a client that tries many accounts", async () => {
    await repeat(limits.wrongPasswordsOfClient.many, (at) => signIn(`n${at}@marquee.test`, "no"));
    expect(await signIn("another@marquee.test", "wrong")).toBe(tooMany);
  });

  test("[SEC-4] report a lockout once, without the address", async () => {
    const { email } = await trial.member();
    trial.lockouts.length = 0;
    await repeat(many + 5, () => signIn(email, "wrong"));
    const subject = expect.stringMatching(/^[\w-]{16}$/);
    expect(trial.lockouts).toEqual([{ reason: "password", per: "account", subject }]);
  });
});

describe("new accounts", () => {
  const fresh = () => signUp({ email: newAddress(), password: "secret-1" });

  test("[SEC-3] are limited to 100 an hour per client, including guests and taken addresses", async () => {
    const taken = await trial.member();
    await repeat(40, fresh);
    await repeat(30, () => trial.guest());
    await repeat(30, () => signUp(taken));
    expect(await signUp(taken)).toBe(tooMany);
    wait(limits.newAccountsOfClient.within / 1000);
    expect(await fresh()).toBeNull();
  });

  test("[SEC-3] include a guest's attempts to link a password", async () => {
    const { email } = await trial.member();
    const link = { idToken: (await trial.guest())["idToken"], email, password: "secret-1" };
    await repeat(limits.newAccountsOfClient.many - 1, () => signUp(link));
    expect(await signUp(link)).toBe(tooMany);
  });

  test("follow a project's higher quota, and an administrator's requests are not counted", async () => {
    await trial.configure({ quota: { signUpQuotaConfig: { quota: "120" } } }, "quota");
    expect(await repeat(111, fresh)).toBeNull();
    await trial.configure({}, "quota");
    const [{ email }, admin] = [await trial.member(), trial.admin()];
    await repeat(limits.mailsOfAddress.many + 1, () => admin.generatePasswordResetLink(email));
    const reset = { requestType: "PASSWORD_RESET", email, continueUrl: site };
    expect(await trial.refusal("accounts:sendOobCode", reset)).toBeNull();
  });
});

describe("emails and text messages", () => {
  const mail = (requestType: string, email: string) =>
    trial.refusal("accounts:sendOobCode", { requestType, email, continueUrl: site });

  test.each([
    ["PASSWORD_RESET", "nobody@marquee.test", "RESET_PASSWORD_EXCEED_LIMIT"],
    ["PASSWORD_RESET", "", "RESET_PASSWORD_EXCEED_LIMIT"],
    ["EMAIL_SIGNIN", "link@marquee.test", "QUOTA_EXCEEDED"],
  ])("[SEC-3] emails (%s) are limited per address (%s) and hour", async (type, given, code) => {
    const email = given || (await trial.member()).email;
    await repeat(limits.mailsOfAddress.many, () => mail(type, email));
    expect(await mail(type, email)).toBe(code);
    expect(await mail(type, "other@marquee.test")).toBeNull();
    wait(limits.mailsOfAddress.within / 1000);
    expect(await mail(type, email)).toBeNull();
  });

  test("[SEC-3] emails are limited per client, of any kind and to any address", async () => {
    const kinds = ["PASSWORD_RESET", "EMAIL_SIGNIN"];
    const { many, within } = limits.mailsOfClient;
    await repeat(many, (at) => mail(kinds[at % 2] ?? "", `reader-${at}@marquee.test`));
    for (const kind of kinds) expect(await mail(kind, "another@marquee.test")).toBe(tooMany);
    wait(within / 1000);
    expect(await mail("EMAIL_SIGNIN", "another@marquee.test")).toBeNull();
  });

  test("[SEC-3] a newer password link, once used, invalidates the older ones", async () => {
    const [one, other] = [await trial.member(), await trial.member()];
    const older = await trial.mailedCode("PASSWORD_RESET", one.email);
    const newer = await trial.mailedCode("PASSWORD_RESET", one.email);
    const unrelated = await trial.mailedCode("PASSWORD_RESET", other.email);
    expect(await resetPassword(newer)).toBeNull();
    expect(await resetPassword(older)).toBe("INVALID_OOB_CODE");
    expect(await resetPassword(unrelated)).toBeNull();
  });

  test("[SEC-3] guesses at a text message's code are limited, and text messages per number", async () => {
    const text = (phoneNumber: string) =>
      trial.refusal("accounts:sendVerificationCode", { phoneNumber, recaptchaToken: "x" });
    await repeat(limits.textMessagesToNumber.many, () => text("+16505550111"));
    expect(await text("+16505550111")).toBe(tooMany);
    const sent = await trial.textedCode("+16505550113");
    const guess = () =>
      trial.refusal("accounts:signInWithPhoneNumber", { ...sent, code: "nope00" });
    expect(await repeat(limits.wrongTextCodes.many, guess)).toBe("INVALID_CODE");
    expect(await guess()).toBe(tooMany);
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
    const rejected = (await Promise.all(guesses)).filter((response) => response === wrong);
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
    const spent = ["a", "b", "c", "d"].filter((name) => attempts.isSpent(name, limit, 0));
    expect(spent).toEqual(["a", "b", "c", "d"]);
    expect(attempts.isSpent("d", limit, limit.within)).toBe(false);
  });
});
