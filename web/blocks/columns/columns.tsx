import { parseBlocks } from "../../content/parse/parse.ts";
import { BlockSection } from "../../design/ui/block-section.tsx";
import type { BlockComponent } from "../block-component.ts";
import { openingOf } from "../opening.ts";
import { RenderBlocks } from "../render-blocks.tsx";
import styles from "./columns.module.css";

/**
 * Two columns that hold other blocks: side by side where the width allows, otherwise stacked. Every inner block is a
 * section of its own; styles/layout.css defines how sections of two columns align.
 */
export const Columns: BlockComponent<"columns"> = ({ block, context }) => {
  const { at, document, draft } = context;
  const pathOf = (side: "start" | "end") => `${document.path}.${side}`;
  const place = { documentId: document.id, path: pathOf("start"), isEditing: draft };
  const parsed = parseBlocks(block.start, place, at);
  // The `h1` is in the first column, unless nothing in it can be displayed.
  const opening = openingOf(parsed) === -1 ? "end" : "start";
  return (
    <BlockSection block={block} tone={null} labelled={false}>
      <div className={styles.columns} data-tone={block.tone} data-split={block.split}>
        {(["start", "end"] as const).map((side) => (
          <div
            key={side}
            className={styles.column}
            data-column={side}
            // The drop target for blocks in the editor (web/editors/composing).
            data-list={context.draft ? side : undefined}
          >
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
