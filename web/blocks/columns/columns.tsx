import { BlockSection } from "../../ui/block-section.tsx";
import type { BlockComponent } from "../block-component.ts";
import { RenderBlocks } from "../render-blocks.tsx";
import styles from "./columns.module.css";

/** Two columns, each of which holds other blocks: side by side where there is room, else one under the other. */
export const Columns: BlockComponent<"columns"> = ({ block, context }) => {
  const startsPage = context.first && block.start.length > 0;
  const column = (name: "start" | "end") => (
    <div className={styles.column}>
      <RenderBlocks
        blocks={block[name]}
        context={{
          ...context,
          within: "column",
          first: name === "start" ? startsPage : context.first && !startsPage,
        }}
        path={`${context.document.path}.${name}`}
      />
    </div>
  );
  return (
    <BlockSection block={block} tone={block.tone} labelled={false}>
      <div className={styles.columns} data-split={block.split}>
        {column("start")}
        {column("end")}
      </div>
    </BlockSection>
  );
};
