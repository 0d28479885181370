import type { Editor } from "@portabletext/editor";
import * as selectors from "@portabletext/editor/selectors";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FoundPages, RichAnswer } from "./rich-answers.ts";
import styles from "./rich-typing.module.css";

type Words = RichAnswer["words"];

/** Time without typing after which pages are searched, in ms. */
const WAIT = 150;

/** Whether an input is an address, and not words of a page's title. */
const isAddress = (input: string) => /^\S+[:.@]\S+$/.test(input);

/** Returns the link at the cursor. */
function linkAt(editor: Editor) {
  return selectors.getActiveAnnotations(editor.getSnapshot()).find(({ _type }) => _type === "link");
}

/** Sets the target of the link at the cursor. Without a link there, links the selected words. */
function setLink(editor: Editor, value: Readonly<Record<string, unknown>>): void {
  const link = linkAt(editor);
  const block = selectors.getFocusTextBlock(editor.getSnapshot());
  if (link === undefined || block === undefined) {
    editor.send({ type: "annotation.add", annotation: { name: "link", value: { ...value } } });
    return;
  }
  const at = [{ _key: block.node._key }, "markDefs", { _key: link._key }];
  editor.send({ type: "annotation.set", at, props: { ...value } });
}

/**
 * Renders the input of a link's target. An address becomes a link when Enter is pressed; any other
 * words search the site's pages.
 */
export function RichLink({
  editor,
  words,
  pages,
  onFindPages,
  onDone,
}: {
  editor: Editor;
  words: Words;
  pages: FoundPages | null;
  onFindPages: (words: string) => void;
  onDone: () => void;
}) {
  const current = linkAt(editor);
  const [input, setInput] = useState(typeof current?.["href"] === "string" ? current["href"] : "");
  const field = useRef<HTMLInputElement>(null);
  const search = useEffectEvent((typed: string) => {
    if (!isAddress(typed)) onFindPages(typed);
  });
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const wait = setTimeout(() => search(input), WAIT);
    return () => clearTimeout(wait);
  }, [input]);
  const apply = (value: Readonly<Record<string, unknown>>) => {
    setLink(editor, value);
    onDone();
  };
  const found = isAddress(input) || pages?.words !== input ? [] : pages.pages;
  return (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (isAddress(input)) apply({ kind: "external", href: input });
        else if (first !== undefined) apply(first.link);
      }}
    >
      <input
        ref={field}
        type="text"
        dir="auto"
        maxLength={2_000}
        autoComplete="off"
        aria-label={words.target}
        placeholder={words.target}
        value={input}
        onChange={({ target }) => setInput(target.value.trimStart())}
      />
      <button type="submit" title={words.apply} aria-label={words.apply}>
        ✓
      </button>
      {current === undefined ? null : (
        <button
          type="button"
          title={words.remove}
          aria-label={words.remove}
          onClick={() => {
            editor.send({ type: "annotation.remove", annotation: { name: "link" } });
            onDone();
          }}
        >
          ✕
        </button>
      )}
      {found.length === 0 ? null : (
        <ul className={styles.pages}>
          {found.map(({ title, address, link }) => (
            <li key={address}>
              <button type="button" onClick={() => apply(link)}>
                <span>{title}</span>
                <span className={styles.address}>/{address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
