import type { Page } from "@marquee/schemas/types";
import { EditingToolsShell } from "../editing/editing-tools-shell.client.tsx";
import { serverEnv } from "../env.server.ts";
import type { Translate } from "../i18n/translate.ts";

/** Draft mode only: what editors open forms with and compose the page with. Visitors load none of it. */
export function EditorTools({
  page,
  isEditing,
  t,
}: {
  page: Page;
  /** False where the editor looks at the page as somebody else: it then only follows the studio. */
  isEditing: boolean;
  t: Translate;
}) {
  return (
    <EditingToolsShell
      studio={new URL(serverEnv().studioUrl).origin}
      page={page._id}
      isEmpty={isEditing && page.blocks.length === 0}
      words={{
        label: t("compose.label"),
        hint: t("compose.hint"),
        edit: t("compose.edit"),
        addFirst: t("compose.addFirst"),
        drag: t("compose.drag"),
        holder: t("compose.holder"),
        addAbove: t("compose.addAbove"),
        addBelow: t("compose.addBelow"),
        addInside: t("compose.addInside"),
        moveUp: t("compose.moveUp"),
        moveDown: t("compose.moveDown"),
        duplicate: t("compose.duplicate"),
        remove: t("compose.remove"),
      }}
    />
  );
}
