import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Header } from "tar-stream";
import { beforeEach, describe, expect, it } from "vitest";
import { readArchive } from "./read-archive.ts";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";

const inFolder = setUpFolder();
const place = () => inFolder("in");
beforeEach(() => {
  fs.mkdirSync(place());
});

/**
 * The entries of a tar archive, keyed by name. Each value is the content of a file, or the header
 * of an entry that isn't a regular file.
 */
type Contents = Record<string, string | Partial<Header>>;

async function tar(contents: Contents): Promise<string> {
  const file = inFolder("archive.tar.gz");
  const entries = pack();
  for (const [name, content] of Object.entries(contents)) {
    if (typeof content === "string") entries.entry({ name }, content);
    else entries.entry({ name, ...content });
  }
  entries.finalize();
  await pipeline(entries, createGzip(), fs.createWriteStream(file));
  return file;
}

const line = (document: unknown) => `${JSON.stringify(document)}\n`;
const page = line({ _id: "a", _type: "page" });
function documentsFile(content: string | Uint8Array): string {
  const file = join(place(), "data.ndjson");
  fs.writeFileSync(file, content);
  return file;
}
const read = async (file: string) => {
  const archive = await readArchive(file);
  await archive.dispose();
  return archive;
};

describe("an archive", () => {
  it("is read from a tar file of Sanity's tools without leaving temporary files", async () => {
    const star = { _id: "a", _type: "page", i: { _sanityAsset: "image@file://./images/star.svg" } };
    const file = await tar({
      "production-export/data.ndjson": line(star),
      "production-export/images/star.svg": "<svg/>",
      "production-export/files/more.txt": "more",
      "production-export/._data.ndjson": "a Mac's own note",
      "production-export/assets.json": '{"image-1":{"title":"Star"}}',
    });
    const temporary = () =>
      fs.readdirSync(tmpdir()).filter((name) => name.startsWith("content-lake-import-"));
    const before = temporary();
    const { documents, assets, editorFields, dispose } = await readArchive(file);
    await dispose();
    expect(documents).toEqual([{ line: 1, content: star }]);
    expect(assets.map(({ kind, marks }) => [kind, marks])).toEqual([
      ["image", ["image@file://./images/star.svg"]],
      ["file", []],
    ]);
    expect(editorFields.get("image-1")).toEqual({ title: "Star" });
    expect(temporary()).toEqual(before);
  });

  it("can be a single file of documents, whose neighboring files are ignored", async () => {
    fs.mkdirSync(join(place(), "images"));
    fs.writeFileSync(join(place(), "images", "holiday.jpg"), "private");
    fs.writeFileSync(join(place(), "assets.json"), "no JSON");
    expect((await read(documentsFile(page))).assets).toEqual([]);
  });

  it("gets missing ids and keys from its contents, the same each time", async () => {
    const blocks = [{ a: 1 }, { _key: "own" }, [{ b: 1 }]];
    const file = documentsFile(line({ _type: "page", blocks }));
    const [first, second] = [await read(file), await read(file)];
    expect(first.documents).toEqual(second.documents);
    const content = first.documents[0]?.content;
    expect(content?._id).toMatch(/^[0-9a-f]{32}$/);
    expect(content?.["blocks"]).toEqual([
      { a: 1, _key: expect.stringMatching(/^[0-9a-f]{12}$/) },
      { _key: "own" },
      [{ b: 1, _key: expect.stringMatching(/^[0-9a-f]{12}$/) }],
    ]);
  });
});

describe("a hostile or damaged archive is rejected as a whole", () => {
  it.each<[string, Contents, RegExp]>([
    ["names that lead out", { "../evil.ndjson": page }, /"\.\.\/evil\.ndjson" is outside/],
    ["absolute names", { "/tmp/evil.ndjson": page }, /"\/tmp\/evil\.ndjson" is outside/],
    ["links", { "data.ndjson": { type: "symlink", linkname: "/etc/passwd" } }, /is a symlink/],
    ["hard links", { "data.ndjson": { type: "link", linkname: "/etc/passwd" } }, /is a link/],
    ["devices", { x: { type: "fifo" } }, /is a fifo/],
    ["no documents", { "x.txt": "x" }, /contains no \.ndjson file/],
    ["two files of documents", { "a.ndjson": page, "b.ndjson": page }, /more than one \.ndjson/],
    ["a file twice", { "a.ndjson": page, "./a.ndjson": page }, /EEXIST/],
    ["a bomb", { "data.ndjson": "\0".repeat(80 * 1024 * 1024) }, /unpacks to more than/],
  ])("%s", async (_title, contents, message) => {
    await expect(read(await tar(contents))).rejects.toThrow(message);
  });

  it("a truncated tar", async () => {
    const file = await tar({ "data.ndjson": page.repeat(1000) });
    fs.truncateSync(file, fs.statSync(file).size - 20);
    const message = "archive.tar.gz is not a valid archive: unexpected end of file";
    await expect(read(file)).rejects.toThrow(message);
  });

  const mark = (address: string) => line({ _id: "a", _type: "page", i: { _sanityAsset: address } });
  const deep = `{"_type":"page","a":${"[".repeat(9999)}${"]".repeat(9999)}}`;
  const poisoned = '{"_type":"page","a":{"__proto__":{}}}';
  const odd = line({ _type: "page", "a-b": { _ref: "x" } });
  it.each<[string, string | Uint8Array, RegExp]>([
    ["no JSON", `${page}{oops\n`, /data\.ndjson:2 is not valid: Expected property name/],
    ["no document", line({ _id: "a" }), /data\.ndjson:1 is not valid: _type Invalid input/],
    ["no id", line({ _id: "../a", _type: "page" }), /:1 is not valid: _id is not a valid document/],
    ["no UTF-8", new Uint8Array([123, 34, 0xff, 34, 125]), /data\.ndjson: line 1 is not UTF-8/],
    ["an endless line", "x".repeat(5_000_000), /line 1 is longer than 4,194,304 bytes/],
    ["an id twice", `${page}\n${page}`, /:3 is not valid: has the same id "a" as line 1/],
    ["deep nesting", deep, /more than 100 levels deep/],
    ["a poisoned field", poisoned, /:1 is not valid: has a field "__proto__"/],
    [
      "assets outside",
      mark("image@file://./../../etc/passwd"),
      /:1 i: ".*" is outside the archive/,
    ],
    ["assets outside, encoded", mark("image@file://./%2e%2e/x.png"), /:1 i: ".*" is outside/],
    ["assets outside, absolute", mark("file@file:///etc/passwd"), /:1 i: ".*" is outside/],
    ["assets over a link", mark("file@file://./link"), /:1 i: ".*" is outside the archive/],
    ["assets of other hosts", mark("image@http://evil.example/x"), /:1 i: ".*" is not an asset in/],
    ["assets that are not there", mark("image@file://./x.png"), /:1 i: ".*" does not exist/],
    ["references in odd places", odd, /can't be below a field named "a-b"/],
  ])("%s", async (_title, content, message) => {
    fs.symlinkSync("/etc/passwd", join(place(), "link"));
    await expect(read(documentsFile(content))).rejects.toThrow(message);
  });
});
