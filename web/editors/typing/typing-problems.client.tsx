import { useCallback, useRef } from "react";
import { useFollow } from "../composing/overlay.client.tsx";
import { contentsOf } from "./contents-of.client.ts";
import { PROBLEMS_ID, type TypedNow } from "./use-typing.client.ts";
import styles from "./typing.module.css";

/** Renders the reasons why the site would reject the typed text, below the text. */
export function TypingProblems({ element, problems }: TypedNow) {
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(() => contentsOf(element), [element]);
  useFollow(frame, find);
  return (
    <div ref={frame} className={styles.frame} hidden>
      {problems.length > 0 ? (
        <ul id={PROBLEMS_ID} className={styles.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
