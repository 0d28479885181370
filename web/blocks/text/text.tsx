import { BlockSection, headingId } from "../../ui/block-section.tsx";
import { RichText, richText } from "../../ui/rich-text.tsx";
import { Title } from "../../ui/title.tsx";
import type { BlockComponent } from "../block-component.ts";
import styles from "./text.module.css";

/** Words to read: an article, an aside of practical facts, or one statement set large. */
export const Text: BlockComponent<"text"> = ({ block, context }) => (
  <BlockSection block={block} tone={block.tone} labelled={block.heading !== null}>
    <div
      className={["grid", "breathing", richText, styles[block.layout]].filter(Boolean).join(" ")}
    >
      {block.heading === null ? null : (
        <Title first={context.first} id={headingId(block._key)} className={styles.heading}>
          {block.heading}
        </Title>
      )}
      <RichText value={block.body} />
    </div>
  </BlockSection>
);
