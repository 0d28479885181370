import { describe, expect, it } from "vitest";
import { animationProblem } from "./animation.ts";

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const still = { v: "5.9.0", fr: 30, ip: 0, op: 90, w: 100, h: 100, layers: [{ ty: 4 }] };

describe("[BLK-2] what counts as an animation", () => {
  it("takes a Lottie file", () => {
    expect(animationProblem(bytes(still))).toBeNull();
  });

  it("refuses a page of HTML", () => {
    const page = new TextEncoder().encode("<!doctype html><title>404</title>");
    expect(animationProblem(page)).toMatch(/not JSON/);
  });

  it("refuses JSON of another kind, naming what is missing", () => {
    expect(animationProblem(bytes({ ...still, layers: undefined }))).toMatch(/layers/);
  });

  it("[SEC-1] refuses one that refers to files elsewhere", () => {
    const spying = { ...still, assets: [{ u: "https://example.org/", p: "pixel.png" }] };
    expect(animationProblem(bytes(spying))).toMatch(/refers to an external file/);
  });

  it("[SEC-1] refuses one that names typefaces elsewhere", () => {
    const spying = { ...still, fonts: { list: [{ fPath: "https://example.org/a.css" }] } };
    expect(animationProblem(bytes(spying))).toMatch(/refers to an external font/);
  });

  it("takes embedded pictures", () => {
    const embedded = { ...still, assets: [{ p: "data:image/png;base64,AA==" }] };
    expect(animationProblem(bytes(embedded))).toBeNull();
  });

  it.each([
    [
      "behind a folder of another host",
      { u: "https://example.org/", p: "data:image/png;base64,AA==" },
    ],
    ["in a slot", { sid: "poster", p: "" }],
    ["as a document", { p: "data:text/html,<p>hello</p>" }],
  ])("[SEC-1] refuses a picture %s", (_, spying) => {
    expect(animationProblem(bytes({ ...still, assets: [spying] }))).toMatch(
      /refers to an external file/,
    );
  });

  it("[SEC-1] refuses a typeface that would be a stylesheet of the file's own", () => {
    const styled = { ...still, fonts: { list: [{ fPath: "data:text/css,*{display:none}" }] } };
    expect(animationProblem(bytes(styled))).toMatch(/refers to an external font/);
  });

  it("[SEC-1] refuses one whose other parts are files", () => {
    expect(animationProblem(bytes({ ...still, segments: [{ time: 1 }] }))).toMatch(
      /split into several files/,
    );
  });

  it.each(["https://example.org/a.svg#b", "url(//example.org/a.svg)", "javascript:run()"])(
    "[SEC-1] refuses %s wherever it stands",
    (address) => {
      const painted = { ...still, layers: [{ ty: 1, sc: address }] };
      expect(animationProblem(bytes(painted))).toMatch(/refers to an external file/);
    },
  );

  it("takes addresses where they are only words, and expressions, which nothing evaluates", () => {
    const chatty = {
      ...still,
      meta: { g: "https://example.org/exporter" },
      layers: [
        { ty: 4, nm: "https://example.org", ks: { r: { k: 0, x: "fetch('https://a.org')" } } },
      ],
    };
    expect(animationProblem(bytes(chatty))).toBeNull();
  });
});

/** A repeater with a number of copies. */
const copies = (k: unknown) => ({ ty: "rp", c: { a: 0, k } });

describe("[BLK-2] what would freeze a page", () => {
  const refused = /more than 10000 parts/;
  const drawn = (...shapes: object[]) => bytes({ ...still, layers: [{ ty: 4, shapes }] });

  it("an animator's repeaters are well within", () => {
    expect(animationProblem(drawn({ ty: "gr", it: [{ ty: "sh" }, copies(40)] }))).toBeNull();
  });

  it("repeaters of repeaters are multiplied", () => {
    const rows = { ty: "gr", it: [{ ty: "sh" }, copies(200)] };
    expect(animationProblem(drawn(rows, copies(200)))).toMatch(refused);
  });

  it("copies may be animated", () => {
    expect(
      animationProblem(
        drawn(
          { ty: "sh" },
          copies([
            { t: 0, s: [1] },
            { t: 9, s: [99_999] },
          ]),
        ),
      ),
    ).toMatch(refused);
  });

  it("a star of a million points", () => {
    expect(animationProblem(drawn({ ty: "sr", pt: { a: 0, k: 1e6 } }))).toMatch(refused);
  });

  it("compositions of compositions are counted as often as they are drawn", () => {
    const tenOf = (refId: string) => Array.from({ length: 10 }, () => ({ ty: 0, refId }));
    const nest = ["a", "b", "c", "d"].map((id, level, all) => ({
      id,
      layers: level === 3 ? [{ ty: 4 }] : tenOf(all[level + 1] ?? ""),
    }));
    expect(animationProblem(bytes({ ...still, assets: nest, layers: tenOf("c") }))).toBeNull();
    expect(animationProblem(bytes({ ...still, assets: nest, layers: tenOf("a") }))).toMatch(
      refused,
    );
  });

  it("a composition that holds itself", () => {
    const endless = [{ id: "a", layers: [{ ty: 0, refId: "a" }] }];
    expect(
      animationProblem(bytes({ ...still, assets: endless, layers: endless[0]?.layers })),
    ).toMatch(refused);
  });

  it("a text of more letters than a page has", () => {
    const page = { ty: 5, t: { d: { k: [{ s: { t: "a".repeat(10_001) } }] } } };
    expect(animationProblem(bytes({ ...still, layers: [page] }))).toMatch(refused);
  });

  it("groups without end", () => {
    let group: object = { ty: "sh" };
    for (let level = 0; level < 200; level += 1) group = { ty: "gr", it: [group] };
    expect(animationProblem(drawn(group))).toMatch(/nested too deeply/);
  });
});
