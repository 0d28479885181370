import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

const packages = createRequire(import.meta.url);
const unpacked = new Map<string, Promise<string>>();

/** A typeface of the site, unpacked from its web font into a file that the text engine can read. */
export function typeface(file: string): Promise<string> {
  const known = unpacked.get(file) ?? unpack(packages.resolve(file));
  unpacked.set(file, known);
  return known;
}

/** WOFF 1.0 (W3C, 2012): a header of 44 bytes, a directory of 20 bytes a table, tables packed by zlib. */
async function unpack(source: string): Promise<string> {
  const woff = await readFile(source);
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let i = 0; i < count; i++) {
    const entry = 44 + i * 20;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const size = woff.readUInt32BE(entry + 12);
    const table = packed.length < size ? inflateSync(packed) : packed;
    woff.copy(head, 12 + i * 16, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), 16 + i * 16);
    head.writeUInt32BE(offset, 20 + i * 16);
    head.writeUInt32BE(size, 24 + i * 16);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    tables.push(padded);
    offset += padded.length;
  }
  const target = join(await mkdtemp(join(tmpdir(), "nightlight-")), "face.ttf");
  await writeFile(target, Buffer.concat([head, ...tables]));
  return target;
}
