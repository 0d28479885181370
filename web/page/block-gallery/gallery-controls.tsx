import styles from "./block-gallery.module.css";
import { galleryAddress } from "./gallery-address.ts";
import { galleryOptions, type GalleryQuery } from "./gallery-query.server.ts";
import { blockTypes, brokenStates, validStates } from "./stories.ts";

type Choice = { label: string; change: Partial<GalleryQuery> };

const named = <K extends keyof GalleryQuery>(
  names: readonly GalleryQuery[K][],
  change: (name: GalleryQuery[K]) => Partial<GalleryQuery>,
): Choice[] => names.map((name) => ({ label: String(name), change: change(name) }));

/** The gallery's options. The first choice of each option is its default. */
const switches: { title: string; choices: Choice[] }[] = [
  {
    title: "Block",
    choices: [
      { label: "all", change: { block: null } },
      ...named<"block">(blockTypes, (block) => ({ block })),
    ],
  },
  {
    title: "State",
    choices: [
      { label: "valid", change: { state: null } },
      ...named<"state">([...validStates, brokenStates], (state) => ({ state })),
    ],
  },
  {
    title: "Theme",
    choices: [
      { label: "system", change: { theme: null } },
      ...named<"theme">(galleryOptions.theme, (theme) => ({ theme })),
    ],
  },
  {
    title: "Direction",
    choices: [
      { label: "auto", change: { dir: null } },
      ...named<"dir">(galleryOptions.dir, (dir) => ({ dir })),
    ],
  },
  {
    title: "Width",
    choices: [
      { label: "window", change: { width: null } },
      ...named<"width">(galleryOptions.width, (width) => ({ width })),
    ],
  },
  {
    title: "Starts the page",
    choices: [
      { label: "no", change: { first: false } },
      { label: "yes", change: { first: true } },
    ],
  },
  {
    title: "Images",
    choices: [
      { label: "dataset", change: { plain: false } },
      { label: "fixture", change: { plain: true } },
    ],
  },
];

const isCurrent = (query: GalleryQuery, change: Choice["change"]): boolean =>
  galleryAddress(query, change) === galleryAddress(query, {});

/**
 * Renders the title, the list of blocks and the options. Each option is a link, so that every view
 * has a URL.
 */
export function GalleryControls({ query }: { query: GalleryQuery }) {
  return (
    <header className={styles.controls} lang="en" dir="ltr">
      {query.first ? (
        <p className={`title ${styles.title}`}>Block gallery</p>
      ) : (
        <h1 className={`title ${styles.title}`}>Block gallery</h1>
      )}
      {switches.map(({ title, choices }) => (
        <nav key={title} className={styles.switch} aria-label={title}>
          <p className={styles.switchTitle}>{title}</p>
          <ul className={styles.choices}>
            {choices.map(({ label, change }) => (
              <li key={label}>
                <a
                  className={`lit ${styles.choice}`}
                  href={galleryAddress(query, change)}
                  aria-current={isCurrent(query, change) ? "true" : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </header>
  );
}
