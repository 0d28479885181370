import { expect, test } from "vitest";
import { withoutFramework } from "./published-html.ts";

const own = new Set(["lights()"]);
const strip = (html: string) => withoutFramework(html, own);

test("[LITE-1] removes the scripts, the payload and the script preloads of Next.js", () => {
  const html = [
    `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>`,
    `<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>`,
    `<script>lights()</script>`,
    `<p>Words</p>`,
    `<script src="/_next/static/a.js" async=""></script>`,
    `<script>self.__next_f.push([1,"<p>Words</p>"])</script>`,
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
  ].join("");
  expect(strip(html)).toBe(
    `<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/><script>lights()</script><p>Words</p>`,
  );
});

test("[LITE-1][PAGE-8] keeps data for search engines and for the start script", () => {
  const data = `<script type="application/ld+json">{"a":"</p>"}</script><script type="application/json" id="m">{}</script>`;
  expect(strip(`<p>Words</p>${data}`)).toBe(`<p>Words</p>${data}`);
});

test("[SEC-4] removes scripts that content has brought into a page", () => {
  for (const script of [
    "<script>alert(1)</script>",
    "<script >alert(1)</script >",
    '<script src="https://evil.example/a.js">lights()</script>',
    '<script type="module">alert(1)</script>',
    '<script type="text/javascript">lights2()</script>',
  ])
    expect(strip(`<p>${script}</p>`)).not.toContain("alert");
  expect(strip('<script src="https://evil.example/a.js">lights()</script>')).toBe("");
});

test("[LITE-1] moves what React has streamed to its place", () => {
  const html = `<main><!--$?--><template id="B:0"></template><p>Loading</p><!--/$--></main><div hidden id="S:0"><p>A</p><div>B</div></div><script>$RB=[];$RC("B:0","S:0")</script>`;
  expect(strip(html)).toBe("<main><!--$?--><p>A</p><div>B</div><!--/$--></main>");
});
