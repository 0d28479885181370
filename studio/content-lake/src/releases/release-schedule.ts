import type { DatabaseSync } from "node:sqlite";
import type { Dataset } from "../dataset/dataset.ts";
import type { InParts, WaitingParts } from "../in-parts.ts";
import { LakeError } from "../lake-error.ts";
import { actionError } from "../mutation/errors.ts";
import type { PendingTransaction } from "../mutation/pending-transaction.ts";
import { prepareTransaction } from "../mutation/transact.ts";
import type { Writes } from "../mutation/write-queue.ts";
import { changeRelease } from "./change-release.ts";
import { publishRelease } from "./publish-release.ts";
import { isReleaseDocumentId, readRelease, type Release } from "./release.ts";
import { storedReleases } from "./release-versions.ts";

export interface ReleaseSchedule {
  watch(dataset: Dataset): void;
  /** Ends after five minutes by itself, because an import may stop without its end. */
  pause(dataset: Dataset): void;
  resume(dataset: Dataset): void;
  /** Publishes the releases that are due. Resolves when that has ended. */
  publishDue(): Promise<void>;
  stop(): void;
}

interface ScheduleSettings {
  projectId: string;
  now: () => Date;
  random: (bytes: number) => Uint8Array;
  writes: Writes;
}

/** Maximum number of ms between two reads of the clock: a timer doesn't count the time that the machine sleeps. */
const longestWait = 60_000;

/** Milliseconds after which a pause ends without `resume`. */
const longestPause = 300_000;

/** Milliseconds until the next attempt after an unexpected error, such as a full disk. */
const postponement = 10_000;

/**
 * The schedule's state is in the documents of the releases, so it survives a restart. Releases that became due in the
 * meantime are published as soon as their dataset is watched.
 */
export function createReleaseSchedule(settings: ScheduleSettings): ReleaseSchedule {
  const datasets = new Set<Dataset>();
  /** Datasets without publications, each with the time in ms at which its pause ends. */
  const paused = new Map<Dataset, number>();
  let timer: NodeJS.Timeout | undefined;
  let pauseTimer: NodeJS.Timeout | undefined;
  const postponed = new Map<string, number>();
  // A postponement is never longer than `postponement`, even if the clock went back after it was made.
  const postponedTo = (key: string) =>
    Math.min(postponed.get(key) ?? 0, settings.now().getTime() + postponement);
  const scheduled = () =>
    [...datasets]
      .filter((dataset) => (paused.get(dataset) ?? 0) <= settings.now().getTime())
      .flatMap((dataset) => scheduledIn(dataset))
      .map((one) => ({ ...one, time: Math.max(one.time, postponedTo(keyOf(one))) }));
  const arm = () => {
    clearTimeout(timer);
    const times = scheduled().map(({ time }) => time - settings.now().getTime());
    if (!times.length) return;
    const wait = Math.max(0, Math.min(longestWait, ...times));
    timer = setTimeout(() => void publishDue(), wait);
    // The timer doesn't keep the process alive. If the process ends first, the release is published after the next
    // start.
    timer.unref();
  };
  const postpone = (one: Scheduled, error: unknown) => {
    if (!datasets.has(one.dataset)) return;
    console.error(`The lake failed to publish the release "${one.release.name}":`, error);
    postponed.set(keyOf(one), settings.now().getTime() + postponement);
  };
  const publishDue = async () => {
    const due = scheduled().filter(({ time }) => time <= settings.now().getTime());
    const publications = due
      .toSorted((a, b) => a.time - b.time)
      .map(async (one) => {
        // Prevents a second attempt while this one waits for its turn.
        postponed.set(keyOf(one), settings.now().getTime() + postponement);
        try {
          await publish(one, settings);
          postponed.delete(keyOf(one));
        } catch (error) {
          postpone(one, error);
        }
      });
    arm();
    await Promise.all(publications);
  };
  return {
    watch: (dataset) => {
      datasets.add(dataset);
      dataset.subscribe(({ changes }) => {
        if (changes.some(({ id }) => isReleaseDocumentId(id))) arm();
      });
      arm();
    },
    pause: (dataset) => {
      paused.set(dataset, settings.now().getTime() + longestPause);
      clearTimeout(pauseTimer);
      pauseTimer = setTimeout(arm, longestPause + 1);
      pauseTimer.unref();
    },
    resume: (dataset) => {
      paused.delete(dataset);
      arm();
    },
    publishDue,
    stop: () => {
      clearTimeout(timer);
      clearTimeout(pauseTimer);
      datasets.clear();
    },
  };
}

/** A lake opens these datasets at its start, because a release may be due. */
export function datasetsWithReleases(database: DatabaseSync): string[] {
  const query = database.prepare(
    `select name from dataset where exists (select 1 from document
     where document.dataset = dataset.name and id >= '_.releases.' and id < '_.releases/')`,
  );
  return query.all().map((row) => String(row["name"]));
}

interface Scheduled {
  dataset: Dataset;
  release: Release;
  time: number;
}

/** Publishes a release when it is its turn, unless something has changed the release or another node has published it. */
function publish({ dataset, release }: Scheduled, settings: ScheduleSettings): Promise<void> {
  return settings.writes.writeInParts(
    function* () {
      const current = scheduledIn(dataset).find(
        ({ release: { name }, time }) => name === release.name && time <= settings.now().getTime(),
      );
      return current
        ? yield* preparePublication(dataset, current.release, settings)
        : () => undefined;
    },
    { dataset: dataset.name },
  );
}

function keyOf({ dataset, release }: Pick<Scheduled, "dataset" | "release">): string {
  return `${dataset.name}/${release.name}`;
}

function scheduledIn(dataset: Dataset): Scheduled[] {
  return storedReleases(dataset).flatMap((document) => {
    const release = readRelease(document);
    if (release?.state !== "scheduled" || !release.publishAt) return [];
    return [{ dataset, release, time: release.publishAt.getTime() }];
  });
}

/** If the preparation fails with a `LakeError`, the commit stores the reason and makes the release active again. */
function* preparePublication(
  dataset: Dataset,
  release: Release,
  settings: ScheduleSettings,
): WaitingParts<() => void> {
  const prepare = (apply: (transaction: PendingTransaction) => InParts<void> | void) =>
    prepareTransaction(
      {
        dataset,
        projectId: settings.projectId,
        author: schedulerOf(dataset, release),
        now: settings.now(),
        random: settings.random,
      },
      {
        items: [apply],
        apply: (transaction) => apply(transaction),
        describe: actionError,
        dryRun: false,
      },
      () => undefined,
    );
  try {
    return yield* prepare((transaction) => publishRelease(transaction, release));
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    const set = { state: "active", error: { message: error.message } };
    const unset = ["publishAt"];
    return yield* prepare((transaction) => changeRelease(transaction, release, { set, unset }));
  }
}

/** The last author of the release's document, usually the user who scheduled it. */
function schedulerOf(dataset: Dataset, { document, userId }: Release): string {
  return dataset.transactionsOf([document._id]).at(-1)?.author ?? userId ?? "system";
}
