import {
  type BaseManifest,
  parseBasePath,
  parseSegmentPath,
  paths,
  readManifest,
  readSegment,
  type StoredTransaction,
  transactionIn,
} from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import { readChecked } from "./read-checked.ts";

export interface Generation {
  name: string;
  bases: BaseManifest[];
  segments: { path: string; first: number; last: number }[];
}

export async function readGenerations(target: BackupTarget): Promise<Generation[]> {
  const found = new Map<string, Generation>();
  for (const { path } of await target.list(paths.generations)) {
    const segment = parseSegmentPath(path);
    const base = parseBasePath(path);
    const name = segment?.generation ?? base?.generation;
    if (name === undefined) continue;
    const generation = found.get(name) ?? { name, bases: [], segments: [] };
    found.set(name, generation);
    if (segment) generation.segments.push(segment);
    else if (base?.isManifest === true) {
      generation.bases.push(await readChecked(target, path, readManifest));
    }
  }
  return [...found.values()]
    .filter(({ bases }) => bases.length > 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const startOf = ({ bases }: Generation) => Date.parse(bases[0]?.createdAt ?? "");

/** A restore point of a backup: a base, and whether a later transaction of its generation is the first one after it. */
export interface RestorePoint {
  generation: Generation;
  base: BaseManifest;
  /** Whether the restore point is before this transaction, which comes after `before`. */
  isOver: (next: StoredTransaction, before: StoredTransaction | null) => boolean;
}

export interface RestorePointSelector {
  at?: string | undefined;
  dataset?: string | undefined;
}

export async function findRestorePoint(
  target: BackupTarget,
  generations: readonly Generation[],
  selector: RestorePointSelector,
): Promise<RestorePoint> {
  const newest = generations.at(-1);
  const base = newest?.bases.at(-1);
  if (!newest || !base) throw new Error(`${target.name} contains no complete backup of a lake.`);
  const { at } = selector;
  if (at === undefined) return { generation: newest, base, isOver: () => false };
  const restorePoint = isTime(at)
    ? atTime(generations, Date.parse(at))
    : await atTransaction(target, generations, { ...selector, at });
  if (restorePoint) return restorePoint;
  const first = generations[0]?.bases[0];
  const since = first?.transaction?.timestamp ?? first?.createdAt;
  throw new Error(
    `${target.name} doesn't contain ${at}. Its first moment is ${since}. Use a time such as 2026-11-21T12:00:00Z, or the id of a transaction.`,
  );
}

/** Whether a text is a date with a time. A time without a zone could mean two moments, so it isn't one. */
function isTime(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
  );
}

function atTime(generations: readonly Generation[], time: number): RestorePoint | undefined {
  const timeOf = (transaction: StoredTransaction | null) =>
    transaction ? Date.parse(transaction.timestamp) : -Infinity;
  const generation = generations.findLast((one) => startOf(one) <= time) ?? generations[0];
  const base = generation?.bases.findLast(({ transaction }) => timeOf(transaction) <= time);
  if (!generation || !base) return undefined;
  return { generation, base, isOver: (next) => timeOf(next) > time };
}

async function atTransaction(
  target: BackupTarget,
  generations: readonly Generation[],
  { at, dataset }: RestorePointSelector,
): Promise<RestorePoint | undefined> {
  const isSelected = (one: StoredTransaction | null) =>
    one !== null && one.id === at && (dataset === undefined || one.dataset === dataset);
  for (const generation of generations.toReversed()) {
    const exact = generation.bases.findLast(({ transaction }) => isSelected(transaction));
    const isOver: RestorePoint["isOver"] = (_next, before) => isSelected(before);
    if (exact) return { generation, base: exact, isOver };
    for (const { path } of generation.segments) {
      const { changes } = await readChecked(target, path, readSegment);
      const found = changes.find(([, change]) => isSelected(transactionIn(change) ?? null));
      const base = found && generation.bases.findLast(({ position }) => position < found[0]);
      if (base) return { generation, base, isOver };
    }
  }
  return undefined;
}
