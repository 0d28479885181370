import { schemaTypes } from "@marquee/schemas/studio";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { placesIn, replaceReferences, type StoredDocument } from "./references.ts";

const schema = createSchema({ name: "test", types: [...schemaTypes] });

const to = (_ref: string, more: object = {}) => ({ _type: "reference", _ref, ...more });
const link = (_key: string, target: string, more: object = {}) => ({
  _key,
  _type: "link",
  label: `To ${target}`,
  kind: "internal",
  page: to(target),
  ...more,
});
const span = (_key: string, text: string, marks: string[] = []) => ({
  _key,
  _type: "span",
  text,
  marks,
});
const paragraph = {
  _key: "p",
  _type: "block",
  markDefs: [
    { _key: "m", _type: "link", kind: "internal", page: to("gone") },
    { _key: "n", _type: "link", kind: "internal", page: to("other") },
  ],
  children: [span("s", "Read "), span("t", "the story", ["m", "strong"]), span("u", "more", ["n"])],
};
const document = (_type: string, content: object): StoredDocument => ({
  _id: "d",
  _type,
  ...content,
});
const page = (...blocks: object[]) => document("page", { title: "A page", blocks });

const targets = { ids: new Set(["gone"]), keepsWeak: false };
const remove = (stored: StoredDocument, substitute: string | null = null) =>
  replaceReferences(stored, schema.get(stored._type), { targets, substitute });
const placesOf = (stored: StoredDocument) => placesIn(stored, schema.get(stored._type), targets);

const text = (...body: object[]) => ({ _key: "b", _type: "textBlock", body });
const call = (...actions: object[]) => ({
  _key: "b",
  _type: "callToAction",
  heading: "Go",
  actions,
});
const list = (content: object) => ({ _key: "b", _type: "pageList", ...content });
const unlinked = {
  ...paragraph,
  markDefs: [paragraph.markDefs[1]],
  children: [paragraph.children[0], span("t", "the story", ["strong"]), paragraph.children[2]],
};

test.each<[string, StoredDocument, StoredDocument | null]>([
  ["the link around words, and keeps the words", page(text(paragraph)), page(text(unlinked))],
  ["one of two buttons", page(call(link("a", "gone"), link("c", "x"))), page(call(link("c", "x")))],
  [
    "a block that needs a button",
    page(call(link("a", "gone"))),
    document("page", { title: "A page" }),
  ],
  [
    "an optional link with its label",
    page({ _key: "b", _type: "announcement", text: "New", link: link("a", "gone") }),
    page({ _key: "b", _type: "announcement", text: "New" }),
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
  [
    "a link in a sign-in gate and in columns",
    page({ _key: "g", _type: "signInGate", blocks: [call(link("a", "gone"), link("c", "x"))] }),
    page({ _key: "g", _type: "signInGate", blocks: [call(link("c", "x"))] }),
  ],
  ["a redirect", document("redirect", { from: "/en/a", kind: "internal", page: to("gone") }), null],
  [
    "only the page that a redirect to another site doesn't use",
    document("redirect", { kind: "external", href: "https://a.example", page: to("gone") }),
    document("redirect", { kind: "external", href: "https://a.example" }),
  ],
  [
    "the record of the original of a translation",
    document("page", {
      translatedFrom: { source: to("gone"), seen: [] },
      translations: [to("gone")],
    }),
    document("page", {}),
  ],
  [
    "a menu's entry",
    document("siteSettings", { languages: [{ _key: "en", menu: [link("a", "gone")] }] }),
    document("siteSettings", { languages: [{ _key: "en" }] }),
  ],
  [
    "a reference of a type that the schema lacks",
    document("x", { y: { z: to("gone") } }),
    document("x", { y: {} }),
  ],
])("[STU-3] removes %s", (_, before, after) => {
  expect(remove(before)).toEqual(after);
});

test("[STU-3] refers to another page instead, and not twice", () => {
  const before = document("page", {
    blocks: [
      text(paragraph),
      call(link("a", "gone", { section: "old" })),
      list({
        source: "chosen",
        chosen: [to("gone", { _key: "k", _weak: true }), to("new", { _key: "l", _weak: true })],
      }),
    ],
    translations: [to("gone", { _weak: true })],
  });
  expect(remove(before, "new")).toEqual(
    document("page", {
      blocks: [
        text({
          ...paragraph,
          markDefs: [{ ...paragraph.markDefs[0], page: to("new") }, paragraph.markDefs[1]],
        }),
        call({ ...link("a", "gone"), page: to("new") }),
        list({ source: "chosen", chosen: [to("new", { _key: "k", _weak: true })] }),
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

test("[STU-3] removes the links of the page that takes the other's place", () => {
  const stored = { ...document("page", { theme: to("gone") }), _id: "drafts.new" };
  expect(remove(stored, "new")).toEqual({ _id: "drafts.new", _type: "page" });
});

test("[STU-3] leaves a document without such references as it is", () => {
  const stored = page(text(unlinked));
  expect(remove(stored)).toBe(stored);
});

test("[STU-3] keeps weak references to a document that may be published again", () => {
  const stored = document("page", {
    translations: [to("gone", { _weak: true })],
    theme: to("gone"),
  });
  const change = { targets: { ...targets, keepsWeak: true }, substitute: null };
  const { theme: _theme, ...kept } = stored;
  expect(replaceReferences(stored, schema.get("page"), change)).toEqual(kept);
});

test("[STU-3] names the field and the text of each link", () => {
  const stored = document("page", {
    blocks: [text(paragraph), { ...call(link("a", "gone")), _key: "c" }],
    translations: [to("gone", { _key: "t" })],
  });
  expect(
    placesOf(stored).map(({ titles, label, mayBeSubstituted }) => [
      titles,
      label,
      mayBeSubstituted,
    ]),
  ).toEqual([
    [["1. Text", expect.any(String), "1. Link", "Page"], "the story", true],
    [["2. Call to action", "1. Link", "Page"], "To gone", true],
    [["Translations"], "", false],
  ]);
});
