import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGunzip, gzipSync } from "node:zlib";
import { extract, pack } from "tar-stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addFiles } from "./add-files.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "add-file-"));
  writeFileSync(join(folder, "lines"), "ü\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a gzipped tar file with the root folder `export`. Sanity's exporter writes a root folder too. */
async function archive(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: "export/images/", type: "directory" });
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, content);
  tar.finalize();
  return gzipSync(Buffer.concat(await Readable.from(tar).toArray()));
}

/** Returns the names of an archive's entries with their contents. */
async function entriesOf(file: string): Promise<string[][]> {
  const entries = createReadStream(file).pipe(createGunzip()).pipe(extract());
  const found: string[][] = [];
  for await (const entry of entries) {
    found.push([entry.header.name, Buffer.concat(await Readable.from(entry).toArray()).toString()]);
  }
  return found;
}

it("adds a file to the root folder of an archive, and leaves the other entries unchanged", async () => {
  const long = `export/${"a".repeat(120)}.txt`;
  const from = await archive({ "export/data.ndjson": "{}\n", [long]: "long" });
  const target = join(folder, "out.tar.gz");
  const added = { path: join(folder, "lines"), name: "comments.jsonl" };
  await addFiles(Readable.from([from]), [added], target);
  expect(await entriesOf(target)).toEqual([
    ["export/images/", ""],
    ["export/data.ndjson", "{}\n"],
    [long, "long"],
    ["export/comments.jsonl", "ü\n"],
  ]);
});

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
  const added = { path: join(folder, "lines"), name: "comments.jsonl" };
  await expect(addFiles(damaged(whole), [added], join(folder, "out"))).rejects.toThrow(message);
});
