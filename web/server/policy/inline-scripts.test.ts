import { expect, test } from "vitest";
import { hashOf, inlineScripts } from "./inline-scripts.ts";

test("finds only scripts that a browser would run, and hashes them as browsers do", () => {
  const html = [
    "<script>a()</script>",
    '<script src="/x.js" async=""></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script nonce="n">b()</script>',
    '<script type="module">c()</script>',
    '<script data-src="x">d()</script>',
  ].join("<p>&lt;script>words&lt;/script></p>");
  expect(inlineScripts(html)).toEqual(["a()", "b()", "c()", "d()"]);
  const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
  expect(hashOf("alert('Hello, world.');")).toBe(hash);
});
