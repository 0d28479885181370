import { describe, expect, it } from "vitest";
import { factsWith, pageWith, written } from "../checks.fixture.ts";
import type { Facts } from "../facts.ts";
import { deadLinks } from "./links.ts";

const site = "https://nightlight.example";

const call = (link: object) => ({
  _key: "call",
  _type: "callToAction",
  actions: [{ _key: "a", _type: "link", label: "See the programme", ...link }],
});

const toPage = (_ref: string) => call({ kind: "internal", page: { _ref } });
const toAddress = (href: string) => call({ kind: "external", href });

const target = {
  id: "programme",
  language: "en",
  slug: "programme",
  title: "Programme",
  isPublished: true,
};

const found = (block: object, facts: Facts | null) =>
  deadLinks(pageWith([block]), facts, site).map(({ path, level, message }) => [
    written(path),
    level,
    message,
  ]);

describe("a link to a page", () => {
  it("is accepted when visitors can open the page", () => {
    expect(found(toPage("programme"), factsWith({ targets: [target] }))).toEqual([]);
    expect(found(toPage("house"), factsWith({}))).toEqual([]);
  });

  it.each([
    ["is gone", [], "warning", /no longer exists/],
    ["is a draft", [{ ...target, isPublished: false }], "warning", /not published/],
    ["is in German", [{ ...target, language: "de" }], "warning", /another language \(de\)/],
    ["has no address", [{ ...target, slug: null }], "error", /has no slug/],
  ])("is reported when that page %s", (_name, targets, level, message) => {
    expect(found(toPage("programme"), factsWith({ targets }))).toEqual([
      ["blocks[call].actions[a].page", level, expect.stringMatching(message)],
    ]);
  });

  it("is checked in rich text, and ignored after a change to a URL", () => {
    const markDefs = [{ _key: "m", _type: "link", kind: "internal", page: { _ref: "gone" } }];
    const text = { _key: "t", _type: "textBlock", body: [{ _key: "p", _type: "block", markDefs }] };
    expect(found(text, factsWith({}))).toEqual([
      ["blocks[t].body[p].markDefs[m].page", "warning", expect.stringMatching(/no longer exists/)],
    ]);
    const changed = call({ kind: "external", href: "https://a.example", page: { _ref: "gone" } });
    expect(found(changed, factsWith({}))).toEqual([]);
  });
});

describe("a link to a URL", () => {
  it("is ignored when it leads to another site", () => {
    expect(found(toAddress("https://tickets.example/en/a"), factsWith({}))).toEqual([]);
    expect(found(toAddress("mailto:a@nightlight.example"), factsWith({}))).toEqual([]);
  });

  it("is reported when this site has nothing at its path", () => {
    expect(found(toAddress(`${site}/en/gone`), factsWith({}))).toEqual([
      [
        "blocks[call].actions[a].href",
        "warning",
        expect.stringMatching(/This site has no page at/),
      ],
    ]);
  });

  it.each([
    ["a page", factsWith({ standing: new Set(["/en/gone"]) })],
    ["a redirect", factsWith({ redirects: [{ from: "/en/gone", href: "/en", page: null }] })],
  ])("suggests selecting the page when this site has %s at its path", (_name, facts) => {
    expect(found(toAddress(`${site}/en/Gone/`), facts)).toEqual([
      ["blocks[call].actions[a].href", "info", expect.stringMatching(/Select the page instead/)],
    ]);
  });
});

it.each(["Click here", "here!", "Mehr", "En savoir plus", "اضغط هنا"])(
  "reports that “%s” does not describe a link's target",
  (label) => {
    const block = call({ label, kind: "external", href: "https://a.example" });
    expect(found(block, null)).toEqual([
      ["blocks[call].actions[a].label", "warning", expect.stringMatching(/doesn't say/)],
    ]);
  },
);
