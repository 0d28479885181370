import type { BlockSetting, StudioMessage } from "@marquee/schemas/editing";
import type { SanityClient } from "@sanity/client";
import {
  isReferenceSchemaType,
  type ObjectSchemaType,
  type Schema,
  type SchemaType,
  type StringSchemaType,
} from "sanity";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { fieldAt, textAt } from "../checks/stored-page.ts";
import { valueAt } from "./block-path.ts";
import type { Step } from "./history.ts";
import { typeOf } from "./list-types.ts";

/** Blocks whose content is chosen in settings and not typed, by the site's names of their types. */
export const typesWithSettings = ["form", "pageList"];

/** The settings of these blocks that the page displays, by the dataset's names of their types. */
const namesByType: Readonly<Record<string, readonly string[]>> = {
  formBlock: ["form"],
  pageList: ["source", "topic", "author", "below", "order", "layout"],
};

const MOST_DOCUMENTS = 100;

/** Query for the published documents of a type that a block of a page in `$language` may refer to: in its language, or in none. */
export const documentsQuery = `*[
  _type in $types &&
  (!defined(language) || language == $language)
] | order(lower(coalesce(title, name, "")) asc)[0...${MOST_DOCUMENTS}]{
  "value": _id, "title": coalesce(title, name, "")
}`;

const documents = z.array(
  z.object({
    value: z.string(),
    title: z.string().transform((title) => title || translate("Untitled")),
  }),
);

type Client = Pick<SanityClient, "fetch">;

const isObjectType = (type: SchemaType | undefined): type is ObjectSchemaType =>
  type?.jsonType === "object";

function isHidden({ hidden }: SchemaType, block: unknown): boolean {
  return typeof hidden === "function"
    ? Boolean(Reflect.apply(hidden, undefined, [{ parent: block, currentUser: null }]))
    : hidden === true;
}

function settingFields(schema: Schema, block: unknown): ObjectSchemaType["fields"] {
  const name = String(typeOf(block));
  const type = schema.get(name);
  const names = namesByType[name] ?? [];
  return isObjectType(type)
    ? type.fields.filter((field) => names.includes(field.name) && !isHidden(field.type, block))
    : [];
}

const isStringType = (type: SchemaType): type is StringSchemaType => type.jsonType === "string";

const choiceShape = z.array(z.object({ value: z.string(), title: z.string() }));

/** Returns the options of a field: its choices, or the documents that it may refer to. Null for a text. */
async function optionsOf(
  type: SchemaType,
  { language, client }: { language: string; client: Client },
): Promise<BlockSetting["options"]> {
  const none = { value: "", title: translate("None") };
  if (isReferenceSchemaType(type)) {
    const types = type.to.map(({ name }) => name);
    const params = { types, language };
    const found = await client.fetch<unknown>(documentsQuery, params, { perspective: "published" });
    return [none, ...documents.parse(found)];
  }
  return choiceShape.safeParse(fieldAt(type.options, "list")).data ?? null;
}

/** Returns the value of a field: the chosen option, or the first one that the site would choose. */
function valueOf(block: unknown, { name, type }: ObjectSchemaType["fields"][number]): string {
  if (isReferenceSchemaType(type)) return textAt(fieldAt(block, name), "_ref");
  const initial =
    isStringType(type) && typeof type.initialValue === "string" ? type.initialValue : "";
  return textAt(block, name) || initial;
}

type Settings = Extract<StudioMessage, { event: "settings" }>;

export async function readSettings(
  page: unknown,
  path: string,
  { schema, client }: { schema: Schema; client: Client },
): Promise<Settings | null> {
  const block = valueAt(page, path);
  const fields = settingFields(schema, block);
  if (fields.length === 0) return null;
  const language = textAt(page, "language");
  const settings = await Promise.all(
    fields.map(async (field) => ({
      name: field.name,
      title: (field.type.title ?? field.name).slice(0, 500),
      value: valueOf(block, field),
      options: await optionsOf(field.type, { language, client }),
    })),
  );
  return {
    event: "settings",
    path,
    title: schema.get(String(typeOf(block)))?.title ?? "",
    more: translate("More settings"),
    close: translate("Close"),
    settings,
  };
}

/** Returns the step that sets a setting of the block at a path; null if the block has no such setting now. */
export function setSetting(
  page: unknown,
  { path, name, value }: { path: string; name: string; value: string },
  schema: Schema,
): Step | null {
  const field = settingFields(schema, valueAt(page, path)).find((each) => each.name === name);
  if (field === undefined) return null;
  const stored = isReferenceSchemaType(field.type) ? { _type: "reference", _ref: value } : value;
  return { kind: "fields", path, fields: { [name]: value === "" ? null : stored } };
}
