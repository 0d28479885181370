import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import { type ChangeEvent, useEffectEvent, useLayoutEffect, useState } from "react";
import {
  definePlugin,
  diffMatchPatch,
  type InputProps,
  isStringInputProps,
  PatchEvent,
  type SchemaType,
  set,
  type StringInputProps,
  unset,
} from "sanity";
import { createSharedText, type Selection } from "./shared-text.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The displayed text, and the selection to restore if another editor changed the text. */
type Shown = { value: string; selection: Selection | null };

/** Returns the change of a field for the form's store, whose value may contain newer changes by others. */
function changeOf(before: string, next: string) {
  if (next === "") return unset();
  return before === "" ? set(next) : diffMatchPatch(stringifyPatches(makePatches(before, next)));
}

/**
 * Input of a text, in which two editors may type at the same time. The Studio's own input would move
 * the cursor to the end of the text when another editor changes it, and would store its text over a
 * change that it doesn't display yet.
 */
function SharedTextInput(props: StringInputProps) {
  const { elementProps, onChange, renderDefault } = props;
  const { value: stored = "" } = elementProps;
  const [text] = useState(() => createSharedText(stored));
  const [shown, setShown] = useState<Shown>({ value: stored, selection: null });
  const [isComposing, setIsComposing] = useState(false);
  const field = () => document.querySelector<TextField>(`#${CSS.escape(elementProps.id)}`);

  const merge = useEffectEvent((value: string) => {
    if (value === text.value()) return text.confirm();
    const { selectionStart, selectionEnd } = field() ?? {};
    const selection = text.merge(value, [selectionStart ?? 0, selectionEnd ?? 0]);
    setShown({ value: text.value(), selection });
  });
  useLayoutEffect(() => {
    // Changing the text would end the input method's composition.
    // oxlint-disable-next-line react/set-state-in-effect -- the merged text depends on the field's cursor
    if (!isComposing) merge(stored);
  }, [stored, isComposing]);
  const select = useEffectEvent(([start, end]: Selection) => {
    const element = field();
    if (element === document.activeElement) element?.setSelectionRange(start, end);
  });
  useLayoutEffect(() => {
    if (shown.selection !== null) select(shown.selection);
  }, [shown]);

  const change = ({ currentTarget: { value, selectionEnd } }: ChangeEvent<TextField>) => {
    const before = text.value();
    if (value === before) return;
    text.type(value, selectionEnd ?? value.length);
    setShown({ value, selection: null });
    onChange(PatchEvent.from(changeOf(before, value)));
  };
  const changed = {
    ...elementProps,
    value: shown.value,
    onChange: change,
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: () => setIsComposing(false),
  };
  return renderDefault({ ...props, elementProps: changed });
}

/**
 * Whether editors type the values of a type as text: not from a list, nor with an input of its own. The Studio's basic
 * types, such as `datetime`, have the type null.
 */
export function isTyped({ name, type, options, components }: SchemaType): boolean {
  const isListed = typeof options === "object" && options !== null && "list" in options;
  if (isListed || components?.input !== undefined) return false;
  return name === "string" || name === "text" || (type ? isTyped(type) : false);
}

/** Plugin that merges the changes of editors who type in the same text field of a form. */
export const sharedTexts = definePlugin({
  name: "shared-texts",
  form: {
    components: {
      input: (props: InputProps) =>
        isStringInputProps(props) && isTyped(props.schemaType) && !props.displayInlineChanges ? (
          <SharedTextInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
