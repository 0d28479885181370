import { describe, expect, it } from "vitest";
import { animationProblem } from "./animation.ts";

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const still = { v: "5.9.0", fr: 30, ip: 0, op: 90, w: 100, h: 100, layers: [{ ty: 4 }] };
const problemOf = (fields: object) => animationProblem(bytes({ ...still, ...fields }));

const image = (fields: object) => ({ assets: [fields] });
const font = (fPath: string) => ({ fonts: { list: [{ fPath }] } });
const embedded = "data:image/png;base64,AA==";
const withUrls = {
  meta: { g: "https://example.org/exporter" },
  layers: [{ ty: 4, nm: "https://example.org", ks: { r: { k: 0, x: "fetch('https://a.org')" } } }],
};

describe("[BLK-2] checking an animation file", () => {
  it.each([
    ["a Lottie file", {}],
    ["embedded images", image({ p: embedded })],
    ["URLs in names and metadata, and expressions, which are not evaluated", withUrls],
  ])("accepts %s", (_what, fields) => {
    expect(problemOf(fields)).toBeNull();
  });

  it("rejects an HTML page", () => {
    const page = new TextEncoder().encode("<!doctype html><title>404</title>");
    expect(animationProblem(page)).toMatch(/not JSON/);
  });

  it("rejects other JSON and names the missing field", () => {
    expect(problemOf({ layers: undefined })).toMatch(/layers/);
  });

  it.each([
    ["an external file", image({ u: "https://example.org/", p: "pixel.png" })],
    ["an image behind a folder of another host", image({ u: "https://example.org/", p: embedded })],
    ["an image in a slot", image({ sid: "poster", p: "" })],
    ["an image as a document", image({ p: "data:text/html,<p>hello</p>" })],
    ["a URL as a value", { layers: [{ ty: 1, sc: "https://example.org/a.svg#b" }] }],
    ["a script as a value", { layers: [{ ty: 1, sc: "javascript:run()" }] }],
  ])("[SEC-1] rejects %s", (_what, fields) => {
    expect(problemOf(fields)).toMatch(/refers to an external file/);
  });

  it.each([
    ["an external stylesheet", "https://example.org/a.css"],
    ["an embedded stylesheet", "data:text/css,*{display:none}"],
  ])("[SEC-1] rejects a font that is %s", (_what, path) => {
    expect(problemOf(font(path))).toMatch(/refers to an external font/);
  });

  it("[SEC-1] rejects a file that is split into segments", () => {
    expect(problemOf({ segments: [{ time: 1 }] })).toMatch(/split into several files/);
  });
});

/** Returns a Lottie repeater that draws its shapes `k` times. */
const copies = (k: unknown) => ({ ty: "rp", c: { a: 0, k } });
const shape = { ty: "sh" };
const drawn = (...shapes: object[]) => ({ layers: [{ ty: 4, shapes }] });
const animated = [
  { t: 0, s: [1] },
  { t: 9, s: [99_999] },
];
const text = { ty: 5, t: { d: { k: [{ s: { t: "a".repeat(10_001) } }] } } };

/** Compositions, each of which draws the next ten times. */
const tenOf = (refId: string) => Array.from({ length: 10 }, () => ({ ty: 0, refId }));
const nest = ["a", "b", "c", "d"].map((id, level, all) => ({
  id,
  layers: level === 3 ? [{ ty: 4 }] : tenOf(all[level + 1] ?? ""),
}));
const endless = { id: "a", layers: [{ ty: 0, refId: "a" }] };

describe("[BLK-2] animations that would freeze a page", () => {
  it.each([
    ["a repeater with a usual number of copies", drawn({ ty: "gr", it: [shape, copies(40)] })],
    ["a thousand nested compositions", { assets: nest, layers: tenOf("c") }],
  ])("accepts %s", (_what, fields) => {
    expect(problemOf(fields)).toBeNull();
  });

  it.each([
    ["nested repeaters", drawn({ ty: "gr", it: [shape, copies(200)] }, copies(200))],
    ["animated copies", drawn(shape, copies(animated))],
    ["a star with a million points", drawn({ ty: "sr", pt: { a: 0, k: 1e6 } })],
    ["nested compositions, counted as often as drawn", { assets: nest, layers: tenOf("a") }],
    ["a composition that contains itself", { assets: [endless], layers: endless.layers }],
    ["a text with more than 10,000 characters", { layers: [text] }],
  ])("rejects %s", (_what, fields) => {
    expect(problemOf(fields)).toMatch(/more than 10000 layers and shapes/);
  });

  it("[SEC-1] rejects a number in metadata that is nested too deeply", () => {
    const star = `{"ty":"sr","pt":{"meta":${"[".repeat(50_000)}${"]".repeat(50_000)}}}`;
    const file = JSON.stringify({ ...still, ...drawn({ ty: "sr" }) }).replace('{"ty":"sr"}', star);
    expect(animationProblem(new TextEncoder().encode(file))).toMatch(/nested too deeply/);
  });

  it("rejects groups that are nested too deeply", () => {
    let group: object = shape;
    for (let level = 0; level < 200; level += 1) group = { ty: "gr", it: [group] };
    expect(problemOf(drawn(group))).toMatch(/nested too deeply/);
  });
});
