import { useCallback, useEffect, useRef, useState } from "react";
import { entriesOfBlock, entryKind, type EntryOnPage } from "../typing/entries-on-page.client.ts";
import { blockAt } from "./blocks-on-page.client.ts";
import { ComposerIcon } from "./composer-icon.client.tsx";
import type { ComposerLabels } from "./composer-toolbar.client.tsx";
import { useFollow } from "./overlay.client.tsx";
import styles from "./entry-tools.module.css";

/** Interval at which the entries of the block are looked up again, in ms. */
const LOOK = 200;

type Props = {
  /** Path of the selected block, or of the block whose text is typed; null if there is none. */
  block: string | null;
  /** Path of the typed text; null if none is typed. */
  typed: string | null;
  /**
   * Titles for the entries of each list. A key consists of a block type and the path of a list in
   * such a block.
   */
  titles: Readonly<Record<string, string>>;
  page: string;
  labels: ComposerLabels;
  onAdd: (entry: string) => void;
  onRemove: (entry: string) => void;
};

const isSame = (one: readonly EntryOnPage[], other: readonly EntryOnPage[]) =>
  one.length === other.length &&
  one.every(
    ({ path, element }, index) => path === other[index]?.path && element === other[index].element,
  );

/** Returns the entries of a block, and its type. Updates both when the page changes. */
function useEntries(page: string, path: string | null) {
  const [entries, setEntries] = useState<readonly EntryOnPage[]>([]);
  const [type, setType] = useState("");
  useEffect(() => {
    const look = () => {
      const block = path === null ? undefined : blockAt(page, path);
      const found = block === undefined ? [] : entriesOfBlock(block.element);
      setType(block?.type ?? "");
      setEntries((known) => (isSame(known, found) ? known : found));
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [page, path]);
  return { entries, type };
}

/**
 * Returns the path of the innermost entry under the pointer. If the pointer is on no entry, returns
 * the path of the entry that it was on last.
 */
function useHovered(entries: readonly EntryOnPage[]): string | null {
  const [hovered, setHovered] = useState<string | null>(null);
  useEffect(() => {
    const point = ({ target }: PointerEvent) => {
      const found = entries.findLast(
        ({ element }) => target instanceof Node && element.contains(target),
      );
      if (found !== undefined) setHovered(found.path);
    };
    document.addEventListener("pointermove", point);
    return () => document.removeEventListener("pointermove", point);
  }, [entries]);
  return hovered;
}

/** A button over the page, at an edge of an entry. */
function EntryButton({
  entry: { element },
  edge,
  label,
  keys,
  onPress,
}: {
  entry: EntryOnPage;
  edge: "end" | "top";
  label: string;
  keys: string;
  onPress: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(() => (element.isConnected ? element : undefined), [element]);
  useFollow(frame, find);
  return (
    <div ref={frame} className={styles.frame} hidden>
      <button
        type="button"
        data-edge={edge}
        aria-label={label}
        aria-keyshortcuts={keys}
        title={label}
        // Keeps the focus in the typed text. Otherwise the text would lose the focus on `mousedown`,
        // and the page could be rendered again before the `click`.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        {edge === "end" ? (
          `+ ${label.slice(label.indexOf(":") + 2)}`
        ) : (
          <ComposerIcon shape="remove" />
        )}
      </button>
    </div>
  );
}

/**
 * Renders the tools for the lists of a block. After the last entry of each list, a button adds an
 * entry. Another button removes the entry that is being typed, or else the entry under the pointer.
 * While an editor types, Ctrl+Enter adds an entry after the typed one, and Backspace removes an
 * empty entry.
 */
export function EntryTools({ block, typed, titles, page, labels, onAdd, onRemove }: Props) {
  const { entries, type } = useEntries(page, block);
  const hovered = useHovered(entries);
  if (block === null) return null;
  const titleOf = ({ path }: EntryOnPage) => titles[entryKind(type, block, path)];
  const lists = Map.groupBy(entries, ({ list }) => list);
  const current =
    entries.findLast(({ path }) => typed?.startsWith(`${path}.`)) ??
    entries.find(({ path }) => typed === null && path === hovered);
  const isOnly = current === undefined || lists.get(current.list)?.length === 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps keys from the block's toolbar
    <div
      onKeyDown={(event) => {
        if (event.key !== "Escape" && event.key !== "F6") event.stopPropagation();
      }}
    >
      {[...lists].map(([list, own]) => {
        const last = own.at(-1);
        const title = last && titleOf(last);
        if (last === undefined || title === undefined) return null;
        return (
          <EntryButton
            key={list}
            entry={last}
            edge="end"
            label={`${labels.addEntry}: ${title}`}
            keys="Control+Enter"
            onPress={() => onAdd(last.path)}
          />
        );
      })}
      {isOnly || titleOf(current) === undefined ? null : (
        <EntryButton
          entry={current}
          edge="top"
          label={labels.removeEntry}
          keys="Backspace"
          onPress={() => onRemove(current.path)}
        />
      )}
    </div>
  );
}
