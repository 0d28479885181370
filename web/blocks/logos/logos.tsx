import type { Block } from "@marquee/schemas/types";
import type { CSSProperties, ReactNode } from "react";
import { renditionOf } from "../../design/images/rendition.ts";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { linkAddress } from "../../design/ui/link-address.ts";
import { Title } from "../../design/ui/title.tsx";
import type { BlockComponent } from "../block-component.ts";
import styles from "./logos.module.css";

/** Returns the CSS `filter` that refers to the {@link InkFilter} with this id. */
const drawnIn = (id: string): string => `url("#${id}")`;

/**
 * An SVG filter that replaces an image's colors with this element's text color. A mask would require CORS for files of
 * other hosts; a filter does not. In forced-colors mode, the text color is the one that the visitor chose.
 */
function InkFilter({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles.filter}>
      <filter id={id} colorInterpolationFilters="sRGB">
        <feFlood floodColor="currentColor" />
        <feComposite in2="SourceAlpha" operator="in" />
      </filter>
    </svg>
  );
}

type Logo = Block<"logos">["logos"][number];

/** Largest width of a logo in CSS px, for `sizes`. */
const LARGEST = "260px";

/**
 * Returns the width of a logo, as a multiple of the width of a square logo with the same area. All
 * logos have the same area, because logos of equal area look equally large.
 */
const opticalWidth = (ratio: number) => Math.sqrt(Math.min(ratio, 9)).toFixed(3);

const opticalSize = (ratio: number): CSSProperties & Record<"--width", string> => ({
  "--width": opticalWidth(ratio),
});

/** True for an image that may have transparency. Its silhouette can be painted in the text color. */
const hasOutline = ({ asset }: Logo["picture"]) =>
  asset.mimeType !== "image/jpeg" && asset.isOpaque !== true;

function LogoPicture({ logo, filter }: { logo: Logo; filter: string | undefined }) {
  const { asset, ...cut } = logo.picture;
  const { src, srcSet, width, height } = renditionOf({ ...cut, asset: { ...asset, lqip: null } });
  return (
    <img
      src={src}
      srcSet={srcSet ?? undefined}
      sizes={srcSet === null ? undefined : LARGEST}
      width={width}
      height={height}
      alt={logo.name}
      loading="lazy"
      decoding="async"
      className={styles.picture}
      style={{ ...opticalSize(width / height), filter }}
    />
  );
}

/** A logo's cell in the grid; a link if it has a URL. */
function Place({ href, children }: { href: string | null; children: ReactNode }) {
  const address = linkAddress({ kind: "external", href, page: null, section: null });
  if (address === null) return <span className={styles.place}>{children}</span>;
  return (
    <a href={address} rel="noopener" className={styles.place}>
      {children}
    </a>
  );
}

/** A grid of logos between hairlines, in the section's text color or in their own colors on white. */
export const Logos: BlockComponent<"logos"> = ({ block, context }) => {
  const filterId = `ink-${block._key}`;
  const isInk = (logo: Logo) => block.colours === "ink" && hasOutline(logo.picture);
  return (
    <BlockSection
      block={block}
      tone={block.tone}
      labelled={block.heading !== null}
      motion={block.motion}
    >
      <div className={`grid ${styles.inner}`}>
        {block.heading === null ? null : (
          <Title
            text={block.heading}
            first={context.first}
            id={headingId(block._key)}
            className={styles.heading}
          />
        )}
        {block.logos.some(isInk) ? <InkFilter id={filterId} /> : null}
        <ul className={styles.row} data-tone={block.colours === "own" ? "default" : undefined}>
          {block.logos.map((logo) => (
            <li key={logo._key} className={styles.logo} data-arrives>
              <Place href={logo.href}>
                <LogoPicture logo={logo} filter={isInk(logo) ? drawnIn(filterId) : undefined} />
              </Place>
            </li>
          ))}
        </ul>
      </div>
    </BlockSection>
  );
};
