// @vitest-environment jsdom
import { schemaTypes } from "@marquee/schemas/studio";
import { type ArraySchemaType, createSchema, isArraySchemaType, type SchemaType } from "sanity";
import { expect, test, vi } from "vitest";
import { setUpView } from "../ui/view.fixture.tsx";
import { AddButton, addTextOf, hasOneType } from "./add-button.tsx";

const schema = createSchema({ name: "test", types: [...schemaTypes] });

/** Returns every list of the forms whose button names its entries, by the path of its field. */
function listsIn(type: SchemaType, path: string): [string, ArraySchemaType][] {
  if (path.split(".").length > 5) return [];
  if (isArraySchemaType(type)) {
    const own: [string, ArraySchemaType][] = hasOneType(type) ? [[path, type]] : [];
    const objects = type.of.filter((entry) => entry.type?.name !== "block");
    return [...own, ...objects.flatMap((entry) => listsIn(entry, path))];
  }
  return type.jsonType === "object"
    ? type.fields.flatMap((field) => listsIn(field.type, `${path}.${field.name}`))
    : [];
}

const lists = new Map(
  schema.getTypeNames().flatMap((name) => {
    const type = schema.get(name);
    return type?.type?.name === "document" ? listsIn(type, name) : [];
  }),
);

test.each([
  ["form.fields", "Add field"],
  ["form.fields.choices", "Add choice"],
  ["page.topics", "Add topic"],
  ["theme.typefaces.display", "Add typeface"],
  ["siteSettings.languages", "Add language"],
])("[PAGE-4] names what the button of the list %s adds: %s", (path, text) => {
  const [type] = lists.get(path)?.of ?? [];
  expect(type && addTextOf(type)).toBe(text);
});

test("[PAGE-4] every list names its entries by more than their kind of value", () => {
  const unnamed = [...lists].filter(([, { of }]) =>
    of.some((type) => /^Add (?:string|text|object|reference|item|)$/i.test(addTextOf(type))),
  );
  expect(lists.size).toBeGreaterThan(20);
  expect(unnamed.map(([path]) => path)).toEqual([]);
});

const form = setUpView();

test("[PAGE-4] the button appends an entry of the list's type", async () => {
  const schemaType = lists.get("form.fields");
  if (schemaType === undefined) throw new Error("The form has no list of fields.");
  const append = vi.fn<(entry: unknown) => void>();
  await form.render(
    <AddButton
      schemaType={schemaType}
      path={["fields"]}
      onChange={() => undefined}
      onItemPrepend={() => undefined}
      onItemAppend={append}
      onValueCreate={({ name }: { name: string }) => name}
    />,
  );
  await form.click();
  expect(append).toHaveBeenLastCalledWith("formField");
});
