import { isTypefaceId, typefaces } from "@marquee/schemas/contract";
import { expect, test, vi } from "vitest";
import { entryOf, fontFolder, isSliced, SHEET, sheetAddress } from "./font-address.ts";
import { readTypefaceFile } from "./font-files.server.ts";
import { withoutLatin } from "./typeface-sheet.ts";

vi.mock("server-only", () => ({}));

const sliced = Object.keys(typefaces)
  .filter(isTypefaceId)
  .filter((id) => isSliced(entryOf(id)));

test.each(sliced)(
  "[THEME-3] the style sheet of %s names existing files of the site, and no Latin letters",
  async (id) => {
    const folder = fontFolder(entryOf(id));
    const sheet = await readTypefaceFile(folder, SHEET);
    const faces = String(sheet?.body).split("\n");
    expect(sheetAddress(entryOf(id))).toBe(`/typefaces/${folder}/${SHEET}`);
    expect(sheet?.type).toMatch(/^text\/css/);
    expect(faces.length).toBeGreaterThan(80);
    for (const face of faces) {
      expect(face).toMatch(
        /^@font-face\{font-family:"[\w ]+";font-weight:\d+ \d+;font-display:swap;src:url\(\/typefaces\//,
      );
      const characters = /unicode-range:([^}]+)/.exec(face)?.[1] ?? "";
      expect(withoutLatin(characters)).toBe(characters);
    }
    const [file = ""] = faces.map((face) => /\/([^/]+\.woff2)\)/.exec(face)?.[1] ?? "").slice(-1);
    expect((await readTypefaceFile(folder, file))?.type).toBe("font/woff2");
  },
);

test("[THEME-3] reads a font of a typeface, and nothing else", async () => {
  const folder = fontFolder(entryOf("anton"));
  const font = await readTypefaceFile(folder, "latin-400-normal.woff2");
  expect(String(font?.body).slice(0, 4)).toBe("wOF2");
  for (const [family, file] of [
    [folder, "../package.json"],
    [folder, "latin-400-normal.woff"],
    [folder, "nothing-400-normal.woff2"],
    [folder, `${"x".repeat(300)}-400-normal.woff2`],
    [folder, SHEET],
    ["anton-0.0.0", "latin-400-normal.woff2"],
    ["__proto__", "latin-400-normal.woff2"],
  ] as const) {
    expect(await readTypefaceFile(family, file)).toBeNull();
  }
});

test("[THEME-3] removes Latin letters from the characters of a slice", () => {
  expect(withoutLatin("U+20-22,U+41, U+3042-3044,U+200-300")).toBe("U+3042-3044,U+250-300");
  expect(withoutLatin("U+41")).toBe("");
});

test("[THEME-3] reads the specimens of a typeface, and does not mark them as immutable", async () => {
  const specimen = { type: "font/woff2", isImmutable: false };
  for (const id of ["lalezar", "noto-sans-jp", "archivo-expanded"]) {
    expect(await readTypefaceFile(id, "specimen-latin.woff2")).toMatchObject(specimen);
  }
  expect(await readTypefaceFile("lalezar", "specimen-arabic.woff2")).toMatchObject(specimen);
  expect(await readTypefaceFile("anton", "specimen-arabic.woff2")).toBeNull();
  expect(await readTypefaceFile("anton", "latin-400-normal.woff2")).toBeNull();
});
