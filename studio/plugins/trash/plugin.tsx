import { useEffect } from "react";
import { definePlugin, type LayoutProps, useClient } from "sanity";
import { deleteExpired } from "./restore.ts";

/** Deletes the expired items of the trash once, when the Studio starts. */
function LayoutWithTrash(props: LayoutProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  useEffect(() => {
    // Without a connection or permission, another start deletes them.
    void deleteExpired(client, Date.now()).catch(() => undefined);
  }, [client]);
  return props.renderDefault(props);
}

/** Plugin that empties the trash of deleted documents. The structure lists them. */
export const trash = definePlugin({
  name: "trash",
  studio: { components: { layout: LayoutWithTrash } },
});
