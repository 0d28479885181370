import { encodeSignatureHeader } from "@sanity/webhook";
import { expect, test } from "vitest";
import { createSignatureCheck } from "./webhook-signature.ts";

const secret = "made-up-secret-of-this-test";
const body = '{"syncTags":["s1:abc"]}';
const start = Date.UTC(2026, 10, 1);

function checkAt(time = start) {
  let clock = time;
  const check = createSignatureCheck({ secret, now: () => clock });
  return { ...check, wait: (ms: number) => (clock += ms) };
}

test("[PROD-3] accepts only one of two equal requests at the same time", async () => {
  const header = await encodeSignatureHeader(body, start, secret);
  const { accept, findFault } = checkAt();
  expect(findFault(header)).toBeNull();
  const results = await Promise.all([accept(header, body), accept(header, body)]);
  expect(new Set(results)).toEqual(new Set([null, "repeated"]));
  expect(findFault(header)).toBe("repeated");
});

test.for([
  [-301_000, "untimely"],
  [-299_000, null],
  [299_000, null],
  [301_000, "untimely"],
] as const)("[PROD-3] a clock that is %i ms off gives %s", async ([off, fault]) => {
  const header = await encodeSignatureHeader(body, start + off, secret);
  expect(await checkAt().accept(header, body)).toBe(fault);
});

test("[PROD-3] a signature can't be used again after it was forgotten for its age", async () => {
  const header = await encodeSignatureHeader(body, start + 299_000, secret);
  const { accept, wait } = checkAt();
  expect(await accept(header, body)).toBeNull();
  for (let minute = 0; minute < 20; minute += 1) {
    wait(60_000);
    expect(await accept(header, body)).toMatch(/^(?:repeated|untimely)$/);
  }
});

test("[PROD-3] refuses the signature of another secret or body, and malformed headers", async () => {
  const { accept } = checkAt();
  const signed = (key: string) => encodeSignatureHeader(body, start, key);
  expect(await accept(await signed("another secret"), body)).toBe("wrong");
  for (const other of ["{}", ""]) expect(await accept(await signed(secret), other)).toBe("wrong");
  for (const header of ["", "t=1", "v1=abc", `t=${start}`, `t=abc,v1=abc`, `Bearer ${secret}`]) {
    expect(await checkAt().accept(header, body)).toBe("malformed");
  }
});
