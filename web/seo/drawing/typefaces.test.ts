import { expect, test } from "vitest";
import { loadFamilies } from "./typefaces.ts";

test("[THEME-1] loads the family of a variable typeface under the name in its file", async () => {
  expect(await loadFamilies(["anton", "newsreader"])).toMatch(
    /^Anton,Newsreader[^,]*,Alexandria,$/,
  );
});
