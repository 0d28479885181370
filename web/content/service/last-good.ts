import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const responseShape = z.object({ result: z.unknown(), tags: z.array(z.string()) });

/** A response of the content service: its result as sent, and the tags whose expiry makes it stale. */
export type LastGoodResponse = z.output<typeof responseShape>;

const nameOf = (key: string) => `${createHash("sha256").update(key).digest("base64url")}.json`;

/**
 * Caches the last good response of each query as a file in `folder`. Pages can then be rendered while the content
 * service is down, even after a restart or a build. Some hosts have no writable folder: nothing is cached there.
 * `store` and `find` never throw.
 */
export function createLastGood(folder: string, log: (line: string) => void) {
  let isWritable = true;

  async function write(name: string, text: string): Promise<void> {
    // Skips unchanged responses: settings are read for every page and rarely change.
    if ((await readFile(join(folder, name), "utf8").catch(() => null)) === text) return;
    await mkdir(folder, { recursive: true });
    // Writes a temporary file and renames it. Therefore the entry's file is always complete, for
    // concurrent readers and after a crash.
    const temporary = `${join(folder, name)}.${process.pid}.${performance.now()}`;
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, join(folder, name));
  }

  return {
    async store(key: string, response: LastGoodResponse): Promise<void> {
      if (!isWritable) return;
      try {
        // Removes the entry of an empty result, so that a deleted page does not reappear during an outage. Writes no
        // file for it, so that requests for unknown addresses do not fill the disk.
        if (response.result === null) await rm(join(folder, nameOf(key)), { force: true });
        else await write(nameOf(key), JSON.stringify(response));
      } catch (error) {
        isWritable = false;
        log(
          `content: responses can't be cached for when the content service is down (${String(error)})`,
        );
      }
    },

    async find(key: string): Promise<LastGoodResponse | undefined> {
      try {
        const stored: unknown = JSON.parse(await readFile(join(folder, nameOf(key)), "utf8"));
        const parsed = responseShape.safeParse(stored);
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
