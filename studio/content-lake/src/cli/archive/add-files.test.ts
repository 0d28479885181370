import { writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { beforeEach, expect, it } from "vitest";
import { addFiles } from "./add-files.ts";
import { setUpFolder } from "../../../tests/support/set-up-folder.ts";

const inFolder = setUpFolder();
beforeEach(() => {
  writeFileSync(inFolder("lines"), "ü\n");
});

/** Returns a gzipped tar file with the root folder `export`. Sanity's exporter writes a root folder too. */
async function archive(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: "export/images/", type: "directory" });
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, content);
  tar.finalize();
  return gzipSync(Buffer.concat(await Readable.from(tar).toArray()));
}

// tests/commands/archive.test.ts exports comments with this function, and imports them.

it.each<[string, (whole: Buffer) => Readable, RegExp]>([
  [
    "is cut off",
    (whole) => Readable.from([whole.subarray(0, whole.length / 2)]),
    /unexpected end of file/,
  ],
  ["is not compressed", () => Readable.from([Buffer.from("plain text")]), /incorrect header check/],
  [
    "fails while it is read",
    (whole) =>
      Readable.from(
        (function* () {
          yield whole.subarray(0, 100);
          throw new Error("The lake has stopped");
        })(),
      ),
    /The lake has stopped/,
  ],
])("rejects an archive that %s", async (_title, damaged, message) => {
  const whole = await archive({ "export/a": Array.from({ length: 9_000 }, Math.random).join() });
  const added = { path: inFolder("lines"), name: "comments.jsonl" };
  await expect(addFiles(damaged(whole), [added], inFolder("out"))).rejects.toThrow(message);
});
