import type { DatabaseSync } from "node:sqlite";
import * as z from "zod";

const stateShape = z.object({
  target: z.string(),
  generation: z.string(),
  /** Version of the tables in the newest base. */
  version: z.number(),
  /** Position of the newest change that the target has. */
  sent: z.number(),
  /** SHA-256 of the newest segment, or of the manifest of the first base. */
  previous: z.string(),
  /** Time of the newest base in ms since 1970. */
  baseAt: z.number(),
  /** Characters of changes since the newest base, and of the newest base. */
  sinceBase: z.number(),
  baseSize: z.number(),
});

/** The part of a lake that a target contains. */
export type BackupState = z.infer<typeof stateShape>;

/** Returns the state of the last backup. Returns undefined if there is none, or an older version wrote it. */
export function readState(database: DatabaseSync): BackupState | undefined {
  const row = database.prepare("select value from backup_state where name = 'state'").get();
  if (!row) return undefined;
  return stateShape.safeParse(JSON.parse(String(row["value"]))).data;
}

export function writeState(database: DatabaseSync, state: BackupState): void {
  database
    .prepare(
      "insert into backup_state (name, value) values ('state', ?) on conflict do update set value = excluded.value",
    )
    .run(JSON.stringify(state));
}
