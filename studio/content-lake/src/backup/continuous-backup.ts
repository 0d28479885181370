import { setTimeout as pause } from "node:timers/promises";
import type { Lake } from "../lake.ts";
import type { BackupTarget } from "./backup-target.ts";
import { lastPosition, openChangeLog, removeChangeLog, sizeOfChanges } from "./change-log.ts";
import { type BackupLimits, CommitFollower, usualLimits } from "./follow-commits.ts";
import { errorMessage } from "../lake-error.ts";

/** Time in ms between two looks at the log of changes. Each look that finds changes writes one segment. */
const usualInterval = 1_000;

/** Longest time in ms between two attempts while the target fails. */
const longestPause = 30_000;

/** Time in ms after which a failure that lasts is logged again. */
const quietTime = 10 * 60_000;

/** Characters of changes that wait for a target. Beyond, the log is dropped, and a new base replaces it later. */
const waitingCeiling = 256 * 1024 * 1024;

/** Time in ms that a stopping lake waits for its last changes to be copied. */
const lastCopy = 3_000;

/** Marks that are stored at most, so that a target that is down for days costs no memory. */
const markCeiling = 1_000;

/** Measures how far a backup is behind: the time since the oldest change that was not copied yet was first noticed. */
class BackupLag {
  /** Times at which newer changes were noticed, oldest first. */
  readonly #marks: { position: number; at: number }[] = [];
  #copied = 0;

  /** Notes that changes up to a position exist. `at` is a monotonic time in ms. */
  notice(position: number, at: number): void {
    const newest = this.#marks.at(-1);
    if (position <= (newest?.position ?? this.#copied)) return;
    // Past the ceiling, the newest mark covers the newer changes, so the lag of the oldest change stays exact.
    if (newest && this.#marks.length >= markCeiling) newest.position = position;
    else this.#marks.push({ position, at });
  }

  /** Notes that all changes up to a position are copied. */
  copied(position: number): void {
    this.#copied = position;
    while (this.#marks[0] && this.#marks[0].position <= position) this.#marks.shift();
  }

  /** Seconds since the oldest missing change was noticed; 0 if nothing is missing. */
  seconds(at: number): number {
    const oldest = this.#marks[0];
    return oldest ? (at - oldest.at) / 1_000 : 0;
  }
}

interface BackupFigures {
  /** Seconds since the oldest change that isn't copied yet; 0 if all are. */
  lag: number;
  /** Characters of changes that are not copied yet. */
  waiting: number;
  isFailing: boolean;
  /** Files of assets that are missing or damaged in the lake. */
  damaged: number;
}

export interface ContinuousBackup {
  figures(): BackupFigures;
  /** Copies what is new, and stops. */
  stop(): Promise<void>;
}

interface BackupOptions extends Partial<BackupLimits> {
  waiting?: number;
  interval?: number;
  writeLog?: (line: string) => void;
}

/**
 * Copies every change of a lake to a target within seconds. The lake never waits for the target. While the target is
 * down, changes wait in the lake's own database, so that neither a restart nor a crash loses any.
 */
export function startBackup(
  lake: Lake,
  target: BackupTarget,
  {
    waiting: ceiling = waitingCeiling,
    interval = usualInterval,
    writeLog = console.error,
    ...limits
  }: BackupOptions = {},
): ContinuousBackup {
  const { database } = lake.store;
  openChangeLog(database);
  const follower = new CommitFollower(lake, target, { ...usualLimits, ...limits });
  let lag = new BackupLag();
  const stopping = new AbortController();
  let isDropped = false;
  /** When the backup began to lack everything: at its start, or when it fell too far behind. */
  let emptySince: number | undefined = performance.now();
  let failingSince: number | undefined;
  let loggedAt = -Infinity;
  let failures = 0;
  let waiting = sizeOfChanges(database, 0);
  let counted = lastPosition(database);

  const logFailure = (error: unknown) =>
    writeLog(`The log of changes for the backup can't be read: ${String(error)}`);
  /** Counts the changes that wait, and drops the log if they are too many. */
  const checkBacklog = () => {
    if (isDropped || !database.isOpen) return;
    const position = lastPosition(database);
    if (position > counted) waiting += sizeOfChanges(database, counted);
    counted = position;
    lag.notice(position, performance.now());
    if (waiting > ceiling) drop().catch(logFailure);
  };
  const drop = async () => {
    await lake.store.whenWritable();
    if (isDropped || waiting <= ceiling || !database.isOpen) return;
    removeChangeLog(database);
    isDropped = true;
    emptySince ??= performance.now();
    waiting = 0;
    writeLog(
      `The backup in ${target.name} fell too far behind, so its waiting changes are dropped. It starts again when the target responds.`,
    );
  };
  const copy = async () => {
    if (isDropped) {
      await target.list("generations/");
      await lake.store.whenWritable();
      openChangeLog(database);
      follower.reset();
      // The positions of a new log begin again.
      lag = new BackupLag();
      counted = 0;
      isDropped = false;
    }
    await follower.copyNew((position) => {
      emptySince = undefined;
      lag.copied(position);
      counted = Math.max(counted, position);
      waiting = sizeOfChanges(database, position);
    });
  };
  const attempt = async () => {
    try {
      await copy();
      if (failingSince !== undefined) writeLog(`The backup in ${target.name} has caught up.`);
      failingSince = undefined;
      loggedAt = -Infinity;
      failures = 0;
    } catch (error) {
      failures += 1;
      failingSince ??= performance.now();
      if (performance.now() - loggedAt < quietTime) return;
      loggedAt = performance.now();
      const reason = errorMessage(error);
      writeLog(`The backup in ${target.name} fails, and is tried again: ${reason}`);
    }
  };
  const checkTimer = setInterval(() => {
    try {
      checkBacklog();
    } catch (error) {
      logFailure(error);
    }
  }, interval);
  checkTimer.unref();
  const follow = async () => {
    while (!stopping.signal.aborted) {
      await attempt();
      const delay = failures === 0 ? interval : Math.min(longestPause, interval * 2 ** failures);
      await pause(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const following = follow();
  return {
    figures: () => {
      checkBacklog();
      const now = performance.now();
      return {
        lag: emptySince === undefined ? lag.seconds(now) : (now - emptySince) / 1_000,
        waiting,
        isFailing: failingSince !== undefined,
        damaged: follower.assets.damaged.size,
      };
    },
    stop: async () => {
      clearInterval(checkTimer);
      stopping.abort();
      const last = (async () => {
        await following;
        await attempt();
      })();
      await Promise.race([last, pause(lastCopy, undefined, { ref: false })]);
    },
  };
}
