import { schemaTypes } from "@marquee/schemas/studio";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { placesIn, replaceReferences, type StoredDocument } from "./references.ts";

const schema = createSchema({ name: "test", types: [...schemaTypes] });

const to = (_ref: string, more: object = {}) => ({ _type: "reference", _ref, ...more });
const mark = (_key: string, target: string) => ({
  _key,
  _type: "link",
  kind: "internal",
  page: to(target),
});
const link = (_key: string, target: string, more: object = {}) => ({
  ...mark(_key, target),
  label: `To ${target}`,
  ...more,
});
const span = (text: string, ...marks: string[]) => ({ _key: text, _type: "span", text, marks });
const [gone, other] = [mark("m", "gone"), mark("n", "other")];
const block = { _key: "p", _type: "block" };
const children = [span("Read "), span("the story", "m", "strong"), span("more", "n")];
const paragraph = { ...block, markDefs: [gone, other], children };
const unlinked = {
  ...block,
  markDefs: [other],
  children: children.with(1, span("the story", "strong")),
};
type Stored = StoredDocument;
const document = (_type: string, content: object): Stored => ({ _id: "d", _type, ...content });
const pageTitle = { title: "A page" };
const page = (...blocks: object[]) => document("page", { ...pageTitle, blocks });

const targets = { ids: new Set(["gone"]), shouldKeepWeak: false };
const remove = (stored: StoredDocument, substitute: string | null = null) =>
  replaceReferences(stored, schema.get(stored._type), { targets, substitute });

const text = (...body: object[]) => ({ _key: "b", _type: "textBlock", body });
const call = (...actions: object[]) => ({ _key: "b", _type: "callToAction", actions });
const list = (content: object) => ({ _key: "b", _type: "pageList", ...content });
const announcement = (content: object) => page({ _key: "b", _type: "announcement", ...content });
const gate = (...blocks: object[]) => page({ _key: "g", _type: "signInGate", blocks });
const redirect = (content: object) => document("redirect", content);
const menu = (content: object) =>
  document("siteSettings", { languages: [{ _key: "en", ...content }] });
const away = { kind: "external", href: "https://a.example" };
const two = [link("a", "gone"), link("c", "x")];
const translated = { translatedFrom: { source: to("gone"), seen: [] }, translations: [to("gone")] };

test.each<[string, Stored, Stored | null]>([
  ["the link around words, and keeps the words", page(text(paragraph)), page(text(unlinked))],
  ["one of two buttons", page(call(...two)), page(call(link("c", "x")))],
  ["a block that needs a button", page(call(link("a", "gone"))), document("page", pageTitle)],
  [
    "an optional link with its label",
    announcement({ text: "New", link: link("a", "gone") }),
    announcement({ text: "New" }),
  ],
  [
    "a list of the pages with a topic",
    page(list({ source: "topic", topic: to("gone") }), text(unlinked)),
    page(text(unlinked)),
  ],
  [
    "only the topic that a list doesn't use",
    page(list({ source: "below", topic: to("gone") })),
    page(list({ source: "below" })),
  ],
  ["a link in a sign-in gate", gate(call(...two)), gate(call(link("c", "x")))],
  ["a redirect", redirect({ from: "/en/a", kind: "internal", page: to("gone") }), null],
  ["the page that a redirect doesn't use", redirect({ ...away, page: to("gone") }), redirect(away)],
  ["the record of a translation's original", document("page", translated), document("page", {})],
  ["a menu's entry", menu({ menu: [link("a", "gone")] }), menu({})],
  ["what the schema lacks", document("x", { y: { z: to("gone") } }), document("x", { y: {} })],
])("[STU-3] removes %s", (_, before, after) => {
  expect(remove(before)).toEqual(after);
});

const weak = (target: string, _key: string) => to(target, { _key, _weak: true });

test("[STU-3] refers to another page instead, and not twice", () => {
  const before = document("page", {
    blocks: [
      text(paragraph),
      call(link("a", "gone", { section: "old" })),
      list({ source: "chosen", chosen: [weak("gone", "k"), weak("new", "l")] }),
    ],
    translations: [to("gone", { _weak: true })],
  });
  expect(remove(before, "new")).toEqual(
    document("page", {
      blocks: [
        text({ ...paragraph, markDefs: [{ ...gone, page: to("new") }, other] }),
        call({ ...link("a", "gone"), page: to("new") }),
        list({ source: "chosen", chosen: [weak("new", "k")] }),
      ],
    }),
  );
});

test("[STU-3] refers strongly to a published page instead of weakly to a draft", () => {
  const draft = to("gone", { _weak: true, _strengthenOnPublish: { type: "page" } });
  expect(remove(document("form", { successPage: draft }), "new")).toEqual(
    document("form", { successPage: to("new") }),
  );
});

test("[STU-3] removes the links of the page that takes the other's place, and leaves others as they are", () => {
  const stored = { ...document("page", { theme: to("gone") }), _id: "drafts.new" };
  expect(remove(stored, "new")).toEqual({ _id: "drafts.new", _type: "page" });
  const untouched = page(text(unlinked));
  expect(remove(untouched)).toBe(untouched);
});

test("[STU-3] keeps weak references to a document that may be published again", () => {
  const unchanged = document("page", { translations: [to("gone", { _weak: true })] });
  const stored = { ...unchanged, theme: to("gone") };
  const change = { targets: { ...targets, shouldKeepWeak: true }, substitute: null };
  expect(replaceReferences(stored, schema.get("page"), change)).toEqual(unchanged);
});

test("[STU-3] names the field and the text of each link", () => {
  const stored = document("page", {
    blocks: [text(paragraph), { ...call(link("a", "gone")), _key: "c" }],
    translations: [to("gone", { _key: "t" })],
  });
  const places = placesIn(stored, schema.get("page"), targets);
  expect(places.map((each) => [each.titles, each.label, each.mayBeSubstituted])).toEqual([
    [["1. Text", expect.any(String), "1. Link", "Page"], "the story", true],
    [["2. Call to action", "1. Link", "Page"], "To gone", true],
    [["Translations"], "", false],
  ]);
});
