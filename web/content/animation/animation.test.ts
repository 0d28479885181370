import { describe, expect, it } from "vitest";
import { animationProblem } from "./animation.ts";

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const still = { v: "5.9.0", fr: 30, ip: 0, op: 90, w: 100, h: 100, layers: [{ ty: 4 }] };

describe("[BLK-2] checking an animation file", () => {
  it("accepts a Lottie file", () => {
    expect(animationProblem(bytes(still))).toBeNull();
  });

  it("rejects an HTML page", () => {
    const page = new TextEncoder().encode("<!doctype html><title>404</title>");
    expect(animationProblem(page)).toMatch(/not JSON/);
  });

  it("rejects other JSON and names the missing field", () => {
    expect(animationProblem(bytes({ ...still, layers: undefined }))).toMatch(/layers/);
  });

  it("[SEC-1] rejects a file that refers to external files", () => {
    const spying = { ...still, assets: [{ u: "https://example.org/", p: "pixel.png" }] };
    expect(animationProblem(bytes(spying))).toMatch(/refers to an external file/);
  });

  it("[SEC-1] rejects a file that refers to external fonts", () => {
    const spying = { ...still, fonts: { list: [{ fPath: "https://example.org/a.css" }] } };
    expect(animationProblem(bytes(spying))).toMatch(/refers to an external font/);
  });

  it("accepts embedded images", () => {
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
  ])("[SEC-1] rejects an image %s", (_, spying) => {
    expect(animationProblem(bytes({ ...still, assets: [spying] }))).toMatch(
      /refers to an external file/,
    );
  });

  it("[SEC-1] rejects a font that is an embedded stylesheet", () => {
    const styled = { ...still, fonts: { list: [{ fPath: "data:text/css,*{display:none}" }] } };
    expect(animationProblem(bytes(styled))).toMatch(/refers to an external font/);
  });

  it("[SEC-1] rejects a file that is split into segments", () => {
    expect(animationProblem(bytes({ ...still, segments: [{ time: 1 }] }))).toMatch(
      /split into several files/,
    );
  });

  it.each(["https://example.org/a.svg#b", "url(//example.org/a.svg)", "javascript:run()"])(
    "[SEC-1] rejects %s as a value of any field",
    (address) => {
      const painted = { ...still, layers: [{ ty: 1, sc: address }] };
      expect(animationProblem(bytes(painted))).toMatch(/refers to an external file/);
    },
  );

  it("accepts URLs in names and metadata, and expressions, which are not evaluated", () => {
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

/** Returns a Lottie repeater that draws its shapes `k` times. */
const copies = (k: unknown) => ({ ty: "rp", c: { a: 0, k } });

describe("[BLK-2] animations that would freeze a page", () => {
  const refused = /more than 10000 layers and shapes/;
  const drawn = (...shapes: object[]) => bytes({ ...still, layers: [{ ty: 4, shapes }] });

  it("accepts a repeater with a usual number of copies", () => {
    expect(animationProblem(drawn({ ty: "gr", it: [{ ty: "sh" }, copies(40)] }))).toBeNull();
  });

  it("multiplies the copies of nested repeaters", () => {
    const rows = { ty: "gr", it: [{ ty: "sh" }, copies(200)] };
    expect(animationProblem(drawn(rows, copies(200)))).toMatch(refused);
  });

  it("counts the largest number of animated copies", () => {
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

  it("rejects a star with a million points", () => {
    expect(animationProblem(drawn({ ty: "sr", pt: { a: 0, k: 1e6 } }))).toMatch(refused);
  });

  it("counts nested compositions as often as they are drawn", () => {
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

  it("rejects a composition that contains itself", () => {
    const endless = [{ id: "a", layers: [{ ty: 0, refId: "a" }] }];
    expect(
      animationProblem(bytes({ ...still, assets: endless, layers: endless[0]?.layers })),
    ).toMatch(refused);
  });

  it("rejects a text with more than 10,000 characters", () => {
    const page = { ty: 5, t: { d: { k: [{ s: { t: "a".repeat(10_001) } }] } } };
    expect(animationProblem(bytes({ ...still, layers: [page] }))).toMatch(refused);
  });

  it("rejects groups that are nested too deeply", () => {
    let group: object = { ty: "sh" };
    for (let level = 0; level < 200; level += 1) group = { ty: "gr", it: [group] };
    expect(animationProblem(drawn(group))).toMatch(/nested too deeply/);
  });
});
