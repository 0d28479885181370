import { expect, test } from "vitest";
import { isOwnTypefaceId, ownTypefaceShape } from "./own-typeface.contract.ts";
import { lookOf, plainTheme, themeShape } from "./theme.contract.ts";

const file = `file-${"0a".repeat(20)}-woff2`;
const files = { regular: file, bold: null, italic: null };
const own = { _key: "a1b2", name: "House", kind: "serif", ...files } as const;

const messagesOf = (value: object) =>
  ownTypefaceShape.safeParse({ ...own, ...value }).error?.issues.map(({ message }) => message);

test("[THEME-3] a theme's roles name uploaded typefaces and those of the list, and nothing else", () => {
  const typefaces = { display: ["own-a1b2", "anton", "comic", 'own-"}x'], text: [], interface: [] };
  const theme = themeShape.parse({ ...plainTheme, _id: "a", typefaces, ownTypefaces: [own] });
  const look = lookOf(theme);
  expect(look.typefaces.display).toEqual(["own-a1b2", "anton"]);
  expect(look.ownTypefaces).toEqual([own]);
});

test("[THEME-3][SEC-1] accepts only the asset ID of a WOFF2 file", () => {
  const ttf = file.replace("woff2", "ttf");
  const message = "The file must have the extension .woff2: upload a WOFF2 file.";
  for (const regular of ["file-../../secret-woff2", ttf, "https://a.b/c"])
    expect(messagesOf({ regular })).toEqual([message]);
  expect(messagesOf({ regular: null })).toBeUndefined();
  expect(messagesOf({ bold: file, italic: file })).toBeUndefined();
});

test("[SEC-1] a family name in CSS can't contain quotes or braces", () => {
  expect(isOwnTypefaceId("own-a1b2")).toBe(true);
  expect(isOwnTypefaceId('own-a"}body{display:none')).toBe(false);
  expect(messagesOf({ _key: 'a"}' })).toEqual(["Remove this typeface, and add it again."]);
});
