import { hkdfSync, randomBytes } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";

/** File with the keys of draft mode, which Next.js 16.4 reads when it starts. */
const PREVIEW_FILE = "server/preview-props.json";

/** Files of a build that repeat the keys, and that Next.js 16.4 does not read them from. */
const repeating = ["prerender-manifest.json"] as const;
const actionFiles = [
  "server/server-reference-manifest.json",
  "server/server-reference-manifest.js",
] as const;

const previewShape = z.strictObject({
  previewModeId: z.string(),
  previewModeSigningKey: z.string(),
  previewModeEncryptionKey: z.string(),
});

/** Name of the variable with the key of server actions. Next.js prefers it to the key of the build. */
const ACTIONS = "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY";
const actionKey = /(\\?"encryptionKey\\?":\s*\\?")[^"\\]*/;

/** Lengths of the keys in bytes, as `next build` makes them. */
const lengths = { previewModeId: 16, previewModeSigningKey: 32, previewModeEncryptionKey: 32 };

/**
 * Removes the random keys from a build, so that an image contains no secret and two builds are
 * equal. The file with the keys of draft mode becomes a link to `target`, a file that
 * {@link provideKeys} writes at start.
 */
export function removeKeys(build: string, target: string): void {
  const file = join(build, PREVIEW_FILE);
  const keys = previewShape.parse(JSON.parse(readFileSync(file, "utf8")));
  rmSync(file);
  symlinkSync(target, file);
  for (const name of repeating) {
    const text = readFileSync(join(build, name), "utf8");
    const without = Object.values(keys).reduce((rest, key) => rest.replaceAll(key, ""), text);
    writeFileSync(join(build, name), without);
  }
  for (const name of actionFiles) {
    const path = join(build, name);
    if (existsSync(path)) writeFileSync(path, readFileSync(path, "utf8").replace(actionKey, "$1"));
  }
}

/**
 * Writes the keys that {@link removeKeys} removed from the build. They are derived from `secret`, so
 * that several instances, and an instance after a restart, accept the same draft cookies. Without a
 * secret they are random. Leaves a build unchanged that has its own keys.
 */
export function provideKeys(build: string, secret: string | undefined): void {
  // The site has no server actions. Next.js nevertheless expects a key.
  process.env[ACTIONS] ??= randomBytes(32).toString("base64");
  const file = join(build, PREVIEW_FILE);
  if (!lstatSync(file).isSymbolicLink()) return;
  const from = secret || randomBytes(32);
  const keys = Object.entries(lengths).map(([name, length]) => [
    name,
    Buffer.from(hkdfSync("sha256", from, "", `marquee ${name}`, length)).toString("hex"),
  ]);
  const target = resolve(dirname(file), readlinkSync(file));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(Object.fromEntries(keys)), { mode: 0o600 });
}
