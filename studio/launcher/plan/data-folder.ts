import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const secretsShape = z.object({
  revalidateSecret: z.string().min(32),
  gatewaySecret: z.string().min(32),
  lakeReadToken: z.string().min(16).nullable(),
  /** Tokens for submissions of forms. Missing in the files of earlier versions. */
  submissionWriterToken: z.string().min(16).nullable().default(null),
  submissionWorkerToken: z.string().min(16).nullable().default(null),
});

/** Random secrets of a data folder, created when it is first used. */
export type Secrets = z.infer<typeof secretsShape>;

/** Creates the data folder and its log folder, readable by their owner only. */
export function prepareDataFolder(folder: string): void {
  for (const path of [folder, join(folder, "logs")]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    // Sets the mode again, because `mkdir` leaves the mode of an existing folder unchanged.
    chmodSync(path, 0o700);
  }
}

const secretsFile = (folder: string) => join(folder, "secrets.json");

/**
 * Reads the folder's secrets, or creates them. Throws if the file is damaged. The error explains
 * the fix.
 */
export function readSecrets(folder: string): Secrets {
  const file = secretsFile(folder);
  if (!existsSync(file)) {
    const fresh = {
      revalidateSecret: random(),
      gatewaySecret: random(),
      lakeReadToken: null,
      submissionWriterToken: null,
      submissionWorkerToken: null,
    };
    writeSecrets(folder, fresh);
    return fresh;
  }
  const parsed = secretsShape.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file} is damaged. Delete it and run the command again, which creates new secrets.`,
  );
}

/** Writes the secrets atomically, readable by their owner only. */
export function writeSecrets(folder: string, secrets: Secrets): void {
  const file = secretsFile(folder);
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Returns the parsed content of a JSON file, or undefined if it is missing or invalid. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

const random = () => randomBytes(32).toString("base64url");
