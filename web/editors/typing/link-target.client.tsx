import type { LinkTarget, StoredTarget } from "@marquee/schemas/editing";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { FoundTargets, LinkState } from "./studio-messages.ts";
import styles from "./link-target.module.css";

/** Time without typing after which pages and sections are searched, in ms. */
const WAIT = 150;

/** Whether an input is an address, and not words of a title. */
const isAddress = (input: string) => /^\S+[:.@]\S+$/.test(input);

/** Moves the focus from the input or a result to the next or the previous one. */
function go(event: KeyboardEvent<HTMLElement>): void {
  const by = new Map([
    ["ArrowDown", 1],
    ["ArrowUp", -1],
  ]).get(event.key);
  if (by === undefined || !(event.target instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li button")];
  const next = stops[stops.indexOf(event.target) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/**
 * Renders the input of a link's target. An address becomes the target when Enter is pressed. Other
 * words search pages and sections, which are listed while the focus is in the input or the list.
 */
export function LinkTargetInput({
  current,
  labels,
  targets,
  input,
  onFind,
  onSet,
  onRemove,
}: {
  /** The present target of the link. */
  current: StoredTarget;
  labels: LinkState["labels"];
  /** Result of the last search; null if there is none. */
  targets: FoundTargets | null;
  /** The input element, for its focus. */
  input: RefObject<HTMLInputElement | null>;
  onFind: (query: string, current: StoredTarget) => void;
  onSet: (link: LinkTarget) => void;
  /** Removes the link; null if there is none to remove. */
  onRemove: (() => void) | null;
}) {
  const [typed, setTyped] = useState(current.href);
  /** The query for which Enter was pressed before their results arrived. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const search = useEffectEvent((searched: string, now: StoredTarget) => {
    if (!isAddress(searched)) onFind(searched, now);
  });
  const { href, page, section } = current;
  useEffect(() => {
    const wait = setTimeout(() => search(typed, { href, page, section }), WAIT);
    return () => clearTimeout(wait);
  }, [typed, href, page, section]);
  const found = isAddress(typed) || targets?.query !== typed ? [] : targets.targets;
  const title = targets?.targets.find(({ isCurrent }) => isCurrent)?.title;
  const set = (link: LinkTarget) => {
    onSet(link);
    setTyped(link.href ?? "");
  };
  const choose = useEffectEvent(({ query: searched, targets: [first] }: FoundTargets) => {
    if (searched !== awaited) return;
    setAwaited(null);
    if (first !== undefined) set(first.link);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the results arrive from the studio, after Enter was pressed
    if (targets !== null) choose(targets);
  }, [targets]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the arrow keys of the controls in it
    <form
      className={styles.link}
      onKeyDown={go}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (isAddress(typed)) set({ kind: "external", href: typed });
        else if (typed === "") return;
        else if (first !== undefined) set(first.link);
        else setAwaited(typed);
      }}
    >
      <input
        ref={input}
        type="text"
        className={styles.field}
        dir="auto"
        maxLength={2_000}
        autoComplete="off"
        aria-label={labels.target}
        placeholder={title ?? labels.target}
        data-set={title === undefined ? undefined : ""}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value.trimStart());
          setAwaited(null);
        }}
      />
      <button type="submit" title={labels.apply} aria-label={labels.apply}>
        ✓
      </button>
      {onRemove === null ? null : (
        <button type="button" title={labels.remove} aria-label={labels.remove} onClick={onRemove}>
          ✕
        </button>
      )}
      {found.length === 0 ? null : (
        <ul className={styles.targets}>
          {found.map(({ title: name, place, link, isCurrent }) => (
            <li key={`${place} ${link.section ?? ""}`}>
              <button
                type="button"
                aria-current={isCurrent ? "true" : undefined}
                onClick={() => set(link)}
              >
                <span dir="auto">{name}</span>
                <span className={styles.place} dir="auto">
                  {place}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
