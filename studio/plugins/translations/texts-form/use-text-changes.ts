import { useCallback, useEffect, useRef } from "react";
import { insert, type ObjectInputProps, set, setIfMissing, unset } from "sanity";
import type { StoredText } from "./stored-texts.ts";
import type { TextEntry } from "./group-texts.ts";

/** Stores the editor's version of a text. If `text` is null, removes the stored version. */
export type ChangeText = (entry: TextEntry, text: string | null) => void;

/**
 * Returns a function that stores a change in the document. `stored` is the document's list of
 * changed texts. The `_key` of a new entry is the text's key. Therefore two editors who change the
 * same text at the same time don't create two texts.
 */
export function useTextChanges(
  language: string,
  stored: readonly StoredText[],
  onChange: ObjectInputProps["onChange"],
): ChangeText {
  // Keys of inserted texts that `stored` doesn't contain yet. If an editor types fast, the second letter must change
  // the text and not insert it again.
  const inserted = useRef(new Set<string>());
  useEffect(() => {
    for (const { key } of stored) inserted.current.delete(key);
  }, [stored]);
  return useCallback(
    ({ key, stored: own }, text) => {
      const _key = own?._key ?? key;
      if (text === null) {
        inserted.current.delete(key);
        onChange(unset(["texts", { _key }]));
      } else if (own !== null || inserted.current.has(key)) {
        onChange(set(text, ["texts", { _key }, "text"]));
      } else {
        inserted.current.add(key);
        onChange([
          setIfMissing(language, ["language"]),
          setIfMissing([], ["texts"]),
          insert([{ _type: "interfaceText", _key, key, text }], "after", ["texts", -1]),
        ]);
      }
    },
    [language, onChange],
  );
}
