import "server-only";
import { cache } from "react";
import { readerOf, readReader } from "../../members/session/session.server.ts";
import { visitorReader } from "../../content/gates/reader.ts";
import { readDraft } from "./draft-view.server.ts";
import { readSettings } from "../../content/settings/settings.server.ts";
import type { View } from "../../content/view.ts";
import { readShare } from "../share/read-share.server.ts";
import { readPreviewSettings } from "./read-settings.server.ts";
import { simulateMember } from "./simulated-member.ts";

/**
 * Returns the view in which this request's page is rendered. Usually it is the view of the
 * session's member. In draft mode, it is the view of the editor, or of the person whom the editor
 * previews as. While the editor previews as a person, the editor's own session is ignored. With a
 * shared preview link, even a signed-in member sees the drafts as a visitor.
 */
export const requestView = cache(async (): Promise<View> => {
  const [draft, choice] = await Promise.all([readDraft(), readPreviewSettings()]);
  const view = { draft, reader: visitorReader, at: null, isEditing: false, cached: false };
  if (choice === null) {
    const share = await readShare();
    if (share !== null && share !== "ended") {
      return { ...view, draft: { perspective: share.perspective } };
    }
    return { ...view, reader: await readReader() };
  }
  const { person, at } = choice;
  if (person.is === "everything") {
    return { ...view, at, reader: await readReader(), isEditing: true };
  }
  // The sign-in settings are read as drafts too, because they will be published together with the page.
  const { auth } = await readSettings({ ...view, at });
  const member = simulateMember(person, auth, Date.now());
  return { ...view, at, reader: member === null ? visitorReader : readerOf(member) };
});
