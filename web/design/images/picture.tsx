import type { CSSProperties } from "react";
import { type PictureCut, type PictureValue, type Rendition, renditionOf } from "./rendition.ts";
import styles from "./picture.module.css";

export type { PictureValue } from "./rendition.ts";

/** Windows up to this width get the phone's image, if there is one. Must match picture.module.css. */
const PHONE = "(max-width: 40rem)";

type PictureProps = {
  picture: PictureValue;
  /** The `sizes` attribute: the displayed width, so that the browser selects the right file. */
  sizes: string;
  /** Another crop of the same scene for phones; it shares the main image's alt text. */
  phone?: { picture: PictureCut; sizes: string } | null;
  className?: string | undefined;
  /**
   * True for the largest image that is visible without scrolling. It is fetched first. All other
   * images load lazily.
   */
  priority?: boolean;
};

type Variables = Partial<
  Record<"--focus" | "--preview" | "--phone-focus" | "--phone-preview", string>
>;

const percent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;
const focusOf = ({ focus }: Rendition) => `${percent(focus.x)} ${percent(focus.y)}`;
const previewOf = ({ preview }: Rendition) => (preview === null ? "none" : `url("${preview}")`);

function variables(main: Rendition, phone: Rendition | null): CSSProperties & Variables {
  return {
    "--focus": focusOf(main),
    "--preview": previewOf(main),
    ...(phone && { "--phone-focus": focusOf(phone), "--phone-preview": previewOf(phone) }),
  };
}

/**
 * Renders an image as plain HTML without script: all widths in `srcset`, space reserved by width and height, a blurred
 * placeholder, and the hotspot kept in view if a frame crops it.
 */
export function Picture({ picture, sizes, phone, className, priority = false }: PictureProps) {
  const main = renditionOf(picture);
  const other = phone ? { ...renditionOf(phone.picture), sizes: phone.sizes } : null;
  const image = (
    <img
      src={main.src}
      srcSet={main.srcSet ?? undefined}
      sizes={main.srcSet === null ? undefined : sizes}
      width={main.width}
      height={main.height}
      alt={picture.decorative === true ? "" : (picture.alt ?? "")}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "sync" : "async"}
      className={[styles.picture, other && styles.switched, className].filter(Boolean).join(" ")}
      style={variables(main, other)}
    />
  );
  if (other === null) return image;
  return (
    <picture className={styles.choice}>
      <source
        media={PHONE}
        srcSet={other.srcSet ?? other.src}
        sizes={other.sizes}
        width={other.width}
        height={other.height}
      />
      {image}
    </picture>
  );
}
