import { brotliCompressSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { typefaceTable } from "../../design/typefaces/typeface-table.ts";
import { checkFont } from "./check-font.ts";
import { fontProblems } from "./font-problems.ts";
import { fonts, installedFont, withData, withLicense } from "./patched-font.fixture.ts";
import { MAX_FONT_BYTES } from "./woff2.ts";

const anton = installedFont(fonts.anton);

async function factsOf(file: Uint8Array) {
  const checked = await checkFont(file);
  if (!checked.ok) throw new Error(checked.problem);
  return checked.facts;
}

const problemOf = async (file: Uint8Array) => {
  const checked = await checkFont(file);
  return checked.ok ? null : checked.problem;
};

/** Writes the header of a WOFF2 file, without the fields that the site ignores. */
function header(options: { flavor?: number; tables: number; length: number; data: number }) {
  const bytes = Buffer.alloc(48);
  bytes.writeUInt32BE(0x774f4632, 0);
  bytes.writeUInt32BE(options.flavor ?? 0x00010000, 4);
  bytes.writeUInt32BE(options.length, 8);
  bytes.writeUInt16BE(options.tables, 12);
  bytes.writeUInt32BE(options.data, 20);
  return bytes;
}

/** A font of one table with this directory and a kilobyte of compressed data. */
function withDirectory(directory: readonly number[]) {
  const data = brotliCompressSync(Buffer.alloc(1024));
  const length = 48 + directory.length + data.length;
  const start = header({ tables: 1, length, data: data.length });
  return Buffer.concat([start, Buffer.from(directory), data]);
}

const gigabytes = [0x00, 0xff, 0xff, 0xff, 0x7f];
const longLength = [0x00, 0x81, 0x80, 0x80, 0x80, 0x80, 0x01];

function shortened() {
  const cut = Buffer.from(anton.subarray(0, anton.length - 2_000));
  cut.writeUInt32BE(cut.length, 8);
  return cut;
}

test("[THEME-3] measures an uploaded font as the fonts of the list are", async () => {
  const facts = await factsOf(anton);
  expect(facts.scripts).toEqual(["latin"]);
  expect(facts.weightRange).toBeNull();
  expect(facts.widths.latin).toEqual(typefaceTable.anton.widths.latin);
  expect(facts.digits).toEqual(typefaceTable.anton.widths.digits);
  expect(facts.metrics.ascent).toBeCloseTo(typefaceTable.anton.metrics.ascent, 4);
});

test("[THEME-3] finds the scripts of an uploaded font, and the widths of each weight if it is variable", async () => {
  const archivo = await factsOf(installedFont(fonts.archivo));
  expect(archivo.weightRange).toEqual([100, 900]);
  expect(archivo.widths.latin).toMatchObject({ 400: expect.any(Number) });
  expect(typefaceTable.archivo.widths.latin).toMatchObject(Object(archivo.widths.latin));
  const { scripts, widths } = await factsOf(installedFont(fonts.cairo));
  expect(scripts).toEqual(["arabic"]);
  expect(widths.arabic).toMatchObject(typefaceTable.cairo.widths.arabic);
});

test.each([
  ["an HTML page", Buffer.from("<!doctype html><title>404</title>"), "notWoff2"],
  ["a WOFF file of the first version", Buffer.from("wOFF".padEnd(60)), "notWoff2"],
  ["more than 1 MB", Buffer.concat([anton, Buffer.alloc(MAX_FONT_BYTES)]), "tooLarge"],
  ["a collection", header({ flavor: 0x74746366, tables: 1, length: 48, data: 0 }), "collection"],
  ["a font without letters of a known script", installedFont(fonts.accents), "noScript"],
  ["a file that ends early and says so in its header", shortened(), "damaged"],
  ["a directory that announces gigabytes", withDirectory(gigabytes), "damaged"],
  ["a directory with lengths of more than five bytes", withDirectory(longLength), "damaged"],
  ["a restricted license", withLicense(anton, 0x0002), "restricted"],
  ["a license for bitmaps only", withLicense(anton, 0x0200), "restricted"],
] as const)("[THEME-3][SEC-1] refuses %s", async (_, file, problem) => {
  expect(await problemOf(file)).toBe(fontProblems[problem]);
});

test.each([
  ["preview and print", 0x0004],
  ["no subsetting", 0x0100],
])("[THEME-3][SEC-1] refuses no font whose license bits are: %s", async (_, fsType) => {
  expect(await problemOf(withLicense(anton, fsType))).toBeNull();
});

test.each([4, 47, 48, 60, 200, 5_000])(
  "[THEME-3][SEC-1] refuses a file that ends after %i bytes",
  async (length) => {
    expect(await problemOf(anton.subarray(0, length))).toBe(fontProblems.damaged);
  },
);

test("[THEME-3][SEC-1] data that decompresses to more than its directory announces", async () => {
  const bomb = withData(anton, () => Buffer.alloc(64 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(20_000);
  const before = process.memoryUsage().arrayBuffers;
  expect(await problemOf(bomb)).toBe(fontProblems.damaged);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
});

test("[THEME-3][SEC-1] or accepts any file without an exception", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const file = Buffer.concat([Buffer.from("wOF2"), bytes]);
      if (file.length >= 12) file.writeUInt32BE(file.length, 8);
      expect(await problemOf(file)).toBe(fontProblems.damaged);
    }),
  );
});

test("[THEME-3][SEC-1] or accepts a font with damaged bytes without an exception", async () => {
  const change = fc.record({
    at: fc.double({ min: 0, max: 0.9999, noNaN: true }),
    value: fc.nat(255),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 40 }), async (changes) => {
      const damaged = withData(anton, (data) => {
        const changed = Buffer.from(data);
        for (const { at, value } of changes) changed[Math.floor(at * changed.length)] = value;
        return changed;
      });
      const checked = await checkFont(damaged);
      expect(checked.ok || Object.values<string>(fontProblems).includes(checked.problem)).toBe(
        true,
      );
    }),
    { numRuns: 25 },
  );
}, 60_000);
