import { applyPatches, parsePatch } from "@sanity/diff-match-patch";
import { expect, test } from "vitest";
import { remotePatches } from "./remote-patches.ts";

const block = (_key: string, text: string) => ({
  _key,
  _type: "block",
  children: [{ _key: "span", _type: "span", text, marks: [] }],
});

test("[COMP-4] patches only the texts that another editor changed", () => {
  const [patch, ...more] = remotePatches(
    [block("a", "Soup"), block("b", "Bread"), block("c", "gone")],
    [block("a", "Soup"), block("b", "Brown bread"), block("d", "new")],
  );
  expect(more).toEqual([]);
  expect(patch).toMatchObject({
    origin: "remote",
    path: [{ _key: "b" }, "children", { _key: "span" }, "text"],
  });
  expect(applyPatches(parsePatch(patch?.value ?? ""), "Bread!")[0]).toBe("Brown bread!");
});
