import type { SanityClient } from "@sanity/client";
import { useCallback, useEffect, useState } from "react";
import { type CurrentUser, useClient, useCurrentUser, useSchema } from "sanity";
import { useMayEach } from "../../ui/use-may.ts";
import { reasonOf } from "../../ui/reason-of.ts";
import { whenTextsStored } from "../composing/text-writer.ts";
import { TRASH_TYPE } from "../trash/trash-item.ts";
import { readRemoval, type RemovalAction, type RemovalPlan, type TypeOf } from "./removal.ts";
import { apiVersion } from "../../lib/api-version.ts";

type RemovalContext = {
  client: SanityClient;
  typeOf: TypeOf;
  user: CurrentUser | null;
  mayTrash: (language: string) => boolean;
};

/** Returns what a removal needs from the Studio. `languages` are those of the removed documents; empty for no language. */
export function useRemovalContext(languages: readonly string[]): RemovalContext {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const user = useCurrentUser();
  const all = [...new Set(languages)];
  const items = all.map((language) => ({
    _id: "drafts.new",
    _type: TRASH_TYPE,
    ...(language === "" ? {} : { language }),
  }));
  const may = useMayEach("create", items);
  // Without an answer, the content service refuses the whole removal if the role doesn't allow it.
  const mayTrash = (language: string) => may[all.indexOf(language)] ?? true;
  const typeOf = useCallback((name: string) => schema.get(name), [schema]);
  return { client, typeOf, user, mayTrash };
}

/** The plan of a removal: null until it is loaded, or the reason why it can't be loaded. */
type LoadedPlan = RemovalPlan | string | null;

export function useRemovalPlan(
  { client, typeOf }: Pick<RemovalContext, "client" | "typeOf">,
  action: RemovalAction,
  id: string,
): readonly [LoadedPlan, (plan: RemovalPlan) => void] {
  const [plan, setPlan] = useState<LoadedPlan>(null);
  useEffect(() => {
    let isOver = false;
    // The last letters typed on the previewed page belong to the documents, too.
    whenTextsStored()
      .then(() => readRemoval(client, action, [id], typeOf))
      .catch((error: unknown) => reasonOf(error))
      .then((found) => (isOver ? undefined : setPlan(found)))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [client, typeOf, action, id]);
  return [plan, setPlan];
}
