import { type KeyboardEvent, useCallback, useRef } from "react";
import { useFollow } from "../composing/overlay.client.tsx";
import { contentsOf } from "./contents-of.client.ts";
import { LinkTargetInput } from "./link-target.client.tsx";
import { LINK_ID, PROBLEMS_ID, type TypedNow, type useTyping } from "./use-typing.client.ts";
import styles from "./typing.module.css";

/** Part of the window's height below which the list of found pages needs the room. */
const ROOM_FROM = 0.55;

type Links = ReturnType<typeof useTyping>["links"];

/**
 * Renders the input for the target of the link whose label is typed. Escape returns the focus to the
 * label.
 */
function LabelLink({
  link,
  links,
  label,
}: {
  link: NonNullable<TypedNow["link"]>;
  links: Links;
  /** The element that the label is typed in. */
  label: HTMLElement;
}) {
  const input = useRef<HTMLInputElement>(null);
  /** Scrolls the page, so that the found pages are in the window, below the label. */
  const makeRoom = () => {
    const { bottom } = label.getBoundingClientRect();
    if (bottom > innerHeight * ROOM_FROM) label.scrollIntoView({ block: "center" });
  };
  const takeKey = (event: KeyboardEvent) => {
    // Keeps the keys from the block's toolbar, which moves or removes the block.
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    links.focusLabel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the input in it
    <div
      id={LINK_ID}
      className={styles.link}
      onKeyDown={takeKey}
      onFocus={makeRoom}
      onBlur={() => setTimeout(links.leave)}
    >
      <LinkTargetInput
        current={link.target}
        labels={link.labels}
        targets={links.targets}
        input={input}
        onFind={links.find}
        onSet={(target) => {
          links.set(target);
          links.focusLabel();
        }}
        onRemove={null}
      />
    </div>
  );
}

/**
 * Renders the input for the target of the typed link, and the reasons why the site would reject the
 * text. Both are below the text.
 */
export function TypingNotes({ now, links }: { now: TypedNow; links: Links }) {
  const { element, problems, link, path } = now;
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(() => contentsOf(element), [element]);
  useFollow(frame, find);
  return (
    <div ref={frame} className={styles.frame} hidden>
      <div className={styles.notes}>
        {link === null ? null : <LabelLink key={path} link={link} links={links} label={element} />}
        {problems.length > 0 ? (
          <ul id={PROBLEMS_ID} className={styles.problems} role="alert">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
