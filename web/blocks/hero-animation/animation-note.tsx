import type { Block } from "@marquee/schemas/types";
import { animationSource } from "../../content/animation/animation-address.ts";
import { fetchAnimation } from "../../content/animation/fetch-animation.server.ts";
import type { BlockContext } from "../block-component.ts";
import { EditorNote } from "../editor-note.tsx";

/**
 * Draft mode only: tells the editor that visitors see only the poster, because the file is not a valid animation.
 * [BLK-2]
 */
export async function AnimationNote({
  block,
  context,
}: {
  block: Block<"heroAnimation">;
  context: BlockContext;
}) {
  const source = block.animation === null ? null : animationSource(block.animation);
  if (source === null) return null;
  const fetched = await fetchAnimation(source);
  if (fetched.ok) return null;
  const { t, document, FieldReasons } = context;
  return (
    <EditorNote
      title={t("blocks.hero.broken")}
      hint={t("blocks.hero.brokenHint")}
      documentId={document.id}
      documentType={document.type}
      path={document.path}
      reasons={[{ field: "animation", message: fetched.problem }]}
      FieldReasons={FieldReasons}
    />
  );
}
