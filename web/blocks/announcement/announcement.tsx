import { BlockSection } from "../../design/ui/block-section.tsx";
import { BlockLink } from "../../design/ui/block-link.tsx";
import type { BlockComponent } from "../block-component.ts";
import styles from "./announcement.module.css";

/** A one-line notice in a thin strip. It has no heading, so the next block of the page gets the `h1`. */
export const Announcement: BlockComponent<"announcement"> = ({ block }) => (
  <BlockSection block={block} tone={block.tone} labelled={false}>
    <div className="grid">
      <p className={styles.news} data-strip>
        {block.label === null ? null : <b className={styles.label}>{block.label}</b>}{" "}
        <span className={styles.text}>{block.text}</span>{" "}
        <BlockLink link={block.link} className={styles.link} />
      </p>
    </div>
  </BlockSection>
);
