import { expect, test } from "vitest";
import { linkEndOf } from "./action-code.client.ts";

test.each([
  ["auth/expired-action-code", "time"],
  ["auth/invalid-action-code", "use"],
  ["auth/user-not-found", "use"],
  ["auth/network-request-failed", null],
  ["auth/weak-password", null],
  ["timeout", null],
])("[AUTH-5] maps %s to the reason why a link ended: %s", (code, by) => {
  expect(linkEndOf(Object.assign(new Error("no"), { code }))).toBe(by);
});
