import { useRef } from "react";
import { ComposerIcon } from "./composer-icon.client.tsx";
import styles from "./composer.module.css";
import { useFollow } from "./use-follow.client.ts";

const findRoom = () => document.querySelector("main") ?? undefined;

/** Renders the button that adds the first block of an empty page. */
export function FirstBlock({ label, onAdd }: { label: string; onAdd: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useFollow(frame, findRoom);
  return (
    <div ref={frame} className={styles.frame} hidden>
      <button type="button" className={styles.first} onClick={onAdd}>
        <ComposerIcon shape="addInside" /> {label}
      </button>
    </div>
  );
}
