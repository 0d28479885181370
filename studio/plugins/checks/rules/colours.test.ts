import { toneColours } from "@marquee/schemas/studio";
import { expect, it } from "vitest";
import { pageWith, written } from "../checks.fixture.ts";
import { colours } from "./colours.ts";

const block = (_key: string, tone: string, _type = "stats") => ({ _key, _type, tone });
const every = Object.keys(toneColours).map((tone) => block(tone, tone));

it("accepts the site's own colors in every tone", () => {
  expect(colours(pageWith(every))).toEqual([]);
});

it("reports the block and the color scheme whose contrast is too low", () => {
  const sea = { ...toneColours.sea, dark: { ...toneColours.sea.dark, dim: "#4cbbb0" } };
  const [first, ...others] = colours(pageWith(every), { ...toneColours, sea });
  expect(others).toEqual([]);
  expect(first?.message).toMatch(
    /in the dark color scheme\. The contrast is 1\.\d, but must be at least 4\.5/,
  );
  expect(written(first?.path ?? [])).toBe("blocks[sea].tone");
});

it("reports a second gold block, not counting an announcement", () => {
  const page = pageWith([
    block("news", "gold", "announcement"),
    block("a", "gold"),
    block("b", "gold"),
  ]);
  expect(colours(page).map(({ path }) => written(path))).toEqual(["blocks[b].tone"]);
});

it("counts gold blocks inside a gold block as one, and reports the next one", () => {
  const columns = { ...block("two", "gold", "columns"), start: [block("in", "gold")] };
  const page = pageWith([columns, block("after", "gold")]);
  expect(colours(page).map(({ path }) => written(path))).toEqual(["blocks[after].tone"]);
});
