import { createSchema } from "sanity";
import { expect, it } from "vitest";
import { setTarget, typedLink } from "./typed-link.ts";

const string = (name: string) => ({ name, type: "string" });
const array = (name: string, type: string) => ({ name, type: "array", of: [{ type }] });
const schema = createSchema({
  name: "test",
  types: [
    {
      name: "link",
      type: "object",
      fields: ["label", "kind", "href", "page", "section"].map(string),
    },
    { name: "call", type: "object", fields: [string("label"), array("actions", "link")] },
    { name: "page", type: "document", fields: [array("blocks", "call")] },
  ],
});

const page = { _type: "reference", _ref: "page-en-soup" };
const link = (_key: string, more: object = {}) => ({ _key, _type: "link", ...more });
const actions = [
  link("page", { kind: "internal", href: "https://old.example/", page, section: "menu" }),
  link("site", { kind: "external", href: "https://example.org/", page }),
  link("new"),
];
const document = { blocks: [{ _key: "a", _type: "call", actions }] };
const pathTo = (key: string) => `blocks[_key=="a"].actions[_key=="${key}"].label`;

function targetAt(path: string) {
  const root = schema.get("page");
  return root ? (typedLink(path, root, document)?.target ?? null) : undefined;
}

it.each([
  [pathTo("page"), { href: "", page: "page-en-soup", section: "menu" }],
  [pathTo("site"), { href: "https://example.org/", page: "", section: "" }],
  [pathTo("new"), { href: "", page: "", section: "" }],
  ['blocks[_key=="a"].label', null],
  ['blocks[_key=="a"].heading', null],
])("[COMP-2] finds the target of the link whose label is typed at %s", (path, target) => {
  expect(targetAt(path)).toEqual(target);
});

it("[COMP-2] sets a link's target as a whole, so that no field of the earlier one remains", () => {
  const target = { kind: "internal", page: { _type: "reference", _ref: "b" } } as const;
  expect(setTarget(pathTo("site"), target)).toEqual({
    kind: "fields",
    path: 'blocks[_key=="a"].actions[_key=="site"]',
    fields: { kind: "internal", href: null, page: target.page, section: null },
  });
});
