import type { SanityClient } from "@sanity/client";
import {
  type CurrentUser,
  type SourceClientOptions,
  validateDocument,
  type Workspace,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import { titleOfType } from "../../ui/title-of-type.ts";
import { reasonOf } from "../../ui/reason-of.ts";
import { checkBeforePublishing } from "../checks/check-page.ts";
import { copyOfPage, slugsForCopy } from "../duplicate/copy-of-page.ts";
import { neededHomePages } from "../home-page/home-page.ts";
import { removeUnlinked } from "../removal/commit-removal.ts";
import { type RemovalAction, titleOfDocument, type TypeOf } from "../removal/removal.ts";
import { type BulkAction, runForEach } from "./bulk-actions.ts";
import { draftOf, type PageRow } from "./page-row.ts";

export type Studio = {
  client: SanityClient;
  getClient: (options: SourceClientOptions) => SanityClient;
  workspace: Workspace;
  site: string;
  typeOf: TypeOf;
  user: CurrentUser | null;
  mayTrash: (language: string) => boolean;
};

/** A page that an action didn't change. `isLinked`: because other documents refer to it. */
export type Unchanged = { row: PageRow; reason: string; isLinked: boolean };

/** Publishes a page's draft. Throws with the message of the first error that the page checks find. */
async function publish(row: PageRow, { client, workspace, site }: Studio): Promise<void> {
  const document = await client.getDocument(draftOf(row.id));
  // There is no draft if another editor has published or discarded it meanwhile.
  if (!document) return;
  const markers = await validateDocument({ document, workspace, environment: "studio" });
  const findings = await checkBeforePublishing({ client, value: document, markers, site });
  const error = findings.find(({ level }) => level === "error");
  if (error) throw new Error(error.message);
  await client.action({
    actionType: "sanity.action.document.publish",
    draftId: draftOf(row.id),
    publishedId: row.id,
  });
}

async function duplicate({ id }: PageRow, { client, getClient }: Studio): Promise<void> {
  const page = (await client.getDocument(draftOf(id))) ?? (await client.getDocument(id));
  if (!page) return;
  const { _rev, _createdAt, _updatedAt, ...content } = page;
  const copy = copyOfPage(content, await slugsForCopy(getClient, content));
  await client.create({ ...copy, _id: draftOf(crypto.randomUUID()), _type: page._type });
}

/** Maximum number of pages that one transaction deletes or unpublishes. */
const MOST_AT_ONCE = 25;

/** Deletes or unpublishes pages, except needed home pages, and pages to which documents that remain refer. */
async function remove(
  action: RemovalAction,
  rows: readonly PageRow[],
  studio: Studio,
): Promise<Unchanged[]> {
  const needed = await neededHomePages(
    studio.client,
    rows.map(({ id }) => id),
  );
  const neededReason = translate(
    "Visitors need the home page. To replace it, open another page and select “Make this the home page” in its menu.",
  );
  const unchanged: Unchanged[] = rows
    .filter(({ id }) => needed.has(id))
    .map((row) => ({ row, reason: neededReason, isLinked: false }));
  const others = rows.filter(({ id }) => !needed.has(id));
  for (let start = 0; start < others.length; start += MOST_AT_ONCE) {
    const some = others.slice(start, start + MOST_AT_ONCE);
    const ids = some.map(({ id }) => id);
    try {
      const linked = await removeUnlinked(studio.client, action, ids, {
        ...studio,
        now: Date.now(),
      });
      unchanged.push(
        ...some.flatMap((row) => {
          const referrers = linked.get(row.id);
          if (referrers === undefined) return [];
          const titles = new Set(
            referrers.map(
              ({ document }) =>
                titleOfDocument(document) || titleOfType({ get: studio.typeOf }, document._type),
            ),
          );
          const facts = { titles: [...titles].slice(0, 5).join(", ") };
          const reason = translate("Other documents refer to this page: {titles}", facts);
          return [{ row, reason, isLinked: true }];
        }),
      );
    } catch (error) {
      const reason = reasonOf(error);
      unchanged.push(...some.map((row) => ({ row, reason, isLinked: false })));
    }
  }
  return unchanged;
}

export async function runBulk(
  action: BulkAction,
  rows: readonly PageRow[],
  studio: Studio,
): Promise<Unchanged[]> {
  if (action === "delete" || action === "unpublish") return remove(action, rows, studio);
  const failures = await runForEach(rows, (row): Promise<unknown> =>
    action === "publish" ? publish(row, studio) : duplicate(row, studio),
  );
  return failures.map(({ row, error }) => ({ row, reason: reasonOf(error), isLinked: false }));
}
