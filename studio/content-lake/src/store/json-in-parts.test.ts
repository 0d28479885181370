import * as fc from "fast-check";
import { expect, it } from "vitest";
import { finish } from "../in-parts.ts";
import { parseInParts } from "./json-in-parts.ts";

it("parses any JSON as a whole parse does, whatever the length of its pieces", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 40 }), (value, length) => {
      const text = JSON.stringify(value);
      expect(JSON.stringify(finish(parseInParts(text, length)))).toBe(text);
    }),
  );
});

it.each(['{"a":["\\\\","\\"]",{"b":{}}],"__proto__":[1,2,3],"c":[]}', "[[],[[1]],{}]", "{}"])(
  "parses strings, empty values and any name: %s",
  (text) => expect(finish(parseInParts(text, 1))).toEqual(JSON.parse(text)),
);

it.each(['["a', "[1", '{"a":1'])("refuses a text that was cut off: %s", (text) => {
  expect(() => finish(parseInParts(text, 1))).toThrow(SyntaxError);
});

it("[SEC-5] pauses after each piece of a long text, and parses short texts at once", () => {
  const item = { text: "x".repeat(1_000) };
  const text = JSON.stringify({ items: Array.from({ length: 3_000 }, () => item) });
  expect([...parseInParts(text)].length).toBeGreaterThan(5);
  expect([...parseInParts('{"items":[]}')]).toEqual([]);
});
