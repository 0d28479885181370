import type { Block } from "@marquee/schemas/types";
import type { CSSProperties } from "react";
import { Picture } from "../../images/picture.tsx";
import { largeAddress } from "../../images/rendition.ts";
import type { BlockContext } from "../block-component.ts";
import styles from "./gallery.module.css";

/**
 * A picture of a gallery, its caption under it. It is a link to the picture by itself; the light box, once there, reads
 * from it what to show (gallery-tools.client.tsx).
 */
export function Frame({
  picture,
  place,
  sizes,
  context,
  style,
}: {
  picture: Block<"gallery">["pictures"][number];
  /** Which picture this is, from 0, and of how many. */
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
          <span className="unseen">{t("blocks.gallery.enlarge", position)}</span>
        </a>
        {picture.caption === null ? null : (
          <figcaption className={styles.caption}>{picture.caption}</figcaption>
        )}
      </figure>
    </li>
  );
}
