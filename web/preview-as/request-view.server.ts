import "server-only";
import { cache } from "react";
import { readSession } from "../auth/session/member-session.server.ts";
import { readDraft } from "../content/draft-view.server.ts";
import { readSettings } from "../content/settings.server.ts";
import type { View } from "../content/view.ts";
import { readShare } from "../share/read-share.server.ts";
import { readChosen } from "./chosen.server.ts";
import { madeUpMember } from "./made-up-member.ts";

/**
 * For whom this request's page is rendered: the member whose session it bears; in draft mode the editor, or whom they
 * chose to see it as. The editor's own session is nothing to somebody made up. Whoever has a link to a preview sees
 * drafts as a visitor will see them, whoever they are.
 */
export const requestView = cache(async (): Promise<View> => {
  const [draft, choice] = await Promise.all([readDraft(), readChosen()]);
  const view = { draft, member: null, at: null, isEditing: false, cached: false };
  if (choice === null) {
    const share = await readShare();
    if (share !== null && share !== "ended") {
      return { ...view, draft: { perspective: share.perspective } };
    }
    return { ...view, member: await readSession() };
  }
  const { person, at } = choice;
  if (person.is === "everything") {
    return { ...view, at, member: await readSession(), isEditing: true };
  }
  // What the site asks of its members is read as a draft too: it is what they will meet.
  const { auth } = await readSettings({ ...view, at });
  return { ...view, at, member: madeUpMember(person, auth, Date.now()) };
});
