import type { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import { BackupAssets } from "./backup-assets.ts";
import {
  type SegmentHeader,
  backupFormat,
  packLines,
  parseSegmentPath,
  paths,
  readSegment,
  sha256,
} from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import { type LoggedChange, dropChanges, readChanges } from "./change-log.ts";
import { putVerified } from "./put-verified.ts";
import { dayMilliseconds, removeOld } from "./retention.ts";
import { type Snapshot, takeSnapshot, writeBase } from "./write-base.ts";
import type { Lake } from "../lake.ts";
import { randomId } from "../mutation/document-id.ts";
import { inTransaction } from "../store/group-commit.ts";
import { versionOf } from "../store/stored-tables.ts";

/** Figures of a backup that tests set lower. */
export interface BackupLimits {
  /** Characters of changes in one segment, which is in memory until it is sent. */
  segment: number;
  /** Characters of changes after which a new base is made, unless the newest base is larger. */
  base: number;
  /** Maximum age of the newest base in ms, if anything changed since. */
  baseInterval: number;
  /** Days for which every moment can be restored. */
  days: number;
}

export const usualLimits: BackupLimits = {
  segment: 4 * 1024 * 1024,
  base: 64 * 1024 * 1024,
  baseInterval: dayMilliseconds,
  days: 30,
};

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
type BackupState = z.infer<typeof stateShape>;

/** Returns the state of the last backup. Returns undefined if there is none, or an older version wrote it. */
function readState(database: DatabaseSync): BackupState | undefined {
  const row = database.prepare("select value from backup_state where name = 'state'").get();
  if (!row) return undefined;
  return stateShape.safeParse(JSON.parse(String(row["value"]))).data;
}

function writeState(database: DatabaseSync, state: BackupState): void {
  database
    .prepare(
      "insert into backup_state (name, value) values ('state', ?) on conflict do update set value = excluded.value",
    )
    .run(JSON.stringify(state));
}

/**
 * Copies a lake's log of changes to a target, in order. A generation is one line of changes: its first base, further
 * bases, and the segments between them. Another generation begins if the target doesn't contain what this lake sent.
 */
export class CommitFollower {
  readonly #lake: Lake;
  readonly #target: BackupTarget;
  readonly #limits: BackupLimits;
  readonly assets: BackupAssets;
  /** Undefined until the target's contents were compared with the lake's log, which every failure makes necessary. */
  #state: BackupState | undefined;

  constructor(lake: Lake, target: BackupTarget, limits: BackupLimits) {
    this.#lake = lake;
    this.#target = target;
    this.#limits = limits;
    this.assets = new BackupAssets(target, lake.folder.path());
  }

  reset(): void {
    this.#state = undefined;
  }

  /** Copies everything that is new. Calls `copied` with the position of the newest copied change, after each segment. */
  async copyNew(copied: (position: number) => void): Promise<void> {
    let snapshot: Snapshot | undefined;
    try {
      let state = this.#state;
      if (!state) {
        // Taken before the first request to the target. Otherwise a first base would contain what is written while a
        // slow target responds, and no moment before that could be restored.
        snapshot = this.#takeSnapshot();
        state = this.#state = await this.#stateToContinue(snapshot);
      }
      for (;;) {
        if (this.#isBaseDue(state)) {
          snapshot ??= this.#takeSnapshot();
          state = this.#state = await this.#writeBase(state.generation, snapshot, state);
          await removeOld(this.#target, this.#lake.now(), this.#limits.days, this.assets);
        }
        snapshot?.close();
        snapshot = undefined;
        copied(state.sent);
        const changes = readChanges(this.#lake.store.database, state.sent, this.#limits.segment);
        if (changes.length === 0) return;
        state = this.#state = await this.#send(state, changes);
        copied(state.sent);
        // A segment that isn't full had all changes. Newer ones wait for the next look, so that segments are few.
        if (sizeOf(changes) < this.#limits.segment) return;
      }
    } catch (error) {
      this.#state = undefined;
      throw error;
    } finally {
      snapshot?.close();
    }
  }

  #takeSnapshot(): Snapshot {
    return takeSnapshot(this.#lake.folder.path(), this.#lake.now());
  }

  #isBaseDue({ version, baseAt, sinceBase, baseSize }: BackupState): boolean {
    if (version !== versionOf(this.#lake.store.database)) return true;
    if (sinceBase >= Math.max(this.#limits.base, baseSize)) return true;
    // The absolute difference, so that a clock that was ahead for a while doesn't delay the next base for years.
    const elapsed = Math.abs(this.#lake.now().getTime() - baseAt);
    return sinceBase > 0 && elapsed >= this.#limits.baseInterval;
  }

  /** Begins a generation if there is none that the target agrees with. */
  async #stateToContinue(start: Snapshot): Promise<BackupState> {
    const { database } = this.#lake.store;
    const stored = readState(database);
    if (stored && stored.target === this.#target.name) {
      const state = await this.#adopt(stored);
      if (state) return state;
      console.error(
        `The backup in ${this.#target.name} doesn't continue this lake. A new generation begins there.`,
      );
    }
    return this.#writeBase(await this.#nextGeneration(), start);
  }

  /** Names begin with a number, so their order doesn't depend on the clock. The random end tells two lakes apart. */
  async #nextGeneration(): Promise<string> {
    const files = await this.#target.list(paths.generations);
    const numbers = files.map(({ path }) =>
      Number.parseInt(path.slice(paths.generations.length), 10),
    );
    const next = Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
    return `${String(next).padStart(6, "0")}-${randomId(this.#lake.random, 8)}`;
  }

  /**
   * Continues a generation after a crash or a failed request. A segment that reached the target before the lake could
   * note that is compared with the log. Returns undefined if the target contains anything else.
   */
  async #adopt(stored: BackupState): Promise<BackupState | undefined> {
    const files = await this.#target.list(`${paths.generations}${stored.generation}/`);
    if (!files.some(({ path }) => path.endsWith("/manifest.json"))) return undefined;
    const segments = files.flatMap(({ path }) => parseSegmentPath(path) ?? []);
    const isBehind = stored.sinceBase > 0 && !segments.some(({ last }) => last === stored.sent);
    if (isBehind) return undefined;
    let state = stored;
    for (const { path, last } of segments) {
      if (last <= state.sent) continue;
      const bytes = (await this.#target.get(path)) ?? new Uint8Array();
      const { header, lines } = await readSegment(bytes);
      const text = lines.join("\n");
      const { database } = this.#lake.store;
      const own = readChanges(database, state.sent, text.length).slice(0, lines.length);
      const isOwn = header.previous === state.previous && own.map(lineOf).join("\n") === text;
      if (!isOwn) return undefined;
      state = await this.#recordCopied(state, own, bytes);
    }
    return state;
  }

  async #send(state: BackupState, changes: readonly LoggedChange[]): Promise<BackupState> {
    const first = changes[0]?.position ?? 0;
    const last = changes.at(-1)?.position ?? 0;
    if (first !== state.sent + 1) {
      throw new Error(`The log of changes lacks the positions ${state.sent + 1} to ${first - 1}`);
    }
    const { version, previous, generation } = state;
    const header: SegmentHeader = { format: backupFormat, version, first, last, previous };
    const bytes = await packLines([JSON.stringify(header), ...changes.map(lineOf)]);
    // A document is never copied before its file.
    await this.assets.copyNew((await readSegment(bytes)).changes.map(([, change]) => change));
    await putVerified(this.#target, paths.segment(generation, first, last), bytes);
    return this.#recordCopied(state, changes, bytes);
  }

  async #recordCopied(
    state: BackupState,
    changes: readonly LoggedChange[],
    bytes: Uint8Array,
  ): Promise<BackupState> {
    const { database } = this.#lake.store;
    const sent = changes.at(-1)?.position ?? state.sent;
    const sinceBase = state.sinceBase + sizeOf(changes);
    const next = { ...state, sent, previous: sha256(bytes), sinceBase };
    await this.#lake.store.whenWritable();
    inTransaction(database, () => {
      writeState(database, next);
      dropChanges(database, sent);
    });
    return next;
  }

  /** `before` is the state that the base follows; undefined for the first base of a generation. */
  async #writeBase(
    generation: string,
    snapshot: Snapshot,
    before?: BackupState,
  ): Promise<BackupState> {
    const { database } = this.#lake.store;
    const { manifest, digest, size } = await writeBase(snapshot, {
      target: this.#target,
      generation,
      assets: this.assets,
    });
    const state: BackupState = {
      target: this.#target.name,
      generation,
      version: manifest.version,
      // The changes before a later base are still sent, so that every moment before it can be restored. A new version
      // of the tables needs its base first, because a segment's changes are of one version.
      sent: before?.version === manifest.version ? before.sent : manifest.position,
      previous: before?.previous ?? digest,
      baseAt: snapshot.takenAt.getTime(),
      sinceBase: 0,
      baseSize: size,
    };
    await this.#lake.store.whenWritable();
    inTransaction(database, () => {
      writeState(database, state);
      dropChanges(database, state.sent);
    });
    return state;
  }
}

const sizeOf = (changes: readonly LoggedChange[]): number =>
  changes.reduce((sum, { text }) => sum + text.length, 0);

const lineOf = ({ position, text }: LoggedChange): string => `[${position},${text}]`;
