import { createClient, type ClientConfig } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";
import { connection } from "./plugins/connection/connection.ts";
import { guardTokenChannel } from "./plugins/connection/internals/token-channel.ts";
import { session } from "./plugins/connection/lake-session.ts";
import { sentWrites } from "./plugins/connection/sent-writes.ts";
import { repeatRequests } from "./plugins/connection/internals/repeat-requests.ts";

/** Returns the workspace options that the embedded content lake requires. */
export function embeddedWorkspace(lakeUrl: string) {
  return {
    apiHost: lakeUrl,
    // Sends all requests to one host name, because some operating systems don't resolve
    // `<project>.localhost`.
    unstable_clientFactory: (config: ClientConfig) =>
      createClient({
        ...config,
        apiHost: lakeUrl,
        useProjectHostname: false,
        _requestHandler: repeatRequests(config._requestHandler, {
          connection,
          sentWrites,
          session,
        }),
      }),
    // Stores the session in `localStorage`, because the lake grants no access by cookies. Skips the
    // list of sign-in methods if the lake offers only one method.
    auth: { loginMethod: "token", redirectOnSingle: true },
  } as const satisfies Partial<WorkspaceOptions>;
}

/** Keeps the Studio in this tab while an editor types, when another tab signs out or in. */
export function keepSession(
  window: { BroadcastChannel: typeof BroadcastChannel },
  project: string,
): void {
  window.BroadcastChannel = guardTokenChannel(window.BroadcastChannel, {
    project,
    mayFollow: (token) => session.mayFollow(token),
  });
}

/** Disables the services of Sanity's cloud that the embedded lake lacks, so that the studio never calls them. */
export const withoutCloud = {
  scheduledPublishing: { enabled: false },
  mediaLibrary: { enabled: false },
  announcements: { enabled: false },
} as const;
