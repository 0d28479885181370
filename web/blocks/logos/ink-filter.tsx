import styles from "./logos.module.css";

/** Returns the CSS `filter` that refers to the {@link InkFilter} with this id. */
export const drawnIn = (id: string): string => `url("#${id}")`;

/**
 * An SVG filter that paints an image in the text color of this element, whatever its own colors. A mask would require
 * CORS for files of other hosts; a filter does not. In forced-colors mode the text color is the visitor's own.
 */
export function InkFilter({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles.filter}>
      <filter id={id} colorInterpolationFilters="sRGB">
        <feFlood floodColor="currentColor" />
        <feComposite in2="SourceAlpha" operator="in" />
      </filter>
    </svg>
  );
}
