import { expect, it } from "vitest";
import { described, factsWith, pageWith } from "../checks.fixture.ts";
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

const path = { language: "en", slug: "programme" };
const target = { id: "programme", title: "Programme", isPublished: true, ...path };
const gone = { kind: "internal", page: { _ref: "gone" } };
const markDefs = [{ _key: "m", _type: "link", ...gone }];
const text = { _key: "t", _type: "textBlock", body: [{ _key: "p", _type: "block", markDefs }] };
const changed = call({ ...gone, kind: "external", href: "https://a.example" });

const found = (block: object, facts: Facts | null) =>
  described(deadLinks(pageWith([block]), facts, site));

it.each([
  ["to a page that visitors can open", toPage("programme"), { targets: [target] }],
  ["to its own page", toPage("house"), {}],
  ["that was changed to a URL", changed, {}],
  ["to another site", toAddress("https://tickets.example/en/a"), {}],
  ["to an email address", toAddress("mailto:a@nightlight.example"), {}],
])("accepts a link %s", (_, block, facts) => {
  expect(found(block, factsWith(facts))).toEqual([]);
});

const page = "blocks[call].actions[a].page";
const href = "blocks[call].actions[a].href";
const inText = "blocks[t].body[p].markDefs[m].page";
const programme = toPage("programme");
const ownPath = toAddress(`${site}/en/Gone/`);
const withTarget = (fields: object) => ({ targets: [{ ...target, ...fields }] });
const standing = { standing: new Set(["/en/gone"]) };
const redirects = { redirects: [{ from: "/en/gone", href: "/en", page: null }] };

it.each<[string, object, Partial<Facts>, string, RegExp]>([
  ["a page that is gone", programme, {}, `warning ${page}`, /no longer exists/],
  ["a gone page in rich text", text, {}, `warning ${inText}`, /no longer exists/],
  ["a draft", programme, withTarget({ isPublished: false }), `warning ${page}`, /not published/],
  ["another language", programme, withTarget({ language: "de" }), `warning ${page}`, /\(de\)/],
  ["no address", programme, withTarget({ slug: null }), `error ${page}`, /has no slug/],
  ["nothing on this site", ownPath, {}, `warning ${href}`, /This site has no page at/],
  ["a page's path", ownPath, standing, `info ${href}`, /Select the page instead/],
  ["a redirect", ownPath, redirects, `info ${href}`, /Select the page instead/],
])("reports a link to %s", (_, block, facts, place, message) => {
  const [text = "", ...others] = found(block, factsWith(facts));
  expect([text.split(": ")[0], others]).toEqual([place, []]);
  expect(text).toMatch(message);
});

it.each(["Click here", "here!", "Mehr", "En savoir plus", "اضغط هنا"])(
  "reports that “%s” does not describe a link's target",
  (label) => {
    const block = call({ label, kind: "external", href: "https://a.example" });
    const finding = /^warning blocks\[call\]\.actions\[a\]\.label: .*doesn't say/;
    expect(found(block, null)).toEqual([expect.stringMatching(finding)]);
  },
);
