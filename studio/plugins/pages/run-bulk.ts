import type { SanityClient } from "@sanity/client";
import { type SourceClientOptions, validateDocument, type Workspace } from "sanity";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { titleOfType } from "../../ui/title-of-type.ts";
import { reasonOf as reasonOfError } from "../../ui/reason-of.ts";
import { checkBeforePublishing } from "../checks/check-page.ts";
import { copyOfPage, slugsForCopy } from "../duplicate/copy-of-page.ts";
import {
  actionFor,
  type BulkAction,
  type Failure,
  referringIds,
  runForEach,
} from "./bulk-actions.ts";
import { draftOf, type PageRow } from "./page-row.ts";

/** The studio's clients, workspace and site URL, which the actions use. */
export type Studio = {
  client: SanityClient;
  getClient: (options: SourceClientOptions) => SanityClient;
  workspace: Workspace;
  /** The site's base URL. */
  site: string;
};

/** Publishes a page's draft. Throws with the message of the first error that the page checks find. */
async function publish(row: PageRow, { client, workspace, site }: Studio): Promise<void> {
  const document = await client.getDocument(draftOf(row.id));
  // There is no draft if another editor has published or discarded it meanwhile.
  if (!document) return;
  const markers = await validateDocument({ document, workspace, environment: "studio" });
  const findings = await checkBeforePublishing({ client, value: document, markers, site });
  const error = findings.find(({ level }) => level === "error");
  if (error) throw new Error(error.message);
  await client.action(actionFor("publish", row));
}

/** Creates a draft with the content of a page, but with a new title and slug. */
async function duplicate({ id }: PageRow, { client, getClient }: Studio): Promise<void> {
  const page = (await client.getDocument(draftOf(id))) ?? (await client.getDocument(id));
  if (!page) return;
  const { _rev, _createdAt, _updatedAt, ...content } = page;
  const copy = copyOfPage(content, await slugsForCopy(getClient, content));
  await client.create({ ...copy, _id: draftOf(crypto.randomUUID()), _type: "page" });
}

const usersQuery = `*[_id in $ids][0...5]{ "title": coalesce(title, name, from), "type": _type }`;
const usersShape = z.array(z.object({ title: z.string().nullable(), type: z.string() }));

/** Returns the reason of a failure: which documents' references prevent the action, or else the error's message. */
async function reasonOf(error: unknown, { client, workspace }: Studio): Promise<string> {
  const reason = reasonOfError(error);
  const ids = referringIds(error);
  if (ids.length === 0) return reason;
  try {
    const found = await client.fetch<unknown>(usersQuery, { ids }, { perspective: "raw" });
    const users = usersShape.parse(found);
    const titles = users.map(({ title, type }) => title ?? titleOfType(workspace.schema, type));
    return translate("Other documents refer to this page: {titles}", {
      titles: [...new Set(titles)].join(", "),
    });
  } catch {
    return reason;
  }
}

/** Runs an action on pages. Returns the pages on which the action failed, with the reasons. */
export async function runBulk(
  action: BulkAction,
  rows: readonly PageRow[],
  studio: Studio,
): Promise<{ row: PageRow; reason: string }[]> {
  const task = (row: PageRow): Promise<unknown> => {
    if (action === "publish") return publish(row, studio);
    if (action === "duplicate") return duplicate(row, studio);
    return studio.client.action(actionFor(action, row));
  };
  const failures: Failure[] = await runForEach(rows, task);
  return Promise.all(
    failures.map(async ({ row, error }) => ({ row, reason: await reasonOf(error, studio) })),
  );
}
