import { initializeApp } from "firebase/app";
import type { MultiFactorError } from "firebase/auth";
import { expect, test, vi } from "vitest";
import { describeSeam } from "../../../../tests/support/canary.ts";
import { accountIn, proofIn } from "./pending-sign-in.ts";

describeSeam({
  dependency: "firebase",
  writtenFor: "12.19.0",
  check:
    "the response of the first factor in the SDK's error (`customData`), and the JSON of a multi-factor session. Without them members who have lost their second factor can't use a recovery code.",
});

test("finds the account and the proof of a sign-in that lacks the second factor", async () => {
  const response = {
    localId: "uid-1",
    email: "nora@marquee.test",
    mfaPendingCredential: "a-proof",
    mfaInfo: [{ mfaEnrollmentId: "app", totpInfo: {} }],
  };
  // The SDK keeps the function that it finds when it is loaded.
  vi.stubGlobal("fetch", async () => Response.json(response));
  const { getMultiFactorResolver, inMemoryPersistence, initializeAuth, ...sdk } =
    await import("firebase/auth");
  const auth = initializeAuth(initializeApp({ apiKey: "a-key", projectId: "demo-marquee" }), {
    persistence: inMemoryPersistence,
  });
  const error: MultiFactorError = await sdk
    .signInWithEmailAndPassword(auth, response.email, "secret-1")
    .then(
      () => expect.unreachable("The SDK asked for no second factor."),
      (reason) => reason,
    );
  expect(accountIn(error)).toEqual({ uid: "uid-1", email: response.email });
  expect(proofIn(getMultiFactorResolver(auth, error))).toBe("a-proof");
  vi.unstubAllGlobals();
});
