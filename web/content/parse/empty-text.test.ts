import { blockContracts } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { emptySign, hasText, isEmptySign } from "./empty-text.ts";
import { fillEmptyTexts, missingTarget } from "./fill-empty-texts.ts";

test("[COMP-1] gives each empty text its own invisible letters", () => {
  const signs = Array.from({ length: 40 }, (_, index) => emptySign(index + 1));
  expect(new Set(signs).size).toBe(40);
  expect(signs.every(isEmptySign)).toBe(true);
  expect(hasText(emptySign(1))).toBe(false);
  expect(hasText("Soup \u2764\uFE0F")).toBe(true);
});

test("[COMP-1] fills optional texts of a block and its entries, also rich ones, and no required or hidden ones", () => {
  const grid = {
    heading: null,
    intro: "Late",
    features: [{ _key: "a", title: null, text: " ", picture: { alt: null } }],
  };
  expect(fillEmptyTexts(blockContracts.featureGrid.shape, grid)).toMatchObject({
    ...grid,
    heading: emptySign(1),
    features: [{ _key: "a", title: null, text: emptySign(2), picture: { alt: null } }],
  });
  const hero = { heading: null, text: "Late", animationLabel: null };
  expect(fillEmptyTexts(blockContracts.heroAnimation.shape, hero)).toMatchObject(hero);
  const words = (text: string) => [{ _type: "block", children: [{ text }] }];
  const fill = (transcript: unknown) =>
    fillEmptyTexts(blockContracts.video.shape, { title: "Salt", caption: "Late", transcript });
  const filled = { transcript: [{ _type: "block", children: [{ text: emptySign(1) }] }] };
  for (const empty of [null, [], words(" ")]) expect(fill(empty)).toMatchObject(filled);
  const transcript = words("Rain.");
  expect(fill(transcript)).toMatchObject({ transcript });
});

test("[COMP-2] gives a target to links that have none, and keeps every other target", () => {
  const page = { language: "en", slug: "soup" };
  const actions = [
    { _key: "a", label: "Book", kind: "internal", href: null, page: null, section: null },
    { _key: "b", label: "Soup", kind: "internal", href: null, page, section: "menu" },
    { _key: "c", label: "Far", kind: "external", href: null, page: null, section: null },
  ];
  expect(fillEmptyTexts(blockContracts.callToAction.shape, { actions })).toMatchObject({
    actions: [{ ...actions[0], ...missingTarget }, actions[1], actions[2]],
  });
  const announcement = fillEmptyTexts(blockContracts.announcement.shape, { link: null });
  expect(announcement).toMatchObject({ link: { ...missingTarget, label: expect.any(String) } });
});
