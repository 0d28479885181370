import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const answerShape = z.object({ result: z.unknown(), tags: z.array(z.string()) });

/** An answer of the content service: its result as sent and the tags that say when it goes stale. */
export type Answer = z.output<typeof answerShape>;

const nameOf = (key: string) => `${createHash("sha256").update(key).digest("base64url")}.json`;

/**
 * Keeps the last good answer of each query as a file in `folder`, so that a page can be made again while the content
 * service is down, after a restart and straight after a build too. A folder that can't be written to (some hosts)
 * costs that ability and nothing else: `store` and `find` never throw.
 */
export function createLastGood(folder: string, log: (line: string) => void) {
  let isWritable = true;

  async function write(name: string, text: string): Promise<void> {
    // Settings are read for every page, and are as a rule what they were.
    if ((await readFile(join(folder, name), "utf8").catch(() => null)) === text) return;
    await mkdir(folder, { recursive: true });
    // Written aside and renamed: a reader never sees half a file, nor does a crash leave one.
    const aside = `${join(folder, name)}.${process.pid}.${performance.now()}`;
    await writeFile(aside, text, { mode: 0o600 });
    await rename(aside, join(folder, name));
  }

  return {
    async store(key: string, answer: Answer): Promise<void> {
      if (!isWritable) return;
      try {
        // A page that is gone must not come back while the service is down; nor may unknown addresses fill the disk.
        if (answer.result === null) await rm(join(folder, nameOf(key)), { force: true });
        else await write(nameOf(key), JSON.stringify(answer));
      } catch (error) {
        isWritable = false;
        log(`content: no answers are kept for when the content service is down (${String(error)})`);
      }
    },

    async find(key: string): Promise<Answer | undefined> {
      try {
        const kept: unknown = JSON.parse(await readFile(join(folder, nameOf(key)), "utf8"));
        const parsed = answerShape.safeParse(kept);
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
