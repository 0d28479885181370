import type { BlockComponent } from "../block-component.ts";
import { RenderBlocks } from "../render-blocks.tsx";

/**
 * Renders the blocks of a reusable document. In the preview, a click on one of these blocks opens
 * the reusable document, not the page's document.
 */
export const Reusable: BlockComponent<"reusable"> = ({ block, context }) => {
  const { id, path } = context.document.reusedAt ?? context.document;
  const document = {
    id: block.original,
    type: "reusableBlock",
    path: "",
    reusedAt: { id, path, key: block._key },
  };
  return <RenderBlocks blocks={block.blocks} context={{ ...context, document }} />;
};
