// @vitest-environment jsdom
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { safeAddress } from "../../link/safe-address.contract.ts";
import { optionalRichText } from "../rich-text.contract.ts";
import { htmlOf, entriesBySource, expectedOf, lineOf } from "./pasted-sources.fixture.ts";
import { readPastedHtml } from "./read-pasted-html.ts";

const sources = globSync(join(import.meta.dirname, "fixtures", "*.html"))
  .map((file) => basename(file, ".html"))
  .toSorted();

function read(html: string) {
  let keys = 0;
  return readPastedHtml(html, () => `key${++keys}`);
}

const lines = (html: string) => read(html).entries.map(lineOf);

describe("[COMP-6] pasted content keeps its structure", () => {
  it.each(sources)("from %s", (source) => {
    const { entries, losses } = read(htmlOf(source));
    const counts = losses.map(({ kind, count }) => `${kind} ${count}`);
    expect({ lines: entries.map(lineOf), losses: counts }).toEqual(expectedOf(source));
  });

  it.each(sources)("from %s, as the site can publish it", (source) => {
    expect(Object.keys(entriesBySource)).toContain(source);
    const stored = read(htmlOf(source)).entries.map((entry) => {
      if (entry._type === "codeSample") return { language: null, ...entry };
      const markDefs = entry.markDefs.map((mark) => ({ page: null, section: null, ...mark }));
      return { listItem: null, level: null, ...entry, markDefs };
    });
    expect(optionalRichText.safeParse(stored).error).toBeUndefined();
    const keys = JSON.stringify(stored).match(/"_key":"\w+"/g);
    expect(new Set(keys).size).toBe(keys?.length);
  });

  it("writes paragraphs as the studio stores them", () => {
    const item = { style: "normal", listItem: "bullet", level: 1 };
    expect(read('<li>Go <a href="https://a.example/"><b>on</b></a></li>').entries).toEqual([
      {
        ...item,
        _type: "block",
        _key: "key1",
        children: [
          { _type: "span", _key: "key2", text: "Go ", marks: [] },
          { _type: "span", _key: "key4", text: "on", marks: ["strong", "key3"] },
        ],
        markDefs: [{ _type: "link", _key: "key3", kind: "external", href: "https://a.example/" }],
      },
    ]);
  });
});

describe("[COMP-6] of pasted content", () => {
  const one = "https://a.example/";
  const google = "https://www.google.com/url?q=https://a.example/&sa=D";
  const inner = "<table><tr><td>two</td><td>three</td></tr></table>";
  const ignored = "<span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>";
  const editor = "font-family: Menlo, monospace;white-space: pre;";

  it.each([
    ["lines", "<div>One</div><div>two<br></div><div><br></div>three", "p: One|p: two|p: three"],
    ["blocks in marks", "<b><p>One</p><p>two</p></b>", "p: *One*|p: *two*"],
    ["blocks in a link", `<a href="${one}"><div>One</div></a>`, `p: [One](external ${one})`],
    ["spaces", "<p> One <b> two</b>&nbsp; \n three </p>", "p: One *two* three"],
    ["a no-break space", "<p>10&nbsp;%</p>", "p: 10 %"],
    ["a section alone", "<h2>One</h2><h4>two</h4>", "h2: One|h4: two"],
    ["a bold heading", "<h2><b>One</b></h2>", "h2: One"],
    ["a column", "<table><tr><td>One</td></tr><tr><td>two</td></tr></table>", "p: One|p: two"],
    [
      "a table in a table",
      `<table><tr><td>One</td><td>${inner}</td></tr></table>`,
      "p: One|p: two – three",
    ],
    ["a heading in a cell", "<table><tr><td><h3>One</h3></td><td>two</table>", "p: One – two"],
    [
      "words after a list in an item",
      "<ol><li>One<ul><li>two</li></ul>three</li></ol>",
      "number 1: One|bullet 2: two|number 1: three",
    ],
    [
      "words around code and a line in a quote",
      "<blockquote>One<pre>two</pre>three<hr>four</blockquote>",
      "blockquote: One|code -: two|blockquote: three|blockquote: four",
    ],
    ["cells without their table", "<tr><td>One</td><td>two</td></tr>", "p: One – two"],
    ["Word's heading", `<h2 style='mso-list:l0 level1 lfo1'>${ignored}One</h2>`, "h2: 1. One"],
    ["Word's item", "<ol><li style='mso-list:l0 level1 lfo1'>One</li></ol>", "number 1: One"],
    [
      "lines of a code editor",
      `<div style='${editor}'><div>if (a)</div><div>  b();</div></div>`,
      "code -: if (a)\n  b();",
    ],
    ["invisible marks", `<p>One${"\u200B\uFEFF".repeat(40)}</p>`, "p: One"],
    ["code", '<pre>&lt;a onclick="b()"&gt;</pre>', 'code -: <a onclick="b()">'],
    ["hidden words", "<p>One<span style='display:none'> two</span></p>", "p: One"],
    ["a redirect of Google's", `<a href="${google}">One</a>`, `p: [One](external ${one})`],
    ["a space in an address", `<a href="${one}a b">One</a>`, `p: [One](external ${one}a%20b)`],
  ])("%s are kept", (_structure, html, expected) => {
    // A no-break space is written as an ordinary one in the expectation.
    expect(lines(html).join("|").replaceAll("\u00A0", " ")).toEqual(expected);
  });
});

describe("[SEC-2] hostile pasted HTML", () => {
  const schemes = "javascript:alert(1) JaVaScRiPt:alert(1) java\nscript:alert(1) vbscript:alert(1)";
  const others =
    "data:text/html,<script>alert(1)</script> file:///C:/secret.txt /en/relative #section";
  const disguised = "https://user:word@a.example/ https://www.google.com/url?q=javascript:alert(1)";
  const odd = [" \u0001javascript:alert(1)", `https://a.example/${"a".repeat(2_000)}`];

  it.each([...`${schemes} ${others} ${disguised}`.split(" "), ...odd])(
    "has no link to %j",
    (href) => {
      const link = document.createElement("a");
      link.setAttribute("href", href);
      link.textContent = "One";
      const { entries, losses } = read(link.outerHTML);
      const hrefs = entries.flatMap((entry) => (entry._type === "block" ? entry.markDefs : []));
      expect(entries.map(lineOf).join("")).toContain("One");
      expect(JSON.stringify(hrefs)).not.toMatch(/"href":"(?!https:\/\/www\.google\.com)/);
      expect(hrefs.every((mark) => safeAddress.safeParse(mark.href).success)).toBe(true);
      expect(hrefs.length + losses.length).toBe(1);
    },
  );

  it("runs no script and requests nothing", () => {
    const html = `<img src=x onerror="globalThis.isRun = true"><svg onload="globalThis.isRun = true"></svg>
      <script>globalThis.isRun = true</script><style>@import url(https://a.example/)</style>One`;
    expect(lines(html)).toEqual(["p: One"]);
    expect(Object(globalThis).isRun).toBeUndefined();
  });

  it.each([
    ["deep elements", `${"<div><u>".repeat(500)}One`],
    ["deep lists", "<ul><li>a".repeat(500)],
    ["many elements", "<p>a</p>".repeat(30_000)],
    ["many tables", "<table><tr><td>a</td><td>b</td></tr></table>".repeat(2_000)],
    ["a long style sheet", `<style>${"a".repeat(400_000)}</style>One`],
    ["a long text", "a".repeat(1_000_000)],
    ["a long tag", `<a ${"on ".repeat(1_000_000)}><p>One</p>`],
    ["a long gap", `a${" ".repeat(3_000_000)}`],
    ["many invisible marks", `a${"\u200B".repeat(3_000_000)}`],
  ])(
    "of %s is read to a limit",
    (_kind, html) => {
      const { entries } = read(html);
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.length).toBeLessThanOrEqual(1_000);
      expect(JSON.stringify(entries).length).toBeLessThan(600_000);
      const levels = entries.flatMap((entry) => (entry._type === "block" ? (entry.level ?? 1) : 1));
      expect(Math.max(...levels)).toBeLessThanOrEqual(10);
    },
    20_000,
  );

  it("is cut with a notice", () => {
    expect(read("<p>a</p>".repeat(1_001)).losses).toEqual([{ kind: "length", count: 1 }]);
    expect(read("a".repeat(200_001)).losses).toEqual([{ kind: "length", count: 1 }]);
  });
});
