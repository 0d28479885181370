import { useToast } from "@sanity/ui/toast";
import { useEffect, useEffectEvent } from "react";
import {
  getDraftId,
  getPublishedId,
  type Path,
  pathToString,
  useClient,
  useCurrentUser,
  useGetFormValue,
  useUserStore,
} from "sanity";
import { retryLater } from "../connection/follow-query.ts";
import { translate } from "../../i18n/translate.ts";
import { focusFirst } from "../../ui/focus-field.ts";
import { documentForm, fieldAt } from "../../ui/internals/studio-dom.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Time in ms to wait, so that both the studio and the listener have received the same change. */
const SETTLED = 500;

/**
 * Whether an array still contains the entry with this key. Also true for a value that isn't an
 * array: the document is then closed, and nothing was removed.
 */
const stillHas = (list: unknown, key: string): boolean =>
  !Array.isArray(list) || list.some((entry: unknown) => Object(entry)._key === key);

/**
 * Notifies the editor when another editor removes the block whose form is open, because the Studio
 * closes the form without a message. Moves the focus to the list of blocks if the closed form had
 * the focus. `path` is the block's path, `title` its name.
 */
export function useRemovalNotice(path: Path, title: string): void {
  const toast = useToast();
  const client = useClient({ apiVersion });
  const users = useUserStore();
  const me = useCurrentUser()?.id;
  const valueAt = useGetFormValue();
  const last = path.at(-1);
  const key = typeof last === "object" && "_key" in last ? last._key : null;

  const notify = useEffectEvent(async (author: string) => {
    const name = (await users.getUser(author))?.displayName ?? translate("Another editor");
    toast.push({
      id: `marquee-removed-${key}`,
      status: "warning",
      closable: true,
      duration: 15_000,
      title: translate("{name} removed the block “{title}”", { name, title }),
      description: translate(
        "The block's form was closed. To get the block back, restore an earlier version from the page's history.",
      ),
    });
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const list = fieldAt(pathToString(path.slice(0, -1)));
    if (!focusFirst(`${list} :is(button, [tabindex="0"])`)) focusFirst(`${documentForm} button`);
  });
  const read = useEffectEvent((at: Path) => valueAt(at));
  const listPath = useEffectEvent(() => path.slice(0, -1));

  useEffect(() => {
    if (key === null) return undefined;
    const id = getPublishedId(String(read(["_id"])));
    const list = listPath();
    let author: string | undefined;
    const options = {
      includeResult: false,
      includeAllVersions: true,
      events: ["mutation"],
      tag: "marquee.removal",
    } satisfies Parameters<typeof client.listen>[2];
    const params = { id, draft: getDraftId(id), versions: `versions.*.${id}` };
    const subscription = client
      .listen("*[_id in [$id, $draft] || _id in path($versions)]", params, options)
      .pipe(retryLater())
      .subscribe((event) => {
        if (event.type === "mutation") author = event.identity;
      });
    return () => {
      setTimeout(() => {
        subscription.unsubscribe();
        if (author !== undefined && author !== me && !stillHas(read(list), key)) {
          void notify(author);
        }
      }, SETTLED);
    };
  }, [client, key, me]);
}
