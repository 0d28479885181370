import type { Schema } from "sanity";
import { translate } from "../i18n/translate.ts";

/** Returns the title of a document's type, in the studio's language. An editor never reads the type's name. */
export const titleOfType = (schema: Pick<Schema, "get">, type: string): string =>
  schema.get(type)?.title ?? translate("Document of an unknown type");
