import { expect, test } from "vitest";
import { lookOf } from "../documents/theme/theme.contract.ts";
import { studioMessageEnvelope, composeRequestEnvelope } from "./compose.contract.ts";
import { longestClip, mostBlocks } from "./clip.contract.ts";

const parse = (message: unknown) =>
  studioMessageEnvelope.safeParse({ marqueeCompose: message }).success;
const take = (request: unknown) =>
  composeRequestEnvelope.safeParse({ marqueeCompose: request }).success;
const document = "page-en-index";
const path = 'blocks[_key=="a"].start[_key=="b-1"]';

test("accepts only a block path that consists of keys", () => {
  expect(take({ action: "openForm", document, path })).toBe(true);
  const wrong = ["", "blocks", "blocks[0]", 'blocks[_key=="a"].start', "_id", 'a[_key=="b"]]'];
  expect(wrong.filter((one) => take({ action: "openForm", document, path: one }))).toEqual([]);
});

test("requires the path at which the site displays the page", () => {
  expect(take({ action: "connect", document, type: "page", address: "/en/venue" })).toBe(true);
  expect(take({ action: "connect", document, type: "page" })).toBe(false);
  expect(take({ action: "connect", document, type: "page", address: "https://else.where/" })).toBe(
    false,
  );
});

test("[COMP-1] accepts only the path of a text in a block, and changes with a number, a version and a value", () => {
  const text = 'blocks[_key=="a"].features[_key=="b"].link.label';
  const typed = { action: "typeText", document, path: text, number: 1, version: 1, value: "A" };
  expect(take({ action: "openText", document, path: text })).toBe(true);
  expect(take(typed)).toBe(true);
  const paths = ["title", 'blocks[_key=="a"]', "blocks[0].heading"];
  const wrong = [...paths, `${path}._type[`, `${path}.a..b`];
  expect(wrong.filter((one) => take({ action: "openText", document, path: one }))).toEqual([]);
  expect(take({ ...typed, number: 0 })).toBe(false);
  expect(take({ ...typed, value: undefined })).toBe(false);
});

test("[COMP-2] accepts only the target of a link, without other fields of the link", () => {
  const request = { action: "setLink", document, path: `${path}.link.label` };
  const page = { _type: "reference", _ref: "page-en-a" };
  expect(take({ ...request, link: { kind: "internal", page, section: "b" } })).toBe(true);
  expect(take({ ...request, link: { kind: "external", href: "https://example.org/" } })).toBe(true);
  expect(take({ ...request, link: { kind: "internal", label: "Soup" } })).toBe(false);
  expect(take({ ...request, link: { kind: "internal", page: { _ref: "page-en-a" } } })).toBe(false);
  expect(take({ ...request, path, link: { kind: "internal" } })).toBe(false);
});

test("[COMP-3] accepts requests for several blocks, and a bounded text to paste", () => {
  expect(take({ action: "step", document, paths: [path, path], by: 1 })).toBe(true);
  expect(take({ action: "copy", document, paths: [path] })).toBe(true);
  expect(take({ action: "copy", document, paths: [] })).toBe(false);
  expect(take({ action: "remove", document, paths: ["blocks[0]"] })).toBe(false);
  const many = Array.from({ length: mostBlocks + 1 }, () => path);
  expect(take({ action: "duplicate", document, paths: many })).toBe(false);
  const paste = { action: "paste", document, to: { into: "blocks" } };
  expect(take({ ...paste, text: "{}" })).toBe(true);
  expect(take({ ...paste, text: "a".repeat(longestClip + 1) })).toBe(false);
});

test("[COMP-1] accepts only patches of a rich text that name fields and keys", () => {
  const request = { action: "typeRichText", document, path: `${path}.body`, number: 1 };
  const typed = (patch: object) => take({ ...request, patches: [patch] });
  const span = [{ _key: "p" }, "children", { _key: "s" }];
  const items = [{ _key: "q", _type: "block", children: [], level: null }];
  const right = [
    { type: "diffMatchPatch", path: [...span, "text"], value: "@@ -1 +1 @@" },
    { type: "unset", path: [] },
    { type: "insert", position: "after", path: [{ _key: "p" }], items },
  ];
  expect(right.filter((patch) => !typed(patch))).toEqual([]);
  const wrong = [
    { type: "set", path: [], value: [] },
    { type: "unset", path: [{ _key: 'a"] || true' }] },
    { type: "unset", path: ["children.text"] },
    { type: "inc", path: span, value: 1 },
    { type: "insert", position: "replace", path: [0], items },
    { type: "set", path: span, value: () => "text" },
  ];
  expect(wrong.filter((patch) => typed(patch))).toEqual([]);
  expect(take({ ...request, patches: [] })).toBe(false);
});

test("[COMP-2] accepts only files, the path of a picture in a block, and a focal point within it", () => {
  const path = 'blocks[_key=="a"].pictures[_key=="b"]';
  const file = new File(["png"], "tram.png", { type: "image/png" });
  const store = { action: "storePictures", document, path, upload: 1, files: [file], after: null };
  expect(take(store)).toBe(true);
  expect(take({ ...store, path: 'blocks[_key=="a"].pictures', after: path })).toBe(true);
  for (const wrong of ['blocks[_key=="a"]', "blocks", "image", "blocks[0].picture", `${path}..a`]) {
    expect(take({ ...store, path: wrong })).toBe(false);
  }
  for (const files of [[], ["data:image/png,"], [new Blob(["png"])], [{ name: "tram.png" }]]) {
    expect(take({ ...store, files })).toBe(false);
  }
  expect(take({ ...store, files: Array.from({ length: 31 }, () => file) })).toBe(false);
  const focus = { action: "setFocalPoint", document, path, x: 0.25, y: 1 };
  expect(take(focus)).toBe(true);
  expect(take({ ...focus, x: 1.01 })).toBe(false);
  expect(take({ ...focus, y: Number.NaN })).toBe(false);
});

test("rejects any other message", () => {
  expect(take({ action: "remove" })).toBe(false);
  expect(take({ action: "publish", document, path })).toBe(false);
  expect(take({ action: "step", document, paths: [path], by: 5 })).toBe(false);
  expect(take({ action: "connect", document, type: "page", address: "/en", more: 1 })).toBe(false);
  expect(composeRequestEnvelope.safeParse("hello").success).toBe(false);
});

const problem = {
  document,
  type: "page",
  path: 'blocks[_key=="a"].actions[2].label',
  block: 'blocks[_key=="a"]',
  reason: "Enter the link text.",
};

test("[TOL-1] rejects problems from the page whose document, path, reason or number is out of bounds", () => {
  const named = (problems: unknown) => take({ action: "describeProblems", problems });
  expect(named([problem, { ...problem, path: "", block: "" }])).toBe(true);
  const wrong = [
    { ...problem, type: "page;id=other" },
    { ...problem, document: "" },
    { ...problem, path: "blocks[0" },
    { ...problem, path: 'a[_key=="b"]["c"]' },
    { ...problem, path: `a${".a".repeat(300)}` },
    { ...problem, reason: "r".repeat(501) },
    { ...problem, href: "https://else.where/" },
  ];
  expect(wrong.filter((each) => named([each]))).toEqual([]);
  expect(named([])).toBe(false);
  expect(named(Array.from({ length: 101 }, () => problem))).toBe(false);
});

test("[TOL-1] rejects descriptions from the studio whose length or number is out of bounds", () => {
  const { type: _type, block: _block, ...identity } = problem;
  const described = { ...identity, title: "Links › 2. Link", message: "Schreiben Sie." };
  const parsed = (problems: unknown) =>
    parse({ event: "problemsDescribed", language: "de", problems });
  expect(parsed([described])).toBe(true);
  expect(parsed([{ ...described, title: "t".repeat(1_001) }])).toBe(false);
  expect(parsed([{ ...described, message: 7 }])).toBe(false);
  expect(parsed(Array.from({ length: 101 }, () => described))).toBe(false);
});

test("[SEC-2] rejects a look from the studio whose colors are invalid", () => {
  const { tones, shape } = lookOf(null);
  const isAccepted = (look: unknown) => parse({ event: "look", theme: "theme-a", look });
  expect([{ tones, shape }, null].map(isAccepted)).toEqual([true, true]);
  const { light, dark } = tones.primary;
  const wrong = ["red", "#fff", "#ffffff;}body{display:none", "url(https://else.where/)"];
  const tonesOf = (ground: string) => ({
    ...tones,
    primary: { light: { ...light, ground }, dark },
  });
  const looks = wrong.map((ground) => ({ tones: tonesOf(ground), shape }));
  expect(looks.filter(isAccepted)).toEqual([]);
  expect(isAccepted({ tones, shape: { ...shape, buttons: 'filled" onload="x' } })).toBe(false);
});
