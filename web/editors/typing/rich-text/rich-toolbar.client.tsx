import type { StoredTarget } from "@marquee/schemas/editing";
import { type Editor, useEditor, useEditorSelector } from "@portabletext/editor";
import * as selectors from "@portabletext/editor/selectors";
import { type KeyboardEvent, type RefObject, useCallback, useRef } from "react";
import { LineIcon } from "../../composing/composer-icon.client.tsx";
import { useFollow } from "../../composing/overlay.client.tsx";
import { firstGrapheme } from "../../../i18n/first-grapheme.ts";
import { contentsOf } from "../contents-of.client.ts";
import type { FoundTargets, RichTextMessage } from "../studio-messages.ts";
import { RichLink } from "./rich-link.client.tsx";
import { useToolbarPlace } from "./toolbar-place.client.ts";
import styles from "./rich-typing.module.css";

const icons: Readonly<Record<string, string>> = {
  strong: "M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z",
  em: "M9 4h6M5 16h6M12 4L8 16",
  code: "M7 6l-4 4 4 4M13 6l4 4-4 4",
  bullet: "M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01",
  number: "M9 5h8M9 10h8M9 15h8M3 4l1.5-.8V8M3 12.2c2-1 3 .6 1.6 2L3 16h2.4",
  link: "M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2",
};

/** Renders the icon of a known mark or list. For others, renders the first letter of the title. */
function Icon({ name, title }: { name: string; title: string }) {
  const path = icons[name];
  if (path === undefined) return firstGrapheme(title, /\p{L}/u);
  return <LineIcon path={path} weight={name === "strong" ? 2.5 : 1.75} />;
}

/** Keyboard shortcuts of the rich-text editor, for assistive technology. */
const shortcuts: Readonly<Record<string, string>> = {
  strong: "Control+B",
  em: "Control+I",
  code: "Control+'",
};

type ToggleProps = { name: string; title: string; isOn: boolean; onPress: () => void };

function Toggle({ name, title, isOn, onPress }: ToggleProps) {
  return (
    <button
      type="button"
      title={title}
      aria-label={title}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcuts[name]}
      // Otherwise the text would lose the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={name} title={title} />
    </button>
  );
}

function Decorator({ editor, name, title }: { editor: Editor; name: string; title: string }) {
  const isOn = useEditorSelector(editor, selectors.isActiveDecorator(name));
  const press = () => editor.send({ type: "decorator.toggle", decorator: name });
  return <Toggle name={name} title={title} isOn={isOn} onPress={press} />;
}

function List({ editor, name, title }: { editor: Editor; name: string; title: string }) {
  const isOn = useEditorSelector(editor, selectors.isActiveListItem(name));
  const press = () => editor.send({ type: "list item.toggle", listItem: name });
  return <Toggle name={name} title={title} isOn={isOn} onPress={press} />;
}

function Styles({ editor, opened: { kit, labels } }: { editor: Editor; opened: RichTextMessage }) {
  const style = useEditorSelector(editor, selectors.getActiveStyle);
  return (
    <select
      className={styles.style}
      aria-label={labels.style}
      value={style ?? ""}
      onChange={({ target }) => {
        editor.send({ type: "style.toggle", style: target.value });
        editor.send({ type: "focus" });
      }}
    >
      {style === undefined ? <option value="">–</option> : null}
      {kit.styles.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** Moves the focus from a button to the previous or the next control of the toolbar. */
function go(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  if (!(target instanceof HTMLButtonElement)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>("select, button")];
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const next = stops[stops.indexOf(target) + (key === forward ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/**
 * Renders the toolbar of the rich text that is being edited: the styles, marks, lists and links that
 * the text's schema allows. Alt+F10 moves the focus to the toolbar, Escape moves it back to the text.
 */
export function RichToolbar({
  opened,
  bar,
  isLinking,
  onLinking,
  targets,
  onFindTargets,
}: {
  opened: RichTextMessage;
  bar: RefObject<HTMLDivElement | null>;
  /** Whether the toolbar displays the field for a link's target. */
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  /** Result of the last search for pages and sections. */
  targets: FoundTargets | null;
  onFindTargets: (query: string, current: StoredTarget) => void;
}) {
  const editor = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(() => {
    const element = editor.dom.getEditorElement();
    return element && contentsOf(element);
  }, [editor]);
  useFollow(frame, find);
  const place = useToolbarPlace(bar, find);
  const { kit, labels } = opened;
  const link = kit.annotations.find(({ name }) => name === "link");
  const isLinked = useEditorSelector(editor, selectors.isActiveAnnotation("link"));
  return (
    <div ref={frame} className={styles.frame} hidden>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={labels.toolbar}
        className={styles.toolbar}
        data-place={place}
        onKeyDown={(event) => {
          go(event);
          if (event.key !== "Escape") return;
          event.preventDefault();
          onLinking(false);
          editor.send({ type: "focus" });
        }}
      >
        <Styles editor={editor} opened={opened} />
        {kit.decorators.map((each) => (
          <Decorator key={each.name} editor={editor} {...each} />
        ))}
        {kit.lists.map((each) => (
          <List key={each.name} editor={editor} {...each} />
        ))}
        {link === undefined ? null : (
          <Toggle
            name="link"
            title={link.title}
            isOn={isLinked || isLinking}
            onPress={() => onLinking(!isLinking)}
          />
        )}
        {isLinking ? (
          <RichLink
            editor={editor}
            labels={labels}
            targets={targets}
            onFindTargets={onFindTargets}
            onDone={() => {
              onLinking(false);
              editor.send({ type: "focus" });
            }}
          />
        ) : null}
      </div>
    </div>
  );
}
