import { createClient, type ClientConfig } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";

/** Returns the workspace options that the embedded content lake requires. */
export function embeddedWorkspace(lakeUrl: string) {
  return {
    apiHost: lakeUrl,
    // Sends all requests to one host name, because not every operating system resolves `<project>.localhost`.
    unstable_clientFactory: (config: ClientConfig) =>
      createClient({ ...config, apiHost: lakeUrl, useProjectHostname: false }),
    // The embedded lake has one editor, the person at this computer, so there is no sign-in form.
    auth: { loginMethod: "token", redirectOnSingle: true },
    search: { strategy: "groq2024" },
  } as const satisfies Partial<WorkspaceOptions>;
}

/**
 * Disables the services of Sanity's cloud that the embedded lake doesn't implement, so that the studio never calls
 * them.
 */
export const withoutCloud = {
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  mediaLibrary: { enabled: false },
  announcements: { enabled: false },
} as const;
