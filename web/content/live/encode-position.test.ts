import { expect, test } from "vitest";
import { createPositionCode } from "./encode-position.ts";

const code = createPositionCode("made-up-secret-of-this-test");
const position = { at: 1_764_316_800_000, event: "MTc2|a/b+c==" };

test("[PROD-2] a position with an event is parsed again, and a single instance issues and accepts times alone", () => {
  const text = code.encode(position);
  expect(text).toMatch(/^[\w.-]+$/);
  expect(code.parse(text)).toEqual(position);
  const single = createPositionCode(null);
  expect(single.encode(position)).toBe("1764316800000");
  expect(single.parse("1764316800000")).toEqual({ at: position.at, event: null });
  expect(single.parse(code.encode(position))).toEqual({ at: position.at, event: null });
});

test("[SEC-4] rejects positions that no instance has issued", () => {
  const [at, event = "", signature = ""] = code.encode(position).split(".");
  const other = Buffer.from("another").toString("base64url");
  const strangers = [
    `${at}.${other}.${signature}`,
    `1764316800001.${event}.${signature}`,
    `${at}.${event}.${"A".repeat(16)}`,
    `${at}.${event}`,
    createPositionCode("another-secret").encode(position),
    "1".repeat(500),
    null,
  ];
  for (const text of strangers) expect(code.parse(text)).toBeNull();
});
