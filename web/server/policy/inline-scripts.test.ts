import { expect, test } from "vitest";
import { createFrameworkScripts, hashOf, inlineScripts, joinPayloads } from "./inline-scripts.ts";

test("finds only scripts that a browser would run", () => {
  const html = [
    "<script>a()</script>",
    '<script src="/x.js" async=""></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script nonce="n">b()</script>',
    '<script type="module">c()</script>',
    '<script data-src="x">d()</script>',
  ].join("<p>&lt;script>words&lt;/script></p>");
  expect(inlineScripts(html)).toEqual(["a()", "b()", "c()", "d()"]);
});

test("hashes a script as browsers do", () => {
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

const renderer = String.raw`t8=q('$RB=[];$RV=function(a){};\n$RC=function(a,b){"x"};');q('throw new Error(\'no\')')`;
const isFramework = createFrameworkScripts(renderer);

test.each([
  "(self.__next_f=self.__next_f||[]).push([0])",
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003cscript>"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
  '$RC("B:1","S:1")',
  '$RR("B:0","S:0",[["/a.css","next"]])',
  '$RB=[];$RV=function(a){};\n$RC=function(a,b){"x"};$RC("B:0","S:0")',
  "throw new Error('no')",
])("recognizes %s", (script) => {
  expect(isFramework(script)).toBe(true);
});

test.each([
  "alert(1)",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"].concat(alert(1)))',
  "self.__next_f.push(alert`1`)",
  '$RC("B:1","S:1");alert(1)',
  "$RC(alert`1`)",
  'alert(1);$RC("B:1","S:1")',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert`1`);',
])("[SEC-4] does not recognize %s", (script) => {
  expect(isFramework(script)).toBe(false);
});

test("joins consecutive payload scripts into one, and nothing else", () => {
  const html = [
    '<script src="/x.js"></script>',
    "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
    '<script>self.__next_f.push([1,"a"])</script>',
    '<script>self.__next_f.push([1,"b"])</script>',
    '<script type="application/ld+json">{}</script>',
    '<script>self.__next_f.push([1,"c"])</script>',
    "<p>Words.</p>",
    '<script>self.__next_f.push([1,"d"])</script></body>',
  ].join("");
  expect(joinPayloads(html)).toBe(
    [
      '<script src="/x.js"></script>',
      '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])</script>',
      '<script type="application/ld+json">{}</script>',
      '<script>self.__next_f.push([1,"c"])</script>',
      "<p>Words.</p>",
      '<script>self.__next_f.push([1,"d"])</script></body>',
    ].join(""),
  );
});
