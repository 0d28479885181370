import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { BackupTarget, TargetFile } from "./backup-target.ts";
import { undefinedIfMissing } from "../assets/asset-files.ts";

export function openFolderTarget(folder: string): BackupTarget {
  const root = resolve(folder);
  const inRoot = (path: string) => join(root, ...path.split("/"));

  /** Writes a file under a temporary name, syncs it, and renames it, so that a crash leaves no part of a file. */
  const write = async (path: string, fill: (temporary: string) => Promise<void>) => {
    const file = inRoot(path);
    const parent = dirname(file);
    await mkdir(parent, { recursive: true, mode: 0o700 });
    const temporary = join(parent, `.${randomUUID()}.part`);
    try {
      await fill(temporary);
      await syncPath(temporary);
      await rename(temporary, file);
      await syncPath(parent);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };
  return {
    name: root,
    put: (path, bytes) =>
      write(path, async (temporary) => {
        const file = await open(temporary, "wx", 0o600);
        await file.writeFile(bytes).finally(() => file.close());
      }),
    putFile: (path, source) =>
      write(path, (temporary) => copyFile(source, temporary, constants.COPYFILE_FICLONE)),
    get: (path) => readFile(inRoot(path)).catch(undefinedIfMissing),
    getFile: async (path, file) => {
      const isThere = await copyFile(inRoot(path), file, constants.COPYFILE_FICLONE).then(
        () => true,
        undefinedIfMissing,
      );
      return isThere ?? false;
    },
    list: async (prefix) => {
      const under = inRoot(prefix);
      const entries = await readdir(under, { recursive: true, withFileTypes: true }).catch(
        undefinedIfMissing,
      );
      const files = (entries ?? []).filter(
        (entry) => entry.isFile() && !entry.name.startsWith("."),
      );
      const found: TargetFile[] = [];
      for (const { parentPath, name } of files) {
        const file = join(parentPath, name);
        const stats = await stat(file).catch(undefinedIfMissing);
        if (!stats) continue;
        const path = relative(root, file).split(sep).join("/");
        found.push({ path, size: stats.size, modified: stats.mtime });
      }
      return found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    },
    remove: async (paths) => {
      for (const path of paths) await rm(inRoot(path), { force: true });
    },
  };
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}
