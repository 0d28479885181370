import type { BlockComponent } from "../block-component.ts";
import { RenderBlocks } from "../render-blocks.tsx";

/** Blocks of another document, as if they stood here. An editor who clicks one opens them where they are written. */
export const Reusable: BlockComponent<"reusable"> = ({ block, context }) => {
  const { id, path } = context.document.reusedAt ?? context.document;
  const document = { id: block.original, path: "", reusedAt: { id, path, key: block._key } };
  return <RenderBlocks blocks={block.blocks} path="blocks" context={{ ...context, document }} />;
};
