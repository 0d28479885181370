import { useCallback } from "react";
import {
  type ArrayOfObjectsInputProps,
  type ArrayOfPrimitivesInputProps,
  definePlugin,
  type InputProps,
  isArrayOfObjectsInputProps,
  isArrayOfPrimitivesInputProps,
  pathToString,
} from "sanity";
import { freshKey } from "../plugins/composing/new-block.ts";
import { AddButton, hasOneType } from "./add-button.tsx";
import { focusFirstField } from "../ui/focus-field.ts";

type Insertion = Parameters<ArrayOfObjectsInputProps["onInsert"]>[0];
type Item = Insertion["items"][number];

/** Adds a key if it is missing, because `focusFirstField` finds the item's form by the key. */
const withKey = (item: Item): Item & { _key: string } => ({
  ...item,
  _key: item._key || freshKey(),
});

function ListInput(props: ArrayOfObjectsInputProps) {
  const { onInsert, path, renderDefault } = props;
  const insert = useCallback(
    ({ items, ...where }: Insertion) => {
      const keyed = items.map(withKey);
      onInsert({ ...where, items: keyed });
      const [item] = keyed;
      if (item && where.open !== false)
        focusFirstField(pathToString([...path, { _key: item._key }]));
    },
    [onInsert, path],
  );
  const append = useCallback(
    (item: Item) => insert({ items: [item], position: "after", referenceItem: -1 }),
    [insert],
  );
  const prepend = useCallback(
    (item: Item) => insert({ items: [item], position: "before", referenceItem: 0 }),
    [insert],
  );
  return renderDefault({
    ...props,
    onInsert: insert,
    onItemAppend: append,
    onItemPrepend: prepend,
    ...(hasOneType(props.schemaType) ? { arrayFunctions: AddButton } : {}),
  });
}

const PlainListInput = (props: ArrayOfPrimitivesInputProps) =>
  props.renderDefault(
    hasOneType(props.schemaType) ? { ...props, arrayFunctions: AddButton } : props,
  );

/**
 * Plugin for lists: their buttons name what they add, and when an editor adds an item, its first field gets the focus, so
 * that the editor can type at once.
 */
export const newItemFocus = definePlugin({
  name: "new-item-focus",
  form: {
    components: {
      input: (props: InputProps) =>
        isArrayOfObjectsInputProps(props) ? (
          <ListInput {...props} />
        ) : isArrayOfPrimitivesInputProps(props) ? (
          <PlainListInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
