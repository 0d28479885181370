import type { PresentEditor } from "@marquee/schemas/editing";
import { useCallback, useRef } from "react";
import { initialsOf } from "../../i18n/initials.ts";
import { isRich, textsOnPage } from "../typing/texts-on-page.client.ts";
import { blockOfField, blocksOnPage } from "./blocks-on-page.client.ts";
import { useFollow } from "./overlay.client.tsx";
import styles from "./present-editors.module.css";

/** Returns the element of the text that displays a field; undefined if no text on the page displays it. */
function textElement(field: string, page: string): HTMLElement | undefined {
  const text = textsOnPage(page).find(({ path }) => field === path || field.startsWith(`${path}[`));
  if (text === undefined) return undefined;
  return isRich(text) ? text.elements[0] : (text.node.parentElement ?? undefined);
}

function blockElement(field: string, page: string): HTMLElement | undefined {
  const path = blockOfField(field, page);
  return blocksOnPage(page).find((block) => block.path === path)?.element;
}

/** Renders the avatars of the editors who are in one field, at its text or at its block. */
function Place({
  page,
  path,
  editors,
}: {
  page: string;
  path: string;
  editors: readonly PresentEditor[];
}) {
  const frame = useRef<HTMLDivElement>(null);
  // `find` runs in each animation frame, so it searches the page only if the known element was removed.
  const known = useRef<HTMLElement>(undefined);
  const find = useCallback(() => {
    if (known.current?.isConnected) return known.current;
    const text = textElement(path, page);
    known.current = text ?? blockElement(path, page);
    frame.current?.toggleAttribute("data-in-text", text !== undefined);
    return known.current;
  }, [path, page]);
  useFollow(frame, find);
  return (
    <div ref={frame} className={styles.place} hidden>
      <span className={styles.avatars}>
        {editors.map(({ session, name }) => (
          <span key={session} title={name} className={styles.avatar}>
            <span aria-hidden="true">{initialsOf(name) || "?"}</span>
            <span className="sr-only">{name}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

/**
 * Renders the avatars of the page's other editors at the blocks and texts that they are in. A text
 * that another editor types has a frame. [COMP-4]
 */
export function PresentEditors({
  page,
  editors,
}: {
  page: string;
  editors: readonly PresentEditor[];
}) {
  return [...Map.groupBy(editors, ({ path }) => path)].map(([path, within]) => (
    <Place key={path} page={page} path={path} editors={within} />
  ));
}
