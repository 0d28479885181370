import { expect, test } from "vitest";
import { createConnection } from "./connection.ts";
import { createSession } from "./session.ts";

function setUp({ hasChanges = true }: { hasChanges?: boolean } = {}) {
  const connection = createConnection();
  const session = createSession({
    connection,
    hasChanges: () => hasChanges,
    readUser: async (token) => (token === "broken" ? null : token),
  });
  session.setUser("ada");
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { connection, session, settle };
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
  const headers = { Authorization: "Bearer old" };
  expect(session.authorize(headers).Authorization).toBe(isSignedOut ? "Bearer old" : "Bearer ada");
  expect(session.authorize({ Accept: "x" })).toEqual({ Accept: "x" });
});

test("[COMP-6] is signed out only while somebody is signed in", () => {
  const { connection, session } = setUp();
  session.setUser(null);
  expect([session.end(), session.mayFollow(null)]).toEqual([false, true]);
  expect(connection.state.value.isSignedOut).toBe(false);
});
