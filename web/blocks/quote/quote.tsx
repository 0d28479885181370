import type { Block } from "@marquee/schemas/types";
import { overhang } from "../../design/images/overhang.ts";
import { Picture, type PictureValue } from "../../design/images/picture.tsx";
import { BlockSection } from "../../design/ui/block-section.tsx";
import { visibleLength } from "../../design/ui/visible-length.ts";
import type { BlockComponent } from "../block-component.ts";
import styles from "./quote.module.css";

/** Returns the length class of a quote, which sets its font size. */
function lengthOf(text: string): "short" | "medium" | "long" {
  const length = visibleLength(text);
  if (length <= 90) return "short";
  return length <= 240 ? "medium" : "long";
}

/**
 * Returns the `sizes` of the portrait. In a `loud` quote, the portrait's width changes at 60rem.
 */
function portraitSizes(portrait: PictureValue, emphasis: Block<"quote">["emphasis"]): string {
  const drawn = overhang(portrait, 1);
  if (emphasis === "quiet") return `${Math.ceil(10 * drawn)}rem`;
  return `(min-width: 60rem) ${Math.ceil(44 * drawn)}vw, ${Math.ceil(80 * drawn)}vw`;
}

/** A quote in the quotation marks of the page's language, with the speaker's name and an optional portrait. */
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
