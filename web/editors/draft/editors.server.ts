import "server-only";
import { hkdfSync } from "node:crypto";
import { queryContent } from "../../content/service/content-service.server.ts";
import { isContentFault } from "../../content/service/content-fault.ts";
import { endedSessions } from "../../runtime/ended-sessions/ended-sessions.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { createDraftSessions, GRACE_MS } from "./draft-sessions.ts";
import { createEditorProof } from "./editor-proof.ts";
import { type EditorParts, findEditor } from "./find-editor.ts";
import { readProject } from "./project-members.server.ts";
import { readAuthors } from "./secret-authors.server.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

const parts: EditorParts = {
  query: async (query, params) =>
    (await queryContent({ query, params, perspective: "raw" })).result,
  project: readProject,
  authors: readAuthors,
};

const isRefusal = (error: unknown): boolean =>
  isContentFault(error) && (error.statusCode === 401 || error.statusCode === 403);

/**
 * Derives the key that signs draft sessions from the site's read token. All instances of a site share this token, and
 * no other site has it.
 */
const key = () =>
  new Uint8Array(hkdfSync("sha256", serverEnv().sanity.token, "", "marquee draft session", 32));

const makeEditors = () => ({
  prove: createEditorProof({
    find: (secret) => findEditor(parts, "bySecret", secret, { now: Date.now() }),
    isRefusal,
    now: Date.now,
  }),
  sessions: createDraftSessions({
    key,
    find: (id) => findEditor(parts, "byId", id, { now: Date.now(), grace: GRACE_MS }),
    ended: endedSessions().drafts,
    now: Date.now,
  }),
});

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    editors: ReturnType<typeof makeEditors>;
  }
}

/**
 * Returns this process's check of preview secrets (`prove`) and its draft sessions (`sessions`).
 */
export function editors(): ReturnType<typeof makeEditors> {
  return siteRuntime().open("editors", makeEditors);
}
