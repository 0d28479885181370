import { strFromU8, strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { checkAnimation } from "./animation.ts";

const json = (value: unknown) => strToU8(JSON.stringify(value));
const still = { v: "5.9.0", fr: 30, ip: 0, op: 90, w: 100, h: 100, layers: [{ ty: 4 }] };
const problemOf = (fields: object) => checkAnimation(json({ ...still, ...fields })).problem;

const image = (fields: object) => ({ assets: [fields] });
const font = (fPath: string) => ({ fonts: { list: [{ fPath }] } });
const embedded = "data:image/png;base64,AA==";
const withUrls = {
  meta: { g: "https://example.org/exporter" },
  layers: [{ ty: 4, nm: "https://example.org", ks: { r: { k: 0, x: "fetch('https://a.org')" } } }],
};

test.each([
  ["a Lottie file", {}],
  ["embedded images", image({ p: embedded })],
  ["URLs in names and metadata, and expressions, which are not evaluated", withUrls],
])("[BLK-2] accepts %s", (_what, fields) => {
  expect(problemOf(fields)).toBeNull();
});

test("[BLK-2] rejects an HTML page", () => {
  const page = strToU8("<!doctype html><title>404</title>");
  expect(checkAnimation(page).problem).toMatch(/not JSON/);
});

test.each([
  ["an external file", image({ u: "https://example.org/", p: "pixel.png" })],
  ["an image behind a folder of another host", image({ u: "https://example.org/", p: embedded })],
  ["an image in a slot", image({ sid: "poster", p: "" })],
  ["an image as a document", image({ p: "data:text/html,<p>hello</p>" })],
  ["a URL as a value", { layers: [{ ty: 1, sc: "https://example.org/a.svg#b" }] }],
  ["a script as a value", { layers: [{ ty: 1, sc: "javascript:run()" }] }],
  ["a file that is split", { segments: [{ time: 1 }] }, /split into several files/],
  ["other JSON, and names the missing field", { layers: undefined }, /layers/],
])("[BLK-2][SEC-1] rejects %s", (_what, fields, problem = /refers to an external file/) => {
  expect(problemOf(fields)).toMatch(problem);
});

test.each([
  ["an external stylesheet", "https://example.org/a.css"],
  ["an embedded stylesheet", "data:text/css,*{display:none}"],
])("[BLK-2][SEC-1] rejects a font that is %s", (_what, path) => {
  expect(problemOf(font(path))).toMatch(/refers to an external font/);
});

/** Returns a Lottie repeater that draws its shapes `k` times. */
const copies = (k: unknown) => ({ ty: "rp", c: { a: 0, k } });
const shape = { ty: "sh" };
const drawn = (...shapes: object[]) => ({ layers: [{ ty: 4, shapes }] });
const animated = [
  { t: 0, s: [1] },
  { t: 9, s: [99_999] },
];

/** Returns 25 shapes with a repeater whose copies have these keyframes. */
const repeated = (...keyframes: object[]) =>
  drawn(...Array.from({ length: 25 }, () => shape), { ty: "rp", c: { a: 1, k: keyframes } });
const eased = { i: { x: [0.4], y: [1.2] }, o: { x: [0.6], y: [0] } };
const text = { ty: 5, t: { d: { k: [{ s: { t: "a".repeat(10_001) } }] } } };
const lines = Array.from({ length: 60 }, (_, t) => ({ t, s: { t: "a".repeat(200), f: "Arial" } }));
const hidden = { ty: "rp", c: { sid: "many" } };

/** Compositions, each of which draws the next ten times. */
const tenOf = (refId: string) => Array.from({ length: 10 }, () => ({ ty: 0, refId }));
const nest = ["a", "b", "c", "d"].map((id, level, all) => ({
  id,
  layers: level === 3 ? [{ ty: 4 }] : tenOf(all[level + 1] ?? ""),
}));
const endless = { id: "a", layers: [{ ty: 0, refId: "a" }] };

test.each([
  ["a repeater with a usual number of copies", drawn({ ty: "gr", it: [shape, copies(40)] })],
  ["late animated copies", repeated({ t: 0, s: [1], ...eased }, { t: 450, s: [6] })],
  ["animated copies in the older form", repeated({ t: 0, s: [1], e: [6] }, { t: 450 })],
  ["a star with animated points", drawn({ ty: "sr", pt: { a: 1, k: [{ t: 20_000, s: [9] }] } })],
  ["a text that changes often", { layers: [{ ty: 5, t: { d: { k: lines } } }] }],
  ["a thousand nested compositions", { assets: nest, layers: tenOf("c") }],
])("[BLK-2] accepts %s", (_what, fields) => {
  expect(problemOf(fields)).toBeNull();
});

test.each([
  ["nested repeaters", drawn({ ty: "gr", it: [shape, copies(200)] }, copies(200))],
  ["animated copies", drawn(shape, copies(animated))],
  ["copies in the older form", drawn(shape, copies([{ t: 0, s: [1], e: [99_999] }, { t: 9 }]))],
  ["copies through easing", repeated({ t: 0, s: [0], i: { y: 999 } }, { t: 9, s: [6] })],
  ["copies as a text", drawn(shape, copies([{ t: 0, s: ["99999"] }]))],
  ["copies in an object", drawn(shape, copies({ length: 1, 0: 99_999 }))],
  ["copies in a slot", { ...drawn(shape, hidden), slots: { many: { p: { a: 0, k: 99_999 } } } }],
  ["a star with a million points", drawn({ ty: "sr", pt: { a: 0, k: 1e6 } })],
  ["nested compositions, counted as often as drawn", { assets: nest, layers: tenOf("a") }],
  ["a composition that contains itself", { assets: [endless], layers: endless.layers }],
  ["a text with more than 10,000 characters", { layers: [text] }],
])("[BLK-2] rejects %s", (_what, fields) => {
  expect(problemOf(fields)).toMatch(/more than 10000 layers and shapes/);
});

test("[BLK-2][SEC-1] rejects metadata and groups that are nested too deeply", () => {
  const star = `{"ty":"sr","pt":{"meta":${"[".repeat(50_000)}${"]".repeat(50_000)}}}`;
  const file = JSON.stringify({ ...still, ...drawn({ ty: "sr" }) }).replace('{"ty":"sr"}', star);
  expect(checkAnimation(strToU8(file)).problem).toMatch(/nested too deeply/);
  let group: object = shape;
  for (let level = 0; level < 200; level += 1) group = { ty: "gr", it: [group] };
  expect(problemOf(drawn(group))).toMatch(/nested too deeply/);
});

const layer = (nm: string, x: string) => ({ ty: 4, nm, ks: { r: { a: 0, k: 0, x } } });

test.each([
  ["a layer", { layers: [layer("Arm", "wiggle(1, 5)"), { ty: 4, nm: "Leg" }] }, "“Arm”"],
  ["a nested layer", { assets: [{ id: "a", layers: [layer("Hand", "time")] }] }, "“Hand”"],
  [
    "seven layers",
    { layers: Array.from("abcdefg").map((nm) => layer(nm, "1")) },
    "“a”, “b”, “c”, “d”, “e”, …",
  ],
])(
  "[BLK-2] reports expressions, which the site does not run, with the name of %s",
  (_what, fields, names) => {
    expect(checkAnimation(json({ ...still, ...fields }))).toMatchObject({
      problem: null,
      warning: expect.stringContaining(`does not run: ${names}. Convert the expressions`),
    });
  },
);

test("[BLK-2] accepts empty expressions, and values of the same name", () => {
  const position = { s: true, x: { a: 0, k: 1 }, y: { a: 0, k: 2 } };
  const moved = { p: position, r: { a: 0, k: 0, x: "" } };
  const checked = checkAnimation(json({ ...still, layers: [{ ty: 4, ks: moved }] }));
  expect(checked).toMatchObject({ problem: null, warning: null });
});

const png = Uint8Array.of(137, 80, 78, 71);
const pictured = { ...still, assets: [{ id: "i", u: "/images/", p: "a.png", e: 0 }] };
const first = { version: "1.0", animations: [{ id: "wave" }] };
const second = {
  version: "2",
  initial: { animation: "b" },
  animations: [{ id: "a" }, { id: "b" }],
};

test.each([
  [
    "version 1",
    { "manifest.json": json(first), "animations/wave.json": json(pictured), "images/a.png": png },
  ],
  [
    "version 2",
    {
      "manifest.json": json(second),
      "a/a.json": json({}),
      "a/b.json": json(pictured),
      "i/a.png": png,
    },
  ],
])("[BLK-2] .lottie files of %s are unpacked with their images", (_version, files) => {
  const checked = checkAnimation(zipSync(files));
  const assets = [{ id: "i", u: "", e: 1, p: "data:image/png;base64,iVBORw==" }];
  expect(checked.problem).toBeNull();
  const unpacked = strFromU8("json" in checked ? checked.json : new Uint8Array());
  expect(JSON.parse(unpacked)).toEqual({ ...still, assets });
});

const packed = (animation: unknown, more: Record<string, Uint8Array> = {}) =>
  zipSync({ "manifest.json": json(first), "animations/wave.json": json(animation), ...more });
const zeros = { ...still, meta: { g: "0".repeat(3 * 1024 * 1024) } };
const many = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`x/${n}`, png]));

test.each([
  ["lacks an image", packed(pictured), /no image “a.png”/],
  ["grows beyond 2 MB", packed(zeros), /too large when it is unpacked/],
  ["has a large image", packed(pictured, { "images/a.png": new Uint8Array(3e6) }), /too large/],
  ["has hundreds of entries", packed(still, many), /too large/],
  ["has no manifest", zipSync({ "a/a.json": json(still) }), /damaged/],
  ["has no animation", zipSync({ "manifest.json": json(first) }), /damaged/],
  ["is cut off", packed(still).subarray(0, 120), /damaged/],
  ["would freeze", packed({ ...still, ...drawn(shape, copies(99_999)) }), /more than 10000/],
])("[BLK-2][SEC-1] .lottie files are rejected if the file %s", (_what, file, problem) => {
  expect(checkAnimation(file).problem).toMatch(problem);
});

/** Returns an archive that states another unpacked size of its entries in its central directory. */
const stating = (bytes: number, file: Uint8Array) => {
  const view = new DataView(file.buffer, file.byteOffset);
  for (let at = 0; at < file.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, bytes, true);
  }
  return file;
};

test("[BLK-2][SEC-1] never grow beyond the size that the archive states", () => {
  expect(checkAnimation(stating(1_024, packed(zeros))).problem).toMatch(/damaged/);
  expect(checkAnimation(stating(1e9, packed(still))).problem).toMatch(/too large/);
});
