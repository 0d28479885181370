import type { SanityClient } from "@sanity/client";
import { translate } from "../../i18n/translate.ts";
import { isConflict } from "../../lib/refusals.ts";
import { repeatOnConflict } from "../../lib/repeat-on-conflict.ts";
import {
  readRemoval,
  type RemovalChoice,
  removalMutations,
  type RemovalPlan,
  type Remover,
  type TypeOf,
} from "./removal.ts";

/** The reason why a removal that changes too many documents is refused. */
export const tooLarge = (): string =>
  translate(
    "Too many documents refer to this document to change them at once. Change some of them first.",
  );

function exceeds(plan: RemovalPlan, shown: RemovalPlan): boolean {
  const known = new Set(shown.referrers.map(({ document }) => document._id));
  return plan.referrers.some(({ document }) => !known.has(document._id));
}

/**
 * Removes the documents of a plan in one transaction with the references to them. If other documents refer to them in
 * the meantime, changes nothing and returns a new plan. Otherwise returns null.
 */
export async function commitRemoval(
  client: Pick<SanityClient, "fetch" | "mutate">,
  shown: RemovalPlan,
  choice: RemovalChoice,
  context: Remover & { typeOf: TypeOf },
): Promise<RemovalPlan | null> {
  const { action, ids } = shown;
  const attempt = async () => {
    const plan = await readRemoval(client, action, ids, context.typeOf);
    if (plan.isTooLarge || exceeds(plan, shown)) return plan;
    const mutations = removalMutations(plan, choice, context);
    await client.mutate(mutations, { returnDocuments: false, tag: "removal" });
    return null;
  };
  return repeatOnConflict(attempt).catch((error: unknown) => {
    if (!isConflict(error)) throw error;
    const failure = translate(
      "Documents that your role doesn't display refer to it, or somebody changes them. Try again, or ask an administrator.",
    );
    throw new Error(failure, { cause: error });
  });
}

/**
 * Removes several documents, except those to which documents that remain refer strongly. Returns the ids of these documents, with
 * the documents that refer to them.
 */
export async function removeUnlinked(
  client: Pick<SanityClient, "fetch" | "mutate">,
  action: RemovalPlan["action"],
  wanted: readonly string[],
  context: Remover & { typeOf: TypeOf },
): Promise<Map<string, RemovalPlan["referrers"]>> {
  const linked = new Map<string, RemovalPlan["referrers"]>();
  const choice = { substitute: null, redirectTo: null };
  let ids = wanted;
  while (ids.length > 0) {
    const plan = await readRemoval(client, action, ids, context.typeOf);
    if (plan.isTooLarge) throw new Error(tooLarge());
    // Weak references, such as those of translations, are removed.
    const referrers = plan.referrers.filter(({ places }) => places.some(({ isWeak }) => !isWeak));
    if (referrers.length === 0 && (await commitRemoval(client, plan, choice, context)) === null) {
      break;
    }
    for (const id of ids) {
      const ofTarget = referrers.filter(({ places }) =>
        places.some(({ target, isWeak }) => target === id && !isWeak),
      );
      if (ofTarget.length > 0) linked.set(id, ofTarget);
    }
    ids = wanted.filter((id) => !linked.has(id));
  }
  return linked;
}
