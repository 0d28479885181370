import { writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { expect, it } from "vitest";
import { addFiles } from "./add-files.ts";
import { setUpFolder } from "../../../tests/support/set-up-folder.ts";

const inFolder = setUpFolder();

// tests/commands/archive.test.ts exports comments with this function, and imports them.

it.each<[string, (whole: Buffer) => Iterable<Buffer>, RegExp]>([
  ["is cut off", (whole) => [whole.subarray(0, whole.length / 2)], /unexpected end of file/],
  ["is not compressed", () => [Buffer.from("plain text")], /incorrect header check/],
  [
    "fails while it is read",
    function* (whole) {
      yield whole.subarray(0, 100);
      throw new Error("The lake has stopped");
    },
    /The lake has stopped/,
  ],
])("rejects an archive that %s", async (_title, damaged, message) => {
  const tar = pack();
  tar.entry({ name: "export/a" }, Array.from({ length: 9_000 }, Math.random).join());
  tar.finalize();
  const whole = gzipSync(Buffer.concat(await Readable.from(tar).toArray()));
  writeFileSync(inFolder("lines"), "ü\n");
  const added = { path: inFolder("lines"), name: "comments.jsonl" };
  const archive = Readable.from(damaged(whole));
  await expect(addFiles(archive, [added], inFolder("out"))).rejects.toThrow(message);
});
