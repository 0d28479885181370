import { schemaTypes } from "@marquee/schemas/studio";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { setUpServedLake } from "../../content-lake/tests/support/set-up-lake.ts";
import { documentsQuery, readSettings, setSetting } from "./block-settings.ts";
import { changeOf, inverseOf } from "./history.ts";

const schema = createSchema({ name: "test", types: [...schemaTypes] });
const path = (key: string) => `blocks[_key=="${key}"]`;
const page = {
  _id: "drafts.home",
  _type: "page",
  language: "en",
  blocks: [
    { _key: "f", _type: "formBlock", heading: "Write to us" },
    { _key: "l", _type: "pageList", source: "topic", topic: { _type: "reference", _ref: "film" } },
    { _key: "t", _type: "textBlock" },
  ],
};
const lake = setUpServedLake();
const stored = [
  { _id: "contact", _type: "form", title: "Contact", language: "en" },
  { _id: "other", _type: "form", title: "In German", language: "de" },
  { _id: "any", _type: "form", title: "any" },
  { _id: "drafts.unpublished", _type: "form", title: "Unpublished", language: "en" },
  { _id: "film", _type: "topic", title: "Film" },
  // The page is not published.
  page,
];
async function read(key: string) {
  await lake.lake.mutate(stored.map((document) => ({ createOrReplace: document })));
  const client = lake.client(lake.lake.tokens.editor);
  return readSettings(page, path(key), { schema, client });
}

test("[COMP-2] a form block offers the forms in the page's language on the page", async () => {
  const options = [
    { value: "", title: "None" },
    { value: "any", title: "any" },
    { value: "contact", title: "Contact" },
  ];
  expect(await read("f")).toMatchObject({
    path: path("f"),
    title: "Form",
    settings: [{ name: "form", title: "Form", value: "", options }],
  });
  expect(documentsQuery).toContain("[0...100]");
});

test("[COMP-2][LIST-1] a page list offers the settings of its source on the page", async () => {
  const settings = (await read("l"))?.settings ?? [];
  expect(settings.map(({ name, value }) => [name, value])).toEqual([
    ["source", "topic"],
    ["topic", "film"],
    ["order", "newest"],
    ["layout", "cards"],
  ]);
  expect(await read("t")).toBeNull();
});

test.each([
  ["a document", "f", "form", "contact", { form: { _type: "reference", _ref: "contact" } }],
  ["no document", "l", "topic", "", { topic: null }],
  ["a choice", "l", "source", "below", { source: "below" }],
])("[COMP-2] sets %s, and undoes it", (_, key, name, value, fields) => {
  const step = setSetting(page, { path: path(key), name, value }, schema);
  expect(step).toEqual({ kind: "fields", path: path(key), fields });
  if (step === null) throw new Error("There is no such setting.");
  expect(changeOf(step, page)?.path).toBe(path(key));
  expect(inverseOf(step, page).kind).toBe("fields");
});

test.each([
  ["a hidden field", "l", "author"],
  ["a field that is no setting", "f", "heading"],
  ["another block", "t", "body"],
])("[COMP-2] doesn't set %s", (_, key, name) => {
  expect(setSetting(page, { path: path(key), name, value: "x" }, schema)).toBeNull();
});
