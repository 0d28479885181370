// @vitest-environment jsdom
import { expect, test } from "vitest";
import { completeLinks } from "./pasted-links.ts";
import { readPaste } from "./read-paste.ts";

const read = (data: Readonly<Record<string, string>>) =>
  readPaste({ getData: (type) => data[type] ?? "" }, () => "key");

const wordsOf = (data: Readonly<Record<string, string>>) =>
  read(data)?.entries.map((entry) =>
    entry._type === "block" ? entry.children.map(({ text }) => text).join("") : entry.code,
  );

const href = "https://a.example/";

test("[COMP-6] leaves text without format, and its own format, to the rich-text editor", () => {
  expect(read({ "text/plain": "One\n\ntwo" })).toBeNull();
  expect(read({ "text/plain": "One", "text/html": "One" })).toBeNull();
  const own = JSON.stringify([{ _type: "block", _key: "a" }]);
  expect(read({ "application/x-portable-text": own, "text/html": "<p>One</p>" })).toBeNull();
  expect(wordsOf({ "application/json": '{"a":1}', "text/html": "<p>One</p>" })).toEqual(["One"]);
});

test("[COMP-6] a pasted address is a link, with its title if it has one", () => {
  const link = { _type: "link", _key: "key", kind: "external", href };
  const linked = { children: [{ marks: ["key"] }], markDefs: [link] };
  expect(read({ "text/plain": ` ${href}\n` })?.entries).toMatchObject([linked]);
  const titled = { "text/plain": href, "text/html": `<a href="${href}">A page</a>` };
  expect(read(titled)?.entries).toMatchObject([{ ...linked, children: [{ text: "A page" }] }]);
  const unlinked = { "text/plain": href, "text/html": `<span>${href}</span>` };
  expect(read(unlinked)?.entries).toMatchObject([linked]);
  expect(read({ "text/plain": `${href}\nand more` })).toBeNull();
  expect(read({ "text/plain": "javascript:alert(1)" })).toBeNull();
});

test("[COMP-6] an image alone is reported, and HTML without words gives way to the text", () => {
  const image = '<img src="https://a.example/a.png">';
  const losses = [{ kind: "image", count: 1 }];
  expect(read({ "text/html": image })).toEqual({ entries: [], losses });
  expect(wordsOf({ "text/html": image, "text/plain": "One\ntwo" })).toEqual(["One", "two"]);
});

test("[COMP-6] long content is cut, and embedded files don't count", () => {
  const file = `<img src="data:image/png;base64,${"A".repeat(6_000_000)}"><p>One</p>`;
  expect(read({ "text/html": file })).toMatchObject({ losses: [{ kind: "image" }] });
  expect(wordsOf({ "text/html": file })).toEqual(["One"]);
  expect(read({ "text/plain": "One\n".repeat(30_000) })).toMatchObject({
    entries: { length: 1_000 },
    losses: [{ kind: "length", count: 1 }],
  });
});

test("[COMP-6] a link of another studio leads to its address", () => {
  const pasted = { _type: "block", markDefs: [{ _key: "l", _type: "link", href }] };
  const complete = { _key: "l", _type: "link", kind: "external", href };
  expect(completeLinks(pasted)).toEqual({ ...pasted, markDefs: [complete] });
  const page = { _key: "l", _type: "link", kind: "internal", page: { _ref: "page" }, href };
  expect(completeLinks({ markDefs: [page] })).toEqual({ markDefs: [page] });
});
