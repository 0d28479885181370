import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const notSources =
  /(?:^|\/)(?:node_modules|dist|auth-emulator|\.[^/]+)(?:\/|$)|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/;

/** Returns the hash of the site's sources in the folder `web` and of the installed packages' versions. */
function sourcesHash(web: string): Buffer {
  const root = join(web, "..");
  const sources = ["web/**/*", "schemas/**/*"].flatMap((pattern) =>
    globSync(pattern, {
      cwd: root,
      withFileTypes: true,
      exclude: ({ name }) => notSources.test(name),
    })
      // `exclude` of Node.js 24 does not apply to every file in a folder.
      .filter((entry) => entry.isFile() && !notSources.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash("sha256");
  for (const file of [...sources, join(root, "package-lock.json")].toSorted()) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest();
}

/** Returns the id of a build. Two builds of the same sources have the same id and the same files. */
export const buildId = (web: string): string => sourcesHash(web).toString("base64url").slice(0, 21);

/** Returns a key of 32 bytes for the server actions of a build, in base64. It is not a secret. */
export const actionsKey = (web: string): string => sourcesHash(web).toString("base64");
