import type { Block } from "@marquee/schemas/types";
import type { CSSProperties } from "react";
import { Picture } from "../../design/images/picture.tsx";
import { largeAddress } from "../../design/images/rendition.ts";
import type { BlockContext } from "../block-component.ts";
import styles from "./gallery.module.css";

/**
 * An image of a gallery with its caption. It links to the image file; the light box reads its content from this element
 * (gallery-tools.client.tsx).
 */
export function Frame({
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
      <figure>
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
