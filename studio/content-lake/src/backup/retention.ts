import type { BackupAssets } from "./backup-assets.ts";
import {
  type BaseManifest,
  parseBasePath,
  parseSegmentPath,
  paths,
  readManifest,
} from "./backup-format.ts";
import type { BackupTarget, TargetFile } from "./backup-target.ts";

export const dayMilliseconds = 24 * 60 * 60_000;

/**
 * Removes from a target what no moment of the last `days` needs: older bases except the newest of them, the segments
 * before it, and the files of assets that were deleted before it. Never removes the newest base of all.
 */
export async function removeOld(
  target: BackupTarget,
  now: Date,
  days: number,
  assets: BackupAssets,
): Promise<void> {
  const files = await target.list(paths.generations);
  const manifests: BaseManifest[] = [];
  for (const { path } of files) {
    if (!parseBasePath(path)?.isManifest) continue;
    const bytes = await target.get(path);
    if (bytes) manifests.push(readManifest(bytes));
  }
  const previous = manifests.at(-2);
  // A clock that jumped ahead would remove everything. The next base, a day later, shows whether it is right.
  const isClockDoubtful =
    previous && Math.abs(now.getTime() - Date.parse(previous.createdAt)) > 2 * dayMilliseconds;
  if (isClockDoubtful) return;
  const retained = retainedBases(manifests, now.getTime() - days * dayMilliseconds);
  await target.remove(
    files.filter((file) => !isRetained(file, retained, now)).map(({ path }) => path),
  );
  await removeAssets(target, retained, assets);
}

/** The bases of the last days, and the newest one before them, from which the first of these days is restored. */
function retainedBases(manifests: readonly BaseManifest[], since: number): BaseManifest[] {
  const firstRetained = manifests.findLastIndex(({ createdAt }) => Date.parse(createdAt) <= since);
  return manifests.slice(Math.max(0, firstRetained));
}

function isRetained(file: TargetFile, retained: readonly BaseManifest[], now: Date): boolean {
  const segment = parseSegmentPath(file.path);
  if (segment) {
    return retained.some(
      ({ generation, position }) => generation === segment.generation && segment.last > position,
    );
  }
  const base = parseBasePath(file.path);
  // Not a file of a backup, so it isn't removed.
  if (!base) return true;
  const isComplete = retained.some(
    ({ generation, position, version }) =>
      generation === base.generation && position === base.position && version === base.version,
  );
  // Another lake may be writing a base that has no manifest yet.
  const isRecent = !base.isManifest && now.getTime() - file.modified.getTime() < dayMilliseconds;
  return isComplete || isRecent;
}

/**
 * Removes files of assets that existed before the oldest base, and that no base contains. Newer files are needed for
 * points in time between two bases.
 */
async function removeAssets(
  target: BackupTarget,
  retained: readonly BaseManifest[],
  assets: BackupAssets,
): Promise<void> {
  const oldest = Math.min(...retained.map(({ createdAt }) => Date.parse(createdAt)));
  const needed = new Set(retained.flatMap(({ assets: files }) => files.map(({ file }) => file)));
  const stored = await target.list(paths.assets);
  const unused = stored
    .filter(({ modified }) => modified.getTime() < oldest)
    .map(({ path }) => path.slice(paths.assets.length))
    .filter((file) => !needed.has(file));
  await target.remove(unused.map((file) => paths.assets + file));
  assets.forgetCopied(unused);
}
