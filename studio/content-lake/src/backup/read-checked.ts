import type { BackupTarget } from "./backup-target.ts";
import { errorMessage } from "../lake-error.ts";

export async function readChecked<T>(
  target: BackupTarget,
  path: string,
  parse: (bytes: Uint8Array) => T | Promise<T>,
): Promise<T> {
  const bytes = await target.get(path);
  if (!bytes) throw new Error(`${target.name} lacks ${path}.`);
  try {
    return await parse(bytes);
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new Error(`${path} in ${target.name} can't be used: ${reason}`, { cause });
  }
}
