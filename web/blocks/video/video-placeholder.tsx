import styles from "./video.module.css";

/**
 * Placeholder for a video without a poster, in the colors of the video's screen. It displays the
 * outline of a play symbol. With the ornament "cinema", it displays the circles of a film's
 * countdown leader instead.
 */
export function VideoPlaceholder() {
  return (
    <svg
      className={styles.poster}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <rect width="320" height="180" fill="var(--ground)" stroke="none" />
      <path
        className={styles.symbol}
        d="M112 -10L272 90L112 190Z"
        strokeOpacity="0.22"
        strokeWidth="0.75"
      />
      <g data-decor="video">
        <g strokeOpacity="0.28" strokeWidth="0.75">
          <path d="M0 90H320M160 0V180" />
          <circle cx="160" cy="90" r="64" />
          <circle cx="160" cy="90" r="76" />
        </g>
        <path
          d="M160 90V14A76 76 0 0 1 225.8 128Z"
          fill="var(--mark)"
          fillOpacity="0.14"
          stroke="none"
        />
        <path d="M160 90L225.8 128" strokeOpacity="0.5" strokeWidth="1" />
      </g>
    </svg>
  );
}
