import type { Block } from "@marquee/schemas/types";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { RichText, richText } from "../../design/rich-text/rich-text.tsx";
import { Title } from "../../design/ui/title.tsx";
import { visibleLength } from "../../design/ui/visible-length.ts";
import type { BlockComponent } from "../block-component.ts";
import styles from "./text.module.css";

/** A statement with at most this many characters has the largest font size. */
const SHORT = 130;

const lettersOf = (body: Block<"text">["body"]) =>
  body
    .flatMap((entry) => (entry._type === "block" ? entry.children : []))
    .reduce((sum, { text }) => sum + visibleLength(text), 0);

/** A text: an article, an aside with practical facts, or one large statement. */
export const Text: BlockComponent<"text"> = ({ block, context }) => (
  <BlockSection
    block={block}
    tone={block.tone}
    motion={block.motion}
    labelled={block.heading !== null}
  >
    <div
      data-short={lettersOf(block.body) <= SHORT || undefined}
      className={["grid", "breathing", richText, styles[block.layout]].filter(Boolean).join(" ")}
    >
      {block.heading === null ? null : (
        <Title
          text={block.heading}
          first={context.first}
          id={headingId(block._key)}
          className={styles.heading}
        />
      )}
      <RichText
        value={block.body}
        under={block.heading === null || context.first ? 1 : 2}
        within={context.within}
        arrives={block.motion === "stagger"}
      />
    </div>
  </BlockSection>
);
