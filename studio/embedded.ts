import { createClient, type ClientConfig } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";

/** Returns the workspace options that differ on the embedded content lake. */
export function embeddedWorkspace(lakeUrl: string) {
  return {
    apiHost: lakeUrl,
    // Not every operating system resolves `<project>.localhost`, so all requests use one host name.
    unstable_clientFactory: (config: ClientConfig) =>
      createClient({ ...config, apiHost: lakeUrl, useProjectHostname: false }),
    // The embedded lake has one editor, the person at this computer: no sign-in form, no choice of provider.
    auth: { loginMethod: "token", redirectOnSingle: true },
    search: { strategy: "groq2024" },
  } as const satisfies Partial<WorkspaceOptions>;
}

/** Disables the services of Sanity's cloud that the embedded lake doesn't implement, so the studio never calls them. */
export const withoutCloud = {
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  mediaLibrary: { enabled: false },
  announcements: { enabled: false },
} as const;
