import { expect, test } from "vitest";
import { readRefreshToken } from "./refresh-tokens.ts";
import { createSeal } from "./seal.ts";

test("[SEC-5] takes deeply nested JSON for no token", () => {
  const seal = createSeal(new Uint8Array(32));
  const json = `{"seal":"a","b":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  expect(readRefreshToken(Buffer.from(json).toString("base64"), seal)).toBeNull();
  const payload = Buffer.from(json).toString("base64url");
  expect(seal.isSealedToken(`e30.${payload}.`)).toBe(false);
});
