import type { BackupTarget } from "./backup-target.ts";

export async function putVerified(
  target: BackupTarget,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  await target.put(path, bytes);
  const stored = await target.get(path);
  if (stored && Buffer.compare(stored, bytes) === 0) return;
  throw new Error(`${target.name} returned other bytes for ${path} than it received`);
}
