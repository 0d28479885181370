import { parseBlocks } from "../../content/parse.ts";
import { BlockSection } from "../../ui/block-section.tsx";
import type { BlockComponent } from "../block-component.ts";
import { openingOf } from "../opening.ts";
import { RenderBlocks } from "../render-blocks.tsx";
import styles from "./columns.module.css";

/**
 * Two columns, each of which holds other blocks: side by side where there is room, else one under the other. Every
 * block inside is a room of its own; how rooms of two columns meet is in styles/layout.css.
 */
export const Columns: BlockComponent<"columns"> = ({ block, context }) => {
  const { at, document } = context;
  const pathOf = (side: "start" | "end") => `${document.path}.${side}`;
  const parsed = parseBlocks(block.start, { documentId: document.id, path: pathOf("start") }, at);
  // The page begins in the first column, unless nothing of it can be shown.
  const opening = openingOf(parsed) === -1 ? "end" : "start";
  return (
    <BlockSection block={block} tone={null} labelled={false}>
      <div className={styles.columns} data-tone={block.tone} data-split={block.split}>
        {(["start", "end"] as const).map((side) => (
          <div key={side} className={styles.column} data-column={side}>
            <RenderBlocks
              blocks={block[side]}
              context={{ ...context, within: "column", first: context.first && side === opening }}
              path={pathOf(side)}
            />
          </div>
        ))}
      </div>
    </BlockSection>
  );
};
