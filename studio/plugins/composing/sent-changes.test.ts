import { expect, test } from "vitest";
import { containedNumber } from "./sent-changes.ts";

const change = (number: number, text: string) => ({
  number,
  last: JSON.stringify({ set: { text } }),
});
const mutation = (text: string) => ({ patch: { set: { text }, id: "drafts.page" } });

test("[COMP-1] finds the last change in the mutations, and removes it with those before it", () => {
  const sent = [change(1, "a"), change(2, "b"), change(3, "c")];
  const created = { createIfNotExists: { _id: "drafts.page", _type: "page" } };
  expect(containedNumber(sent, [created, mutation("a"), mutation("b")])).toBe(2);
  expect(sent).toEqual([change(3, "c")]);
});

test("[COMP-1] counts equal changes one by one, and ignores changes of the form", () => {
  const sent = [change(1, "a"), change(2, "a")];
  expect(containedNumber(sent, [mutation("typed in the form")])).toBeNull();
  expect(containedNumber(sent, [mutation("a")])).toBe(1);
  expect(containedNumber(sent, [mutation("a")])).toBe(2);
});
