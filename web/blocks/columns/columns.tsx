import { displayedAt } from "../../content/display-time.ts";
import { BlockSection } from "../../design/ui/block-section.tsx";
import { AddToList } from "../add-to-list.tsx";
import type { BlockComponent } from "../block-component.ts";
import { openingOf } from "../opening.ts";
import { RenderBlocks } from "../render-blocks.tsx";
import styles from "./columns.module.css";

/**
 * Two columns that hold other blocks: side by side where the width allows, otherwise stacked. Every inner block is a
 * section of its own. design/theme/layout.css defines the lines between these sections.
 */
export const Columns: BlockComponent<"columns"> = ({ block, context }) => {
  // If this block is the page's first, the `h1` is in its first column. If no displayed block of that column can have a
  // heading, the `h1` is in the second column.
  const opening = openingOf(displayedAt(block.start, context.at)) === -1 ? "end" : "start";
  const mayAdd = context.isEditing && context.document.reusedAt === undefined;
  return (
    <BlockSection block={block} tone={null} labelled={false}>
      <div className={styles.columns} data-tone={block.tone} data-split={block.split}>
        {(["start", "end"] as const).map((side) => (
          <div
            key={side}
            className={styles.column}
            data-column={side}
            // The drop target for blocks in the editor (web/editors/composing).
            data-list={context.isEditing ? side : undefined}
          >
            {mayAdd && block[side].length === 0 ? <AddToList t={context.t} /> : null}
            <RenderBlocks
              blocks={block[side]}
              context={{ ...context, within: "column", first: context.first && side === opening }}
            />
          </div>
        ))}
      </div>
    </BlockSection>
  );
};
