import type { Look } from "@marquee/schemas/types";
import { readPerspective } from "./preview-as/draft-view.server.ts";
import { missingTarget } from "../content/parse/fill-empty-texts.ts";
import type { PageContent } from "../content/parse/tolerant-page.ts";
import { BodyStyles } from "../design/ui/body-styles.tsx";
import { EditingToolsShell } from "../editors/composing/editing-tools-shell.client.tsx";
import { serverEnv } from "../runtime/env.server.ts";
import type { Translate } from "../i18n/translate.ts";

/**
 * Hides the elements of empty texts (`mark-empty-texts.ts`) and the links without a target. While the
 * composer is active, displays the titles of the texts' fields, and outlines these links. They cover no
 * card, as other links do. These styles are not in a stylesheet of the composer, because they
 * must apply before its script has run.
 */
const placeholderSheet = `
:root:not([data-composing]) [data-empty] { display: none !important }
:root[data-composing] [data-placeholder] {
  opacity: 0.55;
  cursor: text;
}
:root:not([data-composing]) [href$="#block-${missingTarget.section}"] { display: none !important }
:root[data-composing] [href$="#block-${missingTarget.section}"] {
  outline: 2px dashed currentcolor;
  outline-offset: 3px;
}
[href$="#block-${missingTarget.section}"]::after { content: none !important }`;

/**
 * Renders the tools with which an editor opens a block's form in the studio, and adds, moves and
 * removes blocks. Draft mode only, so visitors load none of them.
 */
export async function EditorTools({
  page,
  look: { id, tones, shape },
  isEditing,
  t,
}: {
  page: PageContent;
  /** The look that the page is rendered in. */
  look: Look;
  /**
   * False while the editor previews the page as another person sees it. An empty page then has no
   * button to add the first block.
   */
  isEditing: boolean;
  t: Translate;
}) {
  return (
    <>
      <BodyStyles>
        {/* oxlint-disable-next-line react/no-danger -- a constant */}
        <style dangerouslySetInnerHTML={{ __html: placeholderSheet }} />
      </BodyStyles>
      <EditingToolsShell
        studio={new URL(serverEnv().studioUrl).origin}
        page={page._id}
        type={page._type}
        look={{ theme: id, tones, shape }}
        perspective={String(await readPerspective())}
        isEmpty={isEditing && page.blocks.length === 0}
        labels={{
          label: t("compose.label"),
          hint: t("compose.hint"),
          edit: t("compose.edit"),
          addFirst: t("compose.addFirst"),
          everyone: t("blocks.gate.everyone"),
          members: t("blocks.gate.members"),
          drag: t("compose.drag"),
          holder: t("compose.holder"),
          addAbove: t("compose.addAbove"),
          addBelow: t("compose.addBelow"),
          addInside: t("compose.addInside"),
          moveUp: t("compose.moveUp"),
          moveDown: t("compose.moveDown"),
          duplicate: t("compose.duplicate"),
          copy: t("compose.copy"),
          cut: t("compose.cut"),
          remove: t("compose.remove"),
          copied: t("compose.copied"),
          blocks: t("compose.blocks"),
          addEntry: t("compose.addEntry"),
          removeEntry: t("compose.removeEntry"),
          images: t("compose.pictures.images"),
          settings: t("compose.settings"),
        }}
        pictureLabels={{
          image: t("compose.pictures.image"),
          dropImage: t("compose.pictures.dropImage"),
          replaceImage: t("compose.pictures.replaceImage"),
          altText: t("compose.pictures.altText"),
          focalPoint: t("compose.pictures.focalPoint"),
          focalHint: t("compose.pictures.focalHint"),
          previousImage: t("compose.pictures.previousImage"),
          nextImage: t("compose.pictures.nextImage"),
          describe: t("compose.pictures.describe"),
          describeHint: t("compose.pictures.describeHint"),
          name: t("compose.pictures.name"),
          decorative: t("compose.pictures.decorative"),
          save: t("compose.pictures.save"),
          close: t("compose.pictures.close"),
          stop: t("compose.pictures.stop"),
          uploading: t("compose.pictures.uploading"),
          uploaded: t("compose.pictures.uploaded"),
          tryAgain: t("compose.pictures.tryAgain"),
          oneImage: t("compose.pictures.oneImage"),
          noImage: t("compose.pictures.noImage"),
        }}
      />
    </>
  );
}
