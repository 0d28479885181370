import { useEffect } from "react";
import { definePlugin, type LayoutProps, useClient } from "sanity";
import { deleteExpired, shouldEmptyTrash } from "./restore.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Deletes the expired items of the trash, once a day in each browser. */
function LayoutWithTrash(props: LayoutProps) {
  const client = useClient({ apiVersion });
  useEffect(() => {
    const now = Date.now();
    if (!shouldEmptyTrash(() => localStorage, now)) return;
    // Without a connection or permission, another day or another editor deletes them.
    void deleteExpired(client, now).catch(() => undefined);
  }, [client]);
  return props.renderDefault(props);
}

/** Plugin that empties the trash of deleted documents. The structure lists them. */
export const trash = definePlugin({
  name: "trash",
  studio: { components: { layout: LayoutWithTrash } },
});
