import type { FormPatch } from "sanity";
import { expect, test } from "vitest";
import { chosenAsset, lacksAlt } from "./chosen-asset.ts";

type SetPatch = Extract<FormPatch, { type: "set" }>;

const patch = (path: SetPatch["path"], value: SetPatch["value"]): FormPatch => ({
  type: "set",
  path,
  value,
  patchType: Symbol.for("sanity.patch"),
});

test("finds the asset that an image field receives, and ignores other changes", () => {
  const reference = { _type: "reference", _ref: "image-a" };
  expect(chosenAsset([patch(["hotspot"], {}), patch(["asset"], reference)])).toBe("image-a");
  expect(chosenAsset([patch(["alt"], "Words")])).toBeNull();
  expect(chosenAsset([patch(["asset"], "image-a")])).toBeNull();
});

test("keeps an alt text, and fills none into a decorative image", () => {
  expect([undefined, {}, { alt: " " }].map(lacksAlt)).toEqual([true, true, true]);
  expect([{ alt: "A cat" }, { decorative: true }].map(lacksAlt)).toEqual([false, false]);
});
