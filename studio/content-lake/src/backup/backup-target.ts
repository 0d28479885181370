export interface TargetFile {
  path: string;
  size: number;
  modified: Date;
}

/**
 * The place that a backup is copied to. Paths are relative and have slashes. A file appears completely or not at all.
 * Every method rejects if the target can't be reached.
 */
export interface BackupTarget {
  /** The target's address, without secrets, for log lines. */
  name: string;
  put: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Copies a file of this machine. */
  putFile: (path: string, file: string) => Promise<void>;
  get: (path: string) => Promise<Uint8Array | undefined>;
  /** Writes a file of the backup to a file of this machine. Returns false if the backup lacks it. */
  getFile: (path: string, file: string) => Promise<boolean>;
  /** Returns all files whose paths begin with `prefix`, sorted by path. */
  list: (prefix: string) => Promise<TargetFile[]>;
  remove: (paths: readonly string[]) => Promise<void>;
}

/**
 * Opens the target of an address: `s3://bucket/prefix`, or the path of a folder. Throws an `Error` for the user if
 * settings are missing or invalid.
 */
export async function openTarget(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<BackupTarget> {
  if (address.startsWith("s3://")) {
    const { openS3Target } = await import("./s3-target.ts");
    return openS3Target(address, env);
  }
  if (/^\w{2,}:\/\//.test(address)) {
    throw new Error(`${address} is not valid. Use a folder, or s3://BUCKET/PREFIX.`);
  }
  const { openFolderTarget } = await import("./folder-target.ts");
  return openFolderTarget(address);
}
