import { expect, onTestFinished, test, vi } from "vitest";
import { createConnection } from "./connection.ts";
import { createSession } from "./session.ts";

const old = { Authorization: "Bearer old" };

/** The token of a person is the person's name, which may have a number. */
function setUp({ hasChanges = true }: { hasChanges?: boolean } = {}) {
  const connection = createConnection();
  const tab = { hasChanges };
  const readUser = vi.fn<(token: string) => Promise<string | null>>(async (token) =>
    token === "broken" ? null : token.replace(/\d/, ""),
  );
  const session = createSession({ connection, hasChanges: () => tab.hasChanges, readUser });
  session.setUser("ada");
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const isSignedOut = () => connection.state.value.isSignedOut;
  return { tab, connection, session, settle, readUser, isSignedOut };
}

test("[COMP-6] follows a sign-out in another tab only when it loses no changes", () => {
  const idle = setUp({ hasChanges: false });
  expect(idle.session.mayFollow(null)).toBe(true);
  const typing = setUp();
  expect(typing.session.mayFollow(null)).toBe(false);
  expect(typing.connection.state.value.isSignedOut).toBe(true);
});

test.each([
  ["the same person", "ada", false],
  ["another person", "ben", true],
  ["a token that is invalid", "broken", true],
])("[COMP-6] after a sign-in by %s", async (_, token, isSignedOut) => {
  const { connection, session, settle } = setUp();
  session.mayFollow(null);
  expect(session.mayFollow(token)).toBe(false);
  await settle();
  expect(connection.state.value.isSignedOut).toBe(isSignedOut);
  session.end(old);
  expect(session.authorize(old).Authorization).toBe(isSignedOut ? "Bearer old" : "Bearer ada");
  expect(session.authorize({ Accept: "x" })).toEqual({ Accept: "x" });
});

test("[COMP-6] is signed out only while somebody is signed in", () => {
  const { connection, session } = setUp();
  session.setUser(null);
  expect([session.end(old), session.mayFollow(null)]).toEqual([false, true]);
  expect(connection.state.value.isSignedOut).toBe(false);
});

test("[COMP-6][SEC-1] sends requests of the next person with that person's token", async () => {
  const { tab, session, settle, isSignedOut } = setUp();
  session.end(old);
  session.mayFollow("ada");
  await settle();
  expect(session.authorize(old).Authorization).toBe("Bearer ada");
  tab.hasChanges = false;
  // The same person, with the token that the tab follows.
  expect([session.mayFollow(null), session.mayFollow("ada2")]).toEqual([true, true]);
  expect(session.authorize({ Authorization: "Bearer ada2" }).Authorization).toBe("Bearer ada2");
  expect([session.mayFollow(null), session.mayFollow("ben")]).toEqual([true, true]);
  session.setUser("ben");
  const own = { Authorization: "Bearer ben" };
  expect(session.authorize(own)).toEqual(own);
  // Also when it is refused, so that nothing is stored in the name of the former person.
  expect([session.end(own), session.authorize(own), isSignedOut()]).toEqual([true, own, true]);
});

test("[COMP-6] a late refusal of the former token doesn't end the next session", async () => {
  const { session, settle, isSignedOut } = setUp();
  session.mayFollow(null);
  session.mayFollow("ada");
  await settle();
  expect([session.end(old), isSignedOut()]).toEqual([true, false]);
  expect([session.end(session.authorize(old)), isSignedOut()]).toEqual([true, true]);
});

test("[COMP-6] asks again to whom a token belongs while nobody can tell, but not after a sign-out", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { session, readUser, isSignedOut } = setUp();
  readUser.mockRejectedValueOnce(new TypeError("offline"));
  session.mayFollow(null);
  session.mayFollow("ada");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([isSignedOut(), readUser.mock.calls.length]).toEqual([false, 2]);

  readUser.mockRejectedValueOnce(new TypeError("offline"));
  session.mayFollow(null);
  session.mayFollow("ada2");
  session.mayFollow(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isSignedOut(), readUser.mock.calls.length]).toEqual([true, 3]);
});
