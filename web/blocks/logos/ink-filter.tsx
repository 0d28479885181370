import styles from "./logos.module.css";

/** The `filter` that draws an image in the ink of {@link InkFilter} with this id. */
export const drawnIn = (id: string): string => `url("#${id}")`;

/**
 * Draws what refers to it in the text colour of the place where this stands, whatever colours it was drawn in. A filter
 * and not a mask: it works on files of any host, where a mask would need the host's leave (CORS), and in forced colours
 * the text colour it takes is the visitor's own.
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
