import { hostNames } from "../../design/video/video-address.ts";
import type { BlockContext } from "../block-component.ts";
import { EditorNote } from "../editor-note.tsx";

const reasons = {
  notFound: "blocks.video.brokenNotFound",
  notEmbeddable: "blocks.video.brokenNotEmbeddable",
} as const;

/** Draft mode only: tells the editor why visitors can't play a video, as reported by its host. [VID-3] */
export function VideoNote({
  problem,
  host,
  context: { t, document, FieldReasons },
}: {
  problem: keyof typeof reasons;
  host: keyof typeof hostNames;
  context: BlockContext;
}) {
  return (
    <EditorNote
      title={t("blocks.video.broken")}
      hint={t("blocks.video.brokenHint")}
      documentId={document.id}
      documentType={document.type}
      path={document.path}
      reasons={[{ field: "address", message: t(reasons[problem], { host: hostNames[host] }) }]}
      FieldReasons={FieldReasons}
    />
  );
}
