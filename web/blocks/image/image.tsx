import type { Block } from "@marquee/schemas/types";
import type { CSSProperties } from "react";
import { hasWords } from "../../content/parse/empty-text.ts";
import { Picture } from "../../design/images/picture.tsx";
import { ratioOf } from "../../design/images/rendition.ts";
import { wholePictureSizes } from "../../design/images/sizes.ts";
import { BlockSection } from "../../design/ui/block-section.tsx";
import type { BlockComponent } from "../block-component.ts";
import styles from "./image.module.css";

const ratioStyle = (ratio: number): CSSProperties & Record<"--ratio", number> => ({
  "--ratio": ratio,
});

function Caption({ block: { caption, credit } }: { block: Block<"image"> }) {
  if (caption === null && credit === null) return null;
  return (
    <figcaption className={styles.caption} data-arrives>
      {caption === null ? null : <p>{caption}</p>}
      {credit === null ? null : <p className={styles.credit}>{credit}</p>}
    </figcaption>
  );
}

/**
 * One image: as wide as the text (`reading`), extending to the inline end (`wide`), or across the
 * window (`full`).
 */
export const Image: BlockComponent<"image"> = ({ block, context }) => {
  const ratio = ratioOf(block.picture);
  const isCaptioned = hasWords(block.caption) || hasWords(block.credit);
  return (
    <BlockSection block={block} tone={block.tone} labelled={false} motion={block.motion}>
      <figure
        className={`grid ${styles.figure}`}
        data-width={block.width}
        data-upright={ratio < 1 || undefined}
        data-captioned={isCaptioned || undefined}
        data-plate={isCaptioned ? "margin" : undefined}
      >
        <div className={styles.frame} style={ratioStyle(ratio)} data-arrives>
          <Picture
            picture={block.picture}
            phone={block.phonePicture && { picture: block.phonePicture, sizes: "100vw" }}
            sizes={wholePictureSizes(block.width, context.within, ratio)}
            priority={context.first}
            className={styles.picture}
          />
        </div>
        <Caption block={block} />
      </figure>
    </BlockSection>
  );
};
