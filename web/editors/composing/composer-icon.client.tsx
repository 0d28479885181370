const shapes = {
  drag: "M7 4h.01M13 4h.01M7 10h.01M13 10h.01M7 16h.01M13 16h.01",
  addAbove: "M10 2v6M7 5h6M3 12h14M3 16h14",
  addBelow: "M10 12v6M7 15h6M3 4h14M3 8h14",
  addInside: "M3 3h14v14H3zM10 7v6M7 10h6",
  moveUp: "M10 17V4M5 9l5-5 5 5",
  moveDown: "M10 3v13M5 11l5 5 5-5",
  duplicate: "M7 7h10v10H7zM13 7V3H3v10h4",
  copy: "M7 4H4v13h12V4h-3M7 2.5h6v3H7z",
  cut: "M5 3l7.5 10.5M15 3L7.5 13.5M5.5 12.5a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 1 0 0-4.5M14.5 12.5a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 1 0 0-4.5",
  remove: "M3 5h14M8 5V3h4v2M5 5l1 12h8l1-12M8.5 8v6M11.5 8v6",
  images: "M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13 7.5h.01",
  settings: "M3 6h6M13 6h4M11 4v4M3 14h2M9 14h8M7 12v4",
  holder: "M3 3h14v14H3zM7 7h6v6H7z",
} as const;

/** Name of an action's icon. */
export type ComposerShape = keyof typeof shapes;

/** Renders an icon of 20 by 20 px from lines in the color of the text. `weight` is their width in px. */
export function LineIcon({ path, weight = 1.75 }: { path: string; weight?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const ComposerIcon = ({ shape }: { shape: ComposerShape }) => (
  <LineIcon path={shapes[shape]} />
);
