import { expect, test, vi } from "vitest";
import * as z from "zod";
import { contentQuery } from "./content-query.ts";

const response = (title: unknown, digest: string, bytes = 20) => ({
  result: { title },
  digest,
  bytes,
});

function titles() {
  const parse = vi.fn<(title: string) => string>((title) => title.toUpperCase());
  const shape = z.object({ title: z.string().transform(parse) });
  return { parse, query: contentQuery({ query: "*[0]", shape, isCachedOnDisk: false }) };
}

test("parses an unchanged response once and a changed one again", () => {
  const { parse, query } = titles();
  expect(query.parse(response("salt", "a"))).toEqual({ title: "SALT" });
  expect(query.parse(response("salt", "a"))).toBe(query.parse(response("salt", "a")));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(query.parse(response("pepper", "b"))).toEqual({ title: "PEPPER" });
  expect(parse).toHaveBeenCalledTimes(2);
});

test("throws for each invalid response and names the field", () => {
  const { query } = titles();
  for (let round = 0; round < 2; round += 1) {
    expect(() => query.parse(response(7, "a"))).toThrow(/its response is invalid: title: /);
  }
});
