import type { Page } from "@marquee/schemas/types";
import { VisualEditing } from "next-sanity/visual-editing";
import { pagePath } from "../ui/page-path.ts";
import { getTranslate } from "../i18n/texts.server.ts";
import { DraftBar } from "../site/draft-bar.tsx";

/** Draft mode only: click-to-edit overlays for the Presentation tool, and the way out. Visitors load none of it. */
export async function EditorTools({ page }: { page: Page }) {
  const t = await getTranslate(page.language);
  const leave = `/api/draft-mode/disable?${new URLSearchParams({ to: pagePath(page) })}`;
  return (
    <>
      <DraftBar t={t} leaveHref={leave} />
      <VisualEditing />
    </>
  );
}
