import type { CSSProperties } from "react";
import { BlockSection, headingId } from "../../ui/block-section.tsx";
import { Title } from "../../ui/title.tsx";
import { visibleLength } from "../../ui/visible-length.ts";
import type { BlockComponent } from "../block-component.ts";
import styles from "./stats.module.css";

type Counted = CSSProperties & Partial<Record<"--letters" | "--lit", number>>;

/** The stylesheet sets a figure as large as its room allows. */
const lettersOf = (value: string): Counted => ({ "--letters": Math.max(2, visibleLength(value)) });

/** The stylesheet lights as many lamps. */
const lampsFor = (figures: readonly unknown[]): Counted => ({ "--lit": figures.length });

/** A few figures as they are, none of them counting up: the first as large as the room, the others in rows beside it. */
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
      <dl className={styles.figures} style={lampsFor(block.figures)}>
        {block.figures.map(({ _key, value, label }) => (
          <div key={_key} className={styles.figure} style={lettersOf(value)} data-arrives>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </BlockSection>
);
