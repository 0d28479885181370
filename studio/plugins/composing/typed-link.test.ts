import { createSchema } from "sanity";
import { describe, expect, it } from "vitest";
import { setTarget, typedLink } from "./typed-link.ts";

const string = (name: string) => ({ name, type: "string" });

const schema = createSchema({
  name: "test",
  types: [
    {
      name: "link",
      type: "object",
      fields: ["label", "kind", "href", "page", "section"].map(string),
    },
    {
      name: "call",
      type: "object",
      fields: [string("label"), { name: "actions", type: "array", of: [{ type: "link" }] }],
    },
    {
      name: "page",
      type: "document",
      fields: [{ name: "blocks", type: "array", of: [{ type: "call" }] }],
    },
  ],
});

const page = { _type: "reference", _ref: "page-en-soup" };

const document = {
  blocks: [
    {
      _key: "a",
      _type: "call",
      actions: [
        {
          _key: "page",
          _type: "link",
          kind: "internal",
          href: "https://old.example/",
          page,
          section: "menu",
        },
        { _key: "site", _type: "link", kind: "external", href: "https://example.org/", page },
        { _key: "new", _type: "link" },
      ],
    },
  ],
};

const pathTo = (key: string) => `blocks[_key=="a"].actions[_key=="${key}"].label`;

function targetAt(path: string) {
  const root = schema.get("page");
  return root ? (typedLink(path, root, document)?.target ?? null) : undefined;
}

describe("[COMP-2] the link whose label is typed", () => {
  it("has the target that its kind selects", () => {
    expect(targetAt(pathTo("page"))).toEqual({ href: "", page: "page-en-soup", section: "menu" });
    expect(targetAt(pathTo("site"))).toEqual({
      href: "https://example.org/",
      page: "",
      section: "",
    });
    expect(targetAt(pathTo("new"))).toEqual({ href: "", page: "", section: "" });
  });

  it("is none if the text is another field, or a label of something else", () => {
    expect(targetAt('blocks[_key=="a"].label')).toBeNull();
    expect(targetAt('blocks[_key=="a"].heading')).toBeNull();
  });

  it("gets a new target as a whole, so that no field of the earlier one remains", () => {
    const link = { kind: "internal", page: { _type: "reference", _ref: "b" } } as const;
    expect(setTarget(pathTo("site"), link)).toEqual({
      kind: "fields",
      path: 'blocks[_key=="a"].actions[_key=="site"]',
      fields: { kind: "internal", href: null, page: link.page, section: null },
    });
  });
});
