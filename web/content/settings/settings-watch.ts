import * as z from "zod";
import type { EventFields, SecurityEvent } from "../../runtime/security-log.ts";

/** Query for the revision of the sign-in settings, which changes with every publication. */
export const settingsRevisionQuery =
  '*[_type == "authSettings" && _id == "authSettings"][0]{_id, _rev}';

const revisionShape = z.object({ _id: z.string(), _rev: z.string() }).nullable();

export type SettingsWatchParts = {
  read: () => Promise<unknown>;
  logSecurity: (event: SecurityEvent, fields: EventFields) => void;
};

/**
 * Creates a function that logs changes of the sign-in settings. The first call stores the revision, and later
 * calls compare it. A failed read does not count as a change: the next call compares again.
 */
export function createSettingsWatch({ read, logSecurity }: SettingsWatchParts) {
  let known: string | undefined;
  return async (): Promise<void> => {
    const parsed = revisionShape.safeParse(await read().catch(() => undefined));
    if (!parsed.success) return;
    const revision = parsed.data?._rev ?? "none";
    if (known !== undefined && known !== revision) {
      logSecurity("settings.changed", { document: "authSettings", revision });
    }
    known = revision;
  };
}
