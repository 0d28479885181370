import { expect, test } from "vitest";
import { animationNamed } from "./use-animation-problem.ts";

const file = { asset: { _type: "reference", _ref: "file-abc-json" } };
const nothing = { address: null, fileId: null };

test("[BLK-2] an uploaded file is named by its asset", () => {
  expect(animationNamed({ source: "file", file })).toEqual({
    address: null,
    fileId: "file-abc-json",
  });
});

test("[BLK-2] a whole https address is asked about, one that is being typed is not", () => {
  const address = "https://lottie.example/a.json";
  expect(animationNamed({ source: "address", address, file })).toEqual({ address, fileId: null });
  expect(animationNamed({ source: "address", address: "https:/", file })).toEqual(nothing);
  expect(animationNamed({ source: "address", address: "http://lottie.example" })).toEqual(nothing);
});

test("[BLK-2] an empty field asks nothing", () => {
  expect(animationNamed(undefined)).toEqual(nothing);
  expect(animationNamed({ source: "file" })).toEqual(nothing);
});
