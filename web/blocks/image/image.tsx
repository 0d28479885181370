import type { Block } from "@marquee/schemas/types";
import type { CSSProperties, ReactNode } from "react";
import { hasText } from "../../content/parse/empty-text.ts";
import { Picture } from "../../design/images/picture.tsx";
import { largeAddress, ratioOf } from "../../design/images/rendition.ts";
import { wholePictureSizes } from "../../design/images/sizes.ts";
import { BlockSection } from "../../design/ui/block-section.tsx";
import type { BlockComponent, BlockContext } from "../block-component.ts";
import { GalleryIsland } from "../start-island.tsx";
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
 * Links the picture to its file, if visitors can enlarge it. The light box of galleries opens the link in place. In a
 * preview, a click on a picture opens the editor's tools.
 */
function Enlargeable({
  block,
  context: { t, isEditing },
  children,
}: {
  block: Block<"image">;
  context: BlockContext;
  children: ReactNode;
}) {
  if (!block.enlargeable || isEditing) return children;
  return (
    <>
      <a href={largeAddress(block.picture)} className={styles.large} data-position="">
        {children}
        <span className="sr-only">{t("blocks.image.enlarge")}</span>
      </a>
      <GalleryIsland
        labels={{
          label: t("blocks.image.large"),
          previous: t("blocks.gallery.previous"),
          next: t("blocks.gallery.next"),
          close: t("blocks.gallery.close"),
        }}
      />
    </>
  );
}

/**
 * One image: as wide as the text (`reading`), extending to the inline end (`wide`), or across the
 * window (`full`).
 */
export const Image: BlockComponent<"image"> = ({ block, context }) => {
  const ratio = ratioOf(block.picture);
  const isCaptioned = hasText(block.caption) || hasText(block.credit);
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
          <Enlargeable block={block} context={context}>
            <Picture
              picture={block.picture}
              phone={block.phonePicture && { picture: block.phonePicture, sizes: "100vw" }}
              sizes={wholePictureSizes(block.width, context.within, ratio)}
              priority={context.first}
              className={styles.picture}
            />
          </Enlargeable>
        </div>
        <Caption block={block} />
      </figure>
    </BlockSection>
  );
};
