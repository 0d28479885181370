import { expect, test } from "vitest";
import { beginScripts } from "./internals/begin-scripts.ts";
import { startScripts } from "./start-scripts.ts";

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

const listed = (html: string) =>
  /<script data-scripts="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll("&quot;", '"')
    .replaceAll("&amp;amp;", "&amp;");

const all =
  '["/_next/static/chunks/a.js","/_next/static/chunks/b.js?v=1&amp;w=2","/_next/static/chunks/main.js"]';

test("starts all scripts by one inline script at the end, after everything that is displayed", () => {
  const html = startScripts(pageOf(opening), [1, 23]);
  expect(listed(html)).toBe(all);
  expect(html).not.toContain("async");
  expect(html).not.toContain("preload");
  expect(html).toContain("a.css");
  expect(html).toContain("old.js");
  expect(html).toContain("__next_f");
  expect(html.endsWith(`" data-steps="[1,23]">${beginScripts}</script></body></html>`)).toBe(true);
});

test("keeps an editor's text that looks like a script unchanged", () => {
  const text = "&lt;script src=&quot;/_next/static/x.js&quot; async=&quot;&quot;&gt;";
  expect(startScripts(pageOf(opening + text), [])).toContain(text);
});
