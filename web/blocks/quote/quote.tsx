import type { Block } from "@marquee/schemas/types";
import { overhang } from "../../images/overhang.ts";
import { Picture, type PictureValue } from "../../images/picture.tsx";
import { BlockSection } from "../../ui/block-section.tsx";
import { visibleLength } from "../../ui/visible-length.ts";
import type { BlockComponent } from "../block-component.ts";
import styles from "./quote.module.css";

/** What was said stands as large as its length allows. */
function lengthOf(words: string): "short" | "medium" | "long" {
  const length = visibleLength(words);
  if (length <= 90) return "short";
  return length <= 240 ? "medium" : "long";
}

/** Shares of the window that the square takes: on phones, and from 60rem on. */
function portraitSizes(portrait: PictureValue, emphasis: Block<"quote">["emphasis"]): string {
  const drawn = overhang(portrait, 1);
  if (emphasis === "quiet") return `${Math.ceil(10 * drawn)}rem`;
  return `(min-width: 60rem) ${Math.ceil(44 * drawn)}vw, ${Math.ceil(80 * drawn)}vw`;
}

/** Somebody's words between the quotation marks of the page's language, their name beside a lamp, their face in a lit square. */
export const Quote: BlockComponent<"quote"> = ({ block, context }) => (
  <BlockSection block={block} tone={block.tone} motion={block.motion} labelled={false}>
    <figure
      className={`grid ${styles[block.emphasis]}`}
      data-pictured={block.portrait !== null || undefined}
    >
      <blockquote className={styles.words} data-length={lengthOf(block.words)} data-arrives>
        <p>{block.words}</p>
      </blockquote>
      {block.portrait === null ? null : (
        <div className={styles.portrait} data-arrives>
          <Picture
            picture={block.portrait}
            sizes={portraitSizes(block.portrait, block.emphasis)}
            priority={context.first}
          />
        </div>
      )}
      <figcaption className={styles.speaker} data-arrives>
        <span className={styles.name}>{block.name}</span>
        {block.role === null ? null : <span className={styles.role}>{block.role}</span>}
      </figcaption>
    </figure>
  </BlockSection>
);
