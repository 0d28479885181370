import type { CSSProperties } from "react";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { Title } from "../../design/ui/title.tsx";
import { visibleLength } from "../../design/ui/visible-length.ts";
import type { BlockComponent } from "../block-component.ts";
import styles from "./stats.module.css";

type Counted = CSSProperties & Partial<Record<"--letters" | "--count", number>>;

/**
 * Returns the number of characters of a statistic as a custom property. The stylesheet derives the
 * font size from it.
 */
const lettersOf = (value: string): Counted => ({ "--letters": Math.max(2, visibleLength(value)) });

/** Returns the number of statistics as a custom property. The stylesheet uses it for an ornament. */
const countOf = (figures: readonly unknown[]): Counted => ({ "--count": figures.length });

/**
 * A few numbers with labels. They are displayed at once and don't count up. The first is as large
 * as the section, the others are in rows next to it.
 */
export const Stats: BlockComponent<"stats"> = ({ block, context }) => (
  <BlockSection
    block={block}
    tone={block.tone}
    motion={block.motion}
    labelled={block.heading !== null}
  >
    <div className="grid breathing">
      {block.heading === null ? null : (
        <Title
          text={block.heading}
          first={context.first}
          id={headingId(block._key)}
          className={styles.heading}
        />
      )}
      <dl className={styles.figures}>
        {block.figures.map(({ _key, value, label }) => (
          <div key={_key} className={styles.figure} style={lettersOf(value)} data-arrives>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div data-decor="stats" aria-hidden="true" style={countOf(block.figures)} />
    </div>
  </BlockSection>
);
