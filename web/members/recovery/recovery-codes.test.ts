import { expect, test } from "vitest";
import { createCodes, findHash, hashCode, parseCode } from "./recovery-codes.ts";

test("[AUTH-12] creates ten different codes, of which only salted hashes remain", async () => {
  const { codes, salt, hashes } = await createCodes(async (code, salt) => `${salt}/${code}`);
  expect(new Set(codes)).toHaveLength(10);
  for (const code of codes) {
    expect(code).toMatch(/^(?:[\dA-Z]{4}-){2}[\dA-Z]{4}$/);
    expect(code).not.toMatch(/[IL]|[OU]/);
  }
  expect(hashes).toEqual(codes.map((code) => `${salt}/${code}`));
  const other = await createCodes(async (code) => code);
  expect(other.salt).not.toBe(salt);
});

test("[AUTH-12] finds a code by its scrypt hash, and no other one", async () => {
  const code = "4F7Q-09KD-TB2M";
  const hash = await hashCode(code, "salt");
  expect(hash).not.toContain(code);
  const stored = { salt: "salt", hashes: ["another", hash] };
  expect(await findHash(code, stored, hashCode)).toBe(hash);
  expect(await findHash("4F7Q-09KD-TB2N", stored, hashCode)).toBeNull();
  expect(await findHash(code, { ...stored, salt: "other" }, hashCode)).toBeNull();
});

test.each([
  ["4F7Q-09KD-TB2M", "4F7Q-09KD-TB2M"],
  [" 4f7q 09kd tb2m ", "4F7Q-09KD-TB2M"],
  ["4F7Q–O9KD—TB2M", "4F7Q-09KD-TB2M"],
  ["4f7ql9kd tb2i", "4F7Q-19KD-TB21"],
  ["４Ｆ７Ｑ　０９ＫＤ　ＴＢ２Ｍ", "4F7Q-09KD-TB2M"],
  ["4F7Q-09KD-TB2", null],
  ["4F7Q-09KD-TB2U", null],
  ["", null],
])("[AUTH-12] reads %j as the code %j", (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});
