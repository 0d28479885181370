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
    expect(animationProblem(bytes(spying))).toMatch(/refers to a file elsewhere/);
  });

  it("[SEC-1] refuses one that names typefaces elsewhere", () => {
    const spying = { ...still, fonts: { list: [{ fPath: "https://example.org/a.css" }] } };
    expect(animationProblem(bytes(spying))).toMatch(/names a typeface elsewhere/);
  });

  it("takes embedded pictures", () => {
    const embedded = { ...still, assets: [{ p: "data:image/png;base64,AA==" }] };
    expect(animationProblem(bytes(embedded))).toBeNull();
  });
});
