// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepareFile } from "./prepare-file.client.ts";

const facts = {
  maxBytes: 12_000_000,
  type: "Wrong type",
  size: "Too large",
  preparing: "Preparing",
  reduced: "Smaller: {}",
};

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const heic = [0, 0, 0, 24, ...new TextEncoder().encode("ftypheic")];

/** Size of the picture that the browser draws, in pixels, and of the JPEG that it encodes, in bytes. */
let drawn = { width: 0, height: 0 };
let noise = 255;

/** A list of files, as jsdom has no way to make one. */
const listOf = (...files: File[]) => Object.assign(files, { item: () => null });

function fileField(begin: number[], size: number, name = "IMG_1.HEIC") {
  document.body.innerHTML = `<div><input type="file"><p data-part="understood"></p></div>`;
  const input = document.querySelector("input");
  if (input === null) throw new Error("There is no input.");
  const bytes = new Uint8Array(size);
  bytes.set(begin);
  let files = listOf(new File([bytes], name));
  Object.defineProperty(input, "files", {
    get: () => files,
    set: (chosen: typeof files) => {
      files = chosen;
    },
  });
  return input;
}

const hint = () => document.querySelector("p")?.textContent;

beforeEach(() => {
  document.documentElement.lang = "en";
  noise = 255;
  vi.stubGlobal("createImageBitmap", async () => ({
    width: 8_000,
    height: 6_000,
    close: () => {},
  }));
  vi.stubGlobal(
    "DataTransfer",
    class {
      files = listOf();
      items = { add: (file: File) => this.files.push(file) };
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(
    () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the function calls
      ({
        fillRect: () => {},
        drawImage: (_: unknown, ...numbers: number[]) => {
          const [width = 0, height = 0] = numbers.slice(-2);
          drawn = { width, height };
        },
        getImageData: () => ({ data: new Uint8ClampedArray(256).fill(noise) }),
      }) as unknown as null,
  );
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) =>
    take(new Blob([new Uint8Array(1_400_000)], { type: "image/jpeg" })),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["a large photo", jpeg, 14_000_000],
  ["a photo in the format of iPhones", heic, 1_900_000],
])("[FORM-5] replaces %s by a smaller JPEG before it is uploaded", async (_, begin, size) => {
  const input = fileField(begin, size);
  await prepareFile(input, facts);
  expect([input.files?.[0]?.name, input.files?.[0]?.type]).toEqual(["IMG_1.jpg", "image/jpeg"]);
  expect(drawn).toEqual({ width: 3_000, height: 2_250 });
  expect([hint(), input.validationMessage]).toEqual(["Smaller: 1.4 MB", ""]);
});

test.each([
  ["a small photo", jpeg, 1_999_999, ""],
  ["a large PDF", pdf, 12_000_000, ""],
  ["a PDF that is too large", pdf, 12_000_001, "Too large"],
  ["a web page", [0x3c, 0x68], 100, "Wrong type"],
])("[FORM-5] leaves %s as it is, and says what can't be sent", async (_, begin, size, problem) => {
  const input = fileField(begin, size);
  await prepareFile(input, facts);
  expect(input.files?.[0]?.size).toBe(size);
  expect([hint(), input.validationMessage]).toEqual(["", problem]);
});

test("[FORM-5] sends a photo unchanged if the browser can't decode it, or would send noise", async () => {
  const original = 5_000_000;
  noise = 97;
  const input = fileField(jpeg, original);
  await prepareFile(input, facts);
  expect([input.files?.[0]?.size, hint()]).toEqual([original, ""]);
  noise = 255;
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("unknown format")));
  const other = fileField(heic, original);
  await prepareFile(other, facts);
  expect([other.files?.[0]?.size, hint(), other.validationMessage]).toEqual([original, "", ""]);
});
