import { AddIcon } from "@sanity/icons/Add";
import { Button, Grid } from "@sanity/ui";
import {
  type ArrayInputFunctionsProps,
  type ArraySchemaType,
  isReferenceSchemaType,
  type SchemaType,
} from "sanity";
import { studioLanguage } from "../i18n/language.ts";
import { translate } from "../i18n/translate.ts";

/** Returns the text of the button that adds an entry of this type to a list: “Add field”. */
export function addTextOf(type: SchemaType): string {
  const [target, ...others] = isReferenceSchemaType(type) ? type.to : [];
  const { title = "" } = target && others.length === 0 ? target : type;
  // English has small initials within a sentence, but not in abbreviations.
  const isName = studioLanguage !== "en" || !/^\p{Lu}\p{Ll}/u.test(title);
  return translate("Add {entry}", {
    entry: isName ? title : `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
  });
}

/**
 * Button below a list whose entries have one type. Its text names that type, where Sanity's button says “Add item”. Lists
 * with several types keep Sanity's button, which opens a menu.
 */
export function AddButton<Entry>({
  schemaType,
  readOnly = false,
  onItemAppend,
  onValueCreate,
  children,
}: ArrayInputFunctionsProps<Entry, ArraySchemaType>) {
  const [type] = schemaType.of;
  if (type === undefined || schemaType.options?.disableActions?.includes("add")) return null;
  // Sanity declares the type of the list for this function's parameter, but passes the type of the entry.
  const createEntry = (): Entry => Reflect.apply(onValueCreate, undefined, [type]);
  return (
    <Grid gap={1} gridTemplateColumns={1}>
      <Button
        icon={AddIcon}
        mode="ghost"
        text={addTextOf(type)}
        disabled={readOnly}
        onClick={() => onItemAppend(createEntry())}
      />
      {children}
    </Grid>
  );
}

export const hasOneType = ({ of, options }: ArraySchemaType): boolean =>
  of.length === 1 && options?.list === undefined;
