import { expect, test } from "vitest";
import { setText } from "./set-text.ts";
import { loadFamilies } from "./typefaces.ts";

test("[THEME-1] loads the family of a variable typeface under the name in its file", async () => {
  expect(await loadFamilies(["anton", "newsreader"])).toMatch(
    /^Anton,Newsreader[^,]*,Alexandria,$/,
  );
});

const setting = {
  text: "Hamburg fonts",
  face: "Sans",
  colour: "#000000",
  direction: "ltr",
  sizes: [100],
  area: { width: 2_000, height: 300 },
  leading: 1,
} as const;

test("[THEME-1] draws an expanded typeface wider than the regular one", async () => {
  const widthOf = async (id: "archivo" | "archivo-expanded") =>
    (await setText({ ...setting, face: `${await loadFamilies([id])} Bold` }))?.width ?? 0;
  const ratio = (await widthOf("archivo-expanded")) / (await widthOf("archivo"));
  // The average widths of the two typefaces have a ratio of 1.28. With the fallback in place of the
  // wide one, the ratio would be 1.11.
  expect(ratio).toBeGreaterThan(1.2);
});

test("[SEC-5] draws no text that is too long for any image", async () => {
  expect(
    await setText({ ...setting, text: setting.text.repeat(1_000), sizes: [100, 10] }),
  ).toBeNull();
});
