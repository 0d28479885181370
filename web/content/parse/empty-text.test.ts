import { blockContracts } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { emptySign, hasWords, isEmptySign } from "./empty-text.ts";
import { fillEmptyTexts } from "./fill-empty-texts.ts";

test("[COMP-1] gives each empty text its own invisible letters", () => {
  const signs = Array.from({ length: 40 }, (_, index) => emptySign(index + 1));
  expect(new Set(signs).size).toBe(40);
  expect(signs.every(isEmptySign)).toBe(true);
  expect(hasWords(emptySign(1))).toBe(false);
  expect(hasWords("Soup \u2764\uFE0F")).toBe(true);
});

test("[COMP-1] fills optional texts of a block and its entries, and no required or hidden ones", () => {
  const grid = {
    heading: null,
    intro: "Late",
    features: [{ _key: "a", title: null, text: " ", link: { label: null } }],
  };
  expect(fillEmptyTexts(blockContracts.featureGrid.shape, grid)).toEqual({
    ...grid,
    heading: emptySign(1),
    features: [{ _key: "a", title: null, text: emptySign(2), link: { label: null } }],
  });
  const hero = { heading: null, text: "Late", animationLabel: null };
  expect(fillEmptyTexts(blockContracts.heroAnimation.shape, hero)).toMatchObject(hero);
});
