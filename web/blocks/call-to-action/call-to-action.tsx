import type { CSSProperties } from "react";
import { Picture, type PictureValue } from "../../design/images/picture.tsx";
import { ratioOf } from "../../design/images/rendition.ts";
import { pictureSizes, sizesFrom } from "../../design/images/sizes.ts";
import { Actions } from "../../design/ui/actions.tsx";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { Title } from "../../design/ui/title.tsx";
import { titleLength } from "../../design/ui/title-length.ts";
import type { BlockComponent } from "../block-component.ts";
import styles from "./call-to-action.module.css";

const ratioStyle = (ratio: number): CSSProperties & Record<"--ratio", number> => ({
  "--ratio": ratio,
});

const shapeOf = (picture: PictureValue | null) =>
  picture && (ratioOf(picture) < 1 ? "upright" : "landscape");

/**
 * Displayed width of a portrait image on a page. On wide windows, the image covers four columns and
 * the margin at the inline end: a third of the window. The twelve columns are at most 100rem wide.
 * In still wider windows only the margin grows, so the image covers more than a third.
 */
const portraitSizes = sizesFrom("36vw", "(min-width: 40rem) 43vw, 100vw");

/**
 * A call to action. With the emphasis `quiet`, it is one line with the button at the end. With `loud`, it is as large
 * as a poster. An image is above the text on phones and beside it on wide pages.
 */
export const CallToAction: BlockComponent<"callToAction"> = ({ block, context }) => (
  <BlockSection block={block} tone={block.tone} labelled motion={block.motion}>
    <div
      className={`grid ${styles.inner}`}
      data-emphasis={block.emphasis}
      data-pictured={shapeOf(block.picture) ?? undefined}
    >
      <div className={styles.words} data-arrives>
        <Title
          text={block.heading}
          first={context.first}
          id={headingId(block._key)}
          className={styles.heading}
          data-length={titleLength(block.heading)}
        />
        {block.text === null ? null : <p className={styles.text}>{block.text}</p>}
      </div>
      <div className={styles.actions} data-arrives>
        <Actions links={block.actions} />
      </div>
      {block.picture === null ? null : (
        <div className={styles.media} style={ratioStyle(ratioOf(block.picture))} data-arrives>
          <Picture
            picture={block.picture}
            sizes={
              context.within === "page" && ratioOf(block.picture) < 1
                ? portraitSizes
                : pictureSizes("reading", context.within)
            }
            priority={context.first}
            className={styles.picture}
          />
        </div>
      )}
    </div>
  </BlockSection>
);
