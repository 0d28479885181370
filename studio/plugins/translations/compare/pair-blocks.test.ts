import { expect, test } from "vitest";
import { pairBlocks } from "./pair-blocks.ts";
import { block } from "./stored-page.fixture.ts";

const [a, b] = [block("a", "One"), block("b", "Two")];
const [x, y] = [block("x", "Eins"), block("y", "Zwei")];
const quote = (key: string) => block(key, "Said", "quote");

test.each([
  ["with the same key regardless of position", [a, b], [b, a], "a/a b/b"],
  ["without a common key by type", [a, quote("q"), b], [x, y, quote("z")], "a/x q/z b/y"],
  ["of different types with the same key not at all", [a], [quote("a")], "-/a a/-"],
  ["of the translation alone last", [a, b], [a, quote("own"), b], "a/a -/own b/b"],
])("pairs blocks %s", (_, source, target, pairs) => {
  const found = pairBlocks(source, target).map(
    (pair) => `${pair.source?._key ?? "-"}/${pair.target?._key ?? "-"}`,
  );
  expect(found.join(" ")).toBe(pairs);
});
