import type { Block } from "@marquee/schemas/types";
import type { CSSProperties } from "react";
import { ratioOf, largeAddress } from "../../design/images/rendition.ts";
import { sizesFrom } from "../../design/images/sizes.ts";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { Title } from "../../design/ui/title.tsx";
import type { BlockComponent, BlockContext } from "../block-component.ts";
import styles from "./gallery.module.css";
import { GalleryIsland } from "../start-island.tsx";
import { hang } from "./hang.ts";
import { Picture } from "../../design/images/picture.tsx";

/**
 * An image of a gallery with its caption. The image links to its file. The light box
 * (light-box.client.tsx) reads the image and the caption from this element.
 */
function Frame({
  picture,
  place,
  sizes,
  context,
  style,
}: {
  picture: Block<"gallery">["pictures"][number];
  /** Zero-based index of the image, and the number of images. */
  place: { index: number; of: number };
  sizes: string;
  context: BlockContext;
  style: CSSProperties;
}) {
  const { t } = context;
  const position = { number: place.index + 1, count: place.of };
  return (
    <li className={styles.frame} style={style} data-arrives>
      <figure data-plate={picture.caption === null ? undefined : "part"}>
        <a
          href={largeAddress(picture)}
          className={styles.large}
          data-position={t("blocks.gallery.position", position)}
        >
          <Picture
            picture={picture}
            sizes={sizes}
            priority={context.first && place.index === 0}
            className={styles.picture}
          />
          <span className="sr-only">{t("blocks.gallery.enlarge", position)}</span>
        </a>
        {picture.caption === null ? null : (
          <figcaption className={styles.caption}>{picture.caption}</figcaption>
        )}
      </figure>
    </li>
  );
}

type Props = { block: Block<"gallery">; context: BlockContext };

/**
 * Target aspect ratios of the wall's first rows, on wide pages (`rowsOfPage`) and on phones (`rowsOfPhone`). The rows
 * after these repeat the same ratios.
 */
const rowsOfPage = [2.6, 3.4, 2] as const;
const rowsOfPhone = [1.5, 1.9] as const;

/** Width of a wall in vw: the window without the page's margin at the inline start. */
const WALL = 96;

const partOfWall = (share: number) => `${Number((WALL * share).toFixed(1))}vw`;

type WallStyle = CSSProperties &
  Record<"--share" | "--beside" | "--narrow-share" | "--narrow-beside", number>;

function Wall({ block, context }: Props) {
  const ratios = block.pictures.map(ratioOf);
  const wide = hang(ratios, rowsOfPage);
  const narrow = hang(ratios, rowsOfPhone);
  return (
    <ol className={styles.wall}>
      {block.pictures.map((picture, index) => {
        const onPage = wide[index] ?? { share: 1, beside: 1 };
        const onPhone = narrow[index] ?? { share: 1, beside: 1 };
        const share = context.within === "column" ? 0.55 * onPhone.share : onPage.share;
        const style: WallStyle = {
          "--share": onPage.share,
          "--beside": onPage.beside,
          "--narrow-share": onPhone.share,
          "--narrow-beside": onPhone.beside,
        };
        return (
          <Frame
            key={picture._key}
            picture={picture}
            place={{ index, of: block.pictures.length }}
            sizes={sizesFrom(partOfWall(share), partOfWall(onPhone.share))}
            context={context}
            style={style}
          />
        );
      })}
    </ol>
  );
}

/**
 * Returns the `sizes` of an image in a strip. The image's width is the strip's height (`--high` in
 * gallery.module.css) times `ratio`. It is limited to the width of the visible part of the strip.
 */
function stripSizes(ratio: number, within: "page" | "column"): string {
  const wide = (rem: number) => `${Number((rem * ratio).toFixed(2))}rem`;
  const sizes = (cap: number, high: number) =>
    `min(${cap}vw, ${wide(30)}, max(${wide(12.5)}, ${Math.round(high * ratio)}vw))`;
  return within === "column" ? sizesFrom(sizes(48, 18), sizes(88, 32)) : sizes(88, 32);
}

type StripStyle = CSSProperties & Record<"--ratio", number>;

function Strip({ block, context }: Props) {
  return (
    // Focusable, so that the strip can be scrolled with the arrow keys.
    <section
      className={styles.strip}
      data-strip
      aria-label={context.t("blocks.gallery.strip")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must take focus
      tabIndex={0}
    >
      <div className={styles.roll} data-under={block.tone}>
        <div data-decor="strip" data-tone="inverted" aria-hidden="true" />
        <ol className={styles.frames}>
          {block.pictures.map((picture, index) => {
            const ratio = ratioOf(picture);
            const style: StripStyle = { "--ratio": ratio };
            return (
              <Frame
                key={picture._key}
                picture={picture}
                place={{ index, of: block.pictures.length }}
                sizes={stripSizes(ratio, context.within)}
                context={context}
                style={style}
              />
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/**
 * Several images: as a strip that scrolls sideways, or as a wall that displays all of them uncropped. Each image
 * opens in a light box. Without script, the browser opens the image file.
 */
export const Gallery: BlockComponent<"gallery"> = ({ block, context }) => {
  const { t } = context;
  const Layout = block.layout === "wall" ? Wall : Strip;
  return (
    <BlockSection
      block={block}
      tone={block.tone}
      labelled={block.heading !== null}
      motion={block.motion}
    >
      <div className={`grid breathing ${styles.gallery}`}>
        {block.heading === null ? null : (
          <Title
            text={block.heading}
            first={context.first}
            id={headingId(block._key)}
            className={styles.heading}
          />
        )}
        <Layout block={block} context={context} />
        <div className={block.layout === "strip" ? styles.tools : undefined}>
          <GalleryIsland
            labels={{
              label: t("blocks.gallery.large"),
              previous: t("blocks.gallery.previous"),
              next: t("blocks.gallery.next"),
              close: t("blocks.gallery.close"),
            }}
          />
        </div>
      </div>
    </BlockSection>
  );
};
