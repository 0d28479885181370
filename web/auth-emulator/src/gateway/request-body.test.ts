import { expect, test } from "vitest";
import { parseBody } from "./request-body.ts";

const nested = (levels: number) => `{"email":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
const parse = (text: string) => parseBody(text, "application/json", undefined);

test("[SEC-5] refuses JSON of more levels than it can serialize", () => {
  expect(parse(nested(20)).ok).toBe(true);
  for (const levels of [21, 32_000]) expect(parse(nested(levels))).toMatchObject({ status: 400 });
});
