import { expect, test } from "vitest";
import { beginScripts } from "./begin-scripts.ts";
import { scriptsAfterPicture } from "./scripts-after-picture.ts";

const head = [
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js?v=1&amp;w=2" async=""></script>',
].join("");
const rest = [
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>self.__next_f.push([1,"\\u003cscript src=\\"x\\""])</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
].join("");
const pageOf = (picture: string) =>
  `<html><head>${head}</head><body>${picture}${rest}</body></html>`;
const opening = '<img src="/p.webp" alt="" loading="eager" fetchPriority="high"/>';

test("scripts of a page that opens with a picture are named in one that begins them after it", () => {
  const html = scriptsAfterPicture(pageOf(opening));
  const list = /<script data-scripts="([^"]*)">/.exec(html)?.[1]?.replaceAll("&quot;", '"');
  expect(list?.replaceAll("&amp;amp;", "&amp;")).toBe(
    '["/_next/static/chunks/a.js","/_next/static/chunks/b.js?v=1&amp;w=2","/_next/static/chunks/main.js"]',
  );
  expect(html).not.toContain("async");
  expect(html).not.toContain("preload");
  expect(html).toContain("a.css");
  expect(html).toContain("old.js");
  expect(html).toContain("__next_f");
  expect(html.endsWith(`${beginScripts}</script></body></html>`)).toBe(true);
});

test("a page without such a picture stays as it is", () => {
  for (const picture of ["", '<img src="/p.webp" alt="" loading="lazy" fetchPriority="auto"/>']) {
    expect(scriptsAfterPicture(pageOf(picture))).toBe(pageOf(picture));
  }
});

test("words of an editor that look like a script stay words", () => {
  const words = "&lt;script src=&quot;/_next/static/x.js&quot; async=&quot;&quot;&gt;";
  expect(scriptsAfterPicture(pageOf(opening + words))).toContain(words);
});
