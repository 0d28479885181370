import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translate.ts";
import { AddToList } from "../add-to-list.tsx";
import styles from "./edited-gate.module.css";

/** A visible label that marks a boundary of the gate for editors. */
const Boundary = ({ children }: { children: string }) => (
  <p role="note" className={styles.boundary}>
    <bdi>{children}</bdi>
  </p>
);

/**
 * The gate as editors see it: the public teaser, the sign-in prompt that visitors see, and the
 * members' blocks between labels. `data-list` names the list of blocks, so that the editor can drop
 * a block on an empty list. Visitors and members never get these labels.
 */
export function EditedGate({
  teaser,
  prompt,
  members,
  hasMembersBlocks,
  mayAdd,
  t,
}: {
  /** Null if the gate has no teaser. */
  teaser: ReactNode;
  prompt: ReactNode;
  members: ReactNode;
  hasMembersBlocks: boolean;
  /** False in a reusable block, whose blocks are added in its own form. */
  mayAdd: boolean;
  t: Translate;
}) {
  return (
    <>
      {teaser === null ? null : (
        <div data-list="teaser">
          <Boundary>{t("blocks.gate.everyone")}</Boundary>
          {teaser}
        </div>
      )}
      {prompt}
      <div className={styles.members} data-list="blocks">
        <Boundary>{t("blocks.gate.begins")}</Boundary>
        {hasMembersBlocks ? (
          members
        ) : (
          <div className={styles.empty}>
            <p>{t("blocks.gate.empty")}</p>
            {mayAdd ? <AddToList t={t} /> : null}
          </div>
        )}
        <Boundary>{t("blocks.gate.ends")}</Boundary>
      </div>
    </>
  );
}
