import type { DatabaseSync } from "node:sqlite";
import type { Dataset } from "../dataset/dataset.ts";
import { LakeError } from "../lake-error.ts";
import { actionError } from "../mutation/errors.ts";
import type { PendingTransaction } from "../mutation/pending-transaction.ts";
import { transact } from "../mutation/transact.ts";
import { changeRelease } from "./change-release.ts";
import { publishRelease } from "./publish-release.ts";
import { isReleaseDocumentId, readRelease, type Release } from "./release.ts";
import { storedReleases } from "./release-versions.ts";

/** The clock of scheduled releases. */
export interface ReleaseSchedule {
  /** Publishes the scheduled releases of this dataset from now on. */
  watch(dataset: Dataset): void;
  /** Publishes whatever is due by now. */
  publishDue(): void;
  /** Publishes nothing any more. */
  stop(): void;
}

/** What a schedule goes by. */
interface ScheduleSettings {
  projectId: string;
  now: () => Date;
  random: (bytes: number) => Uint8Array;
}

/** A timer doesn't count the time that the machine sleeps, so the clock is read again at least this often. In ms. */
const longestWait = 60_000;

/** After a fault of our own (a full disk, say) the lake waits this long before it tries again. In ms. */
const postponement = 10_000;

/**
 * Publishes releases at their time. All that it knows is in the documents of the releases, so it survives a restart:
 * what fell due meanwhile is published as soon as its dataset is watched.
 */
export function createReleaseSchedule(settings: ScheduleSettings): ReleaseSchedule {
  const datasets = new Set<Dataset>();
  let timer: NodeJS.Timeout | undefined;
  const postponed = new Map<string, number>();
  const scheduled = () =>
    [...datasets]
      .flatMap((dataset) => scheduledIn(dataset))
      .map((one) => ({ ...one, time: Math.max(one.time, postponed.get(keyOf(one)) ?? 0) }));
  const arm = () => {
    clearTimeout(timer);
    const times = scheduled().map(({ time }) => time - settings.now().getTime());
    if (!times.length) return;
    timer = setTimeout(publishDue, Math.max(0, Math.min(longestWait, ...times)));
    // A lake that is otherwise done may end; the release is published after its next start.
    timer.unref();
  };
  const publishDue = () => {
    const due = scheduled().filter(({ time }) => time <= settings.now().getTime());
    for (const one of due.toSorted((a, b) => a.time - b.time)) {
      try {
        publishInTime(one.dataset, one.release, settings);
        postponed.delete(keyOf(one));
      } catch (error) {
        console.error(`The lake failed to publish the release "${one.release.name}":`, error);
        postponed.set(keyOf(one), settings.now().getTime() + postponement);
      }
    }
    arm();
  };
  return {
    watch: (dataset) => {
      datasets.add(dataset);
      dataset.subscribe(({ changes }) => {
        if (changes.some(({ id }) => isReleaseDocumentId(id))) arm();
      });
      arm();
    },
    publishDue,
    stop: () => {
      clearTimeout(timer);
      datasets.clear();
    },
  };
}

/** The names of the datasets that have releases: a lake opens them at its start, since one may be due. */
export function datasetsWithReleases(database: DatabaseSync): string[] {
  const query = database.prepare(
    `select name from dataset where exists (select 1 from document
     where document.dataset = dataset.name and id >= '_.releases.' and id < '_.releases/')`,
  );
  return query.all().map((row) => String(row["name"]));
}

function keyOf({ dataset, release }: { dataset: Dataset; release: Release }): string {
  return `${dataset.name}/${release.name}`;
}

function scheduledIn(dataset: Dataset) {
  return storedReleases(dataset).flatMap((document) => {
    const release = readRelease(document);
    if (release?.state !== "scheduled" || !release.publishAt) return [];
    return [{ dataset, release, time: release.publishAt.getTime() }];
  });
}

/** Publishes, or says in the release why it could not be and opens it again. Throws where the fault is ours. */
function publishInTime(dataset: Dataset, release: Release, settings: ScheduleSettings): void {
  const write = (apply: (transaction: PendingTransaction) => void) =>
    transact(
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
    write((transaction) => publishRelease(transaction, release));
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    const set = { state: "active", error: { message: error.message } };
    write((transaction) => changeRelease(transaction, release, { set, unset: ["publishAt"] }));
  }
}

/** Who set the time, and so answers for what is published: the release was locked since. */
function schedulerOf(dataset: Dataset, { document, userId }: Release): string {
  return dataset.transactionsOf([document._id]).at(-1)?.author ?? userId ?? "system";
}
