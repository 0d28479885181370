import { createClient, type ClientConfig } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";

/** The parts of a workspace that differ on the embedded lake. */
export function embeddedWorkspace(lakeUrl: string) {
  return {
    apiHost: lakeUrl,
    // One host name for all: `<project>.localhost` is unknown to some systems.
    unstable_clientFactory: (config: ClientConfig) =>
      createClient({ ...config, apiHost: lakeUrl, useProjectHostname: false }),
    // Where the lake knows one editor, the person at this computer: no form, no choice.
    auth: { loginMethod: "token", redirectOnSingle: true },
    search: { strategy: "groq2024" },
  } as const satisfies Partial<WorkspaceOptions>;
}

/** Services of Sanity's cloud that have no counterpart here; without them nothing asks for them. */
export const withoutCloud = {
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  mediaLibrary: { enabled: false },
  announcements: { enabled: false },
} as const;
