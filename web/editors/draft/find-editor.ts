import * as z from "zod";

/** An editor, identified by a preview secret that the studio stored in the dataset for them. */
export type Editor = {
  /** The user's ID in the content service. Null if the content service doesn't tell who stored the secret. */
  user: string | null;
  /** The ID of the secret's document. */
  secretId: string;
  /** Expiry of the secret, in ms since 1970. */
  until: number;
};

/** Services that identify an editor. Each function rejects when its service doesn't respond. */
export type EditorParts = {
  /** Runs a query over all documents, drafts included. */
  query: (query: string, params: Record<string, string>) => Promise<unknown>;
  /** Returns the project as the content service describes it. Null if the token lacks the right to read it. */
  project: () => Promise<unknown>;
  /**
   * Returns the authors of the first two transactions that changed a document. Null if the token lacks the right to
   * read them.
   */
  authors: (documentId: string) => Promise<readonly string[] | null>;
};

/** Time in ms for which a preview secret is valid: the same as in Sanity's own libraries. */
export const SECRET_MS = 3_600_000;

const secretShape = z
  .object({ _id: z.string(), _updatedAt: z.iso.datetime(), userId: z.string().min(1) })
  .nullable();

const projectShape = z.object({
  members: z.array(
    z.object({ id: z.string(), roles: z.array(z.object({ name: z.string() })).default([]) }),
  ),
});

const secretQuery = (filter: string) =>
  `*[_type == "sanity.previewUrlSecret" && ${filter}][0]{_id, _updatedAt, userId}`;

const queries = { bySecret: secretQuery("secret == $text"), byId: secretQuery("_id == $text") };

/**
 * Whether a user is a member of the project with a role that may write. Also true if `project` is
 * null: the site's token then lacks the right to read the project, so the editor keeps their rights
 * until the secret expires.
 */
function mayWrite(project: unknown, user: string): boolean {
  if (project === null) return true;
  const member = projectShape.parse(project).members.find(({ id }) => id === user);
  return member !== undefined && member.roles.some(({ name }) => name !== "viewer");
}

/**
 * Whether a document was stored by this user, in one transaction, as the studio stores a preview secret. The document
 * itself proves nothing, because anyone who may write it can name somebody else in it, or change somebody else's. Also
 * true if `authors` is null: the document's own word then decides about rights, but names nobody in the log.
 */
const isStoredBy = (authors: readonly string[] | null, user: string): boolean =>
  authors === null || (authors.length === 1 && authors[0] === user);

/**
 * Finds the editor to whom a preview secret belongs. `text` is the secret, or the ID of its
 * document. Returns null in these cases: there is no such document, it is older than
 * {@link SECRET_MS} plus `grace` ms, it names another user than the one who stored it, it was changed
 * since, or its user may not write in the project. Doesn't accept Sanity's shared secret, which never
 * expires and is a document of another type.
 */
export async function findEditor(
  { query, project, authors }: EditorParts,
  by: keyof typeof queries,
  text: string,
  { now, grace = 0 }: { now: number; grace?: number },
): Promise<Editor | null> {
  const secret = secretShape.parse(await query(queries[by], { text }));
  if (secret === null) return null;
  const until = Date.parse(secret._updatedAt) + SECRET_MS + grace;
  if (until <= now) return null;
  const [stored, members] = await Promise.all([authors(secret._id), project()]);
  if (!isStoredBy(stored, secret.userId) || !mayWrite(members, secret.userId)) return null;
  return { user: stored === null ? null : secret.userId, secretId: secret._id, until };
}
