import type { BlockComponent } from "../block-component.ts";
import { RenderBlocks } from "../render-blocks.tsx";

/**
 * Renders the blocks of a reusable document. In the preview, a click on such a block opens the
 * reusable document.
 */
export const Reusable: BlockComponent<"reusable"> = ({ block, context }) => {
  const { id, path } = context.document.reusedAt ?? context.document;
  const document = { id: block.original, path: "", reusedAt: { id, path, key: block._key } };
  return <RenderBlocks blocks={block.blocks} context={{ ...context, document }} />;
};
