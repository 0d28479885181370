import { createHash } from "node:crypto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { lookOf, plainTheme } from "@marquee/schemas/contract";
import {
  fonts,
  installedFont,
  withLicense,
} from "../../../content/typefaces/patched-font.fixture.ts";
import { ownFontAddress } from "../../../content/typefaces/own-font.server.ts";
import { readLook } from "../../../content/typefaces/site-look.server.ts";
import {
  editorsSecret,
  openContentDouble,
  studioRequest,
} from "../../../editors/draft/content-double.fixture.ts";
import { GET as serve } from "../../typefaces/[family]/[file]/route.ts";
import { GET as check } from "./check/route.ts";

vi.mock("server-only", () => ({}));

const anton = installedFont(fonts.anton);
const idOf = (bytes: Uint8Array) => `file-${createHash("sha1").update(bytes).digest("hex")}-woff2`;
const restricted = withLicense(anton, 2);
const page = Buffer.from("<!doctype html><title>404</title>");
const files = new Map([anton, restricted, page].map((bytes) => [idOf(bytes), bytes]));
const gone = `file-${"0".repeat(40)}-woff2`;

let isDown = false;

const content = await openContentDouble((path) => {
  const name = /^\/files\/marquee\/production\/(\w+)\.woff2$/.exec(path)?.[1];
  const body = files.get(`file-${name}-woff2`);
  if (isDown) return { status: 503, body: "" };
  return body === undefined ? { status: 404, body: "" } : { status: 200, body };
});
afterAll(() => content.close());
beforeEach(() => {
  isDown = false;
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const ask = async (file: string) => {
  const query = { file, secret: editorsSecret };
  const response = await check(studioRequest("/api/typefaces/check", query));
  return { status: response.status, body: await response.json() };
};

const served = (address: string) => {
  const [, , family = "", file = ""] = address.split("/");
  return serve(new Request(`https://site.example${address}`), {
    params: Promise.resolve({ family, file }),
  });
};

const downloads = () => content.requestedPaths.filter((path) => path.startsWith("/files/")).length;

test("[THEME-3] tells the studio the scripts, the size and the address of a font", async () => {
  const { body } = await ask(idOf(anton));
  const address = ownFontAddress(idOf(anton));
  const font = { address, bytes: anton.length, scripts: ["latin"], weightRange: null };
  expect(body).toEqual({ problem: null, font });
});

test.each([
  [idOf(restricted), 200, /license .* forbids/],
  [idOf(page), 200, /not a WOFF2 font/],
  [gone, 200, /cannot be downloaded/],
  [`file-${"1".repeat(40)}-json`, 200, /extension \.woff2/],
  ["file-../../v1/auth-woff2", 400, /./],
  ["image-abc-1x1-png", 400, /./],
])(
  "[THEME-3][SEC-1] refuses the file %s with status %i and the reason %s",
  async (file, status, reason) => {
    const found = await ask(file);
    expect(found.status).toBe(status);
    expect(JSON.stringify(found.body)).toMatch(reason);
  },
);

test("[THEME-3] serves a font from an address with its hash, for browsers to cache forever, and downloads it once", async () => {
  const address = ownFontAddress(idOf(anton));
  expect(address).toContain(createHash("sha1").update(anton).digest("hex"));
  const response = await served(address);
  expect(response.headers.get("content-type")).toBe("font/woff2");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(Buffer.from(await response.arrayBuffer()).equals(anton)).toBe(true);
  const before = downloads();
  await Promise.all([1, 2, 3].map(() => served(address)));
  expect(downloads()).toBe(before);
});

test("[SEC-1] serves no refused file, and requests none whose address the site didn't sign", async () => {
  expect((await served(ownFontAddress(idOf(restricted)))).status).toBe(404);
  expect((await served(ownFontAddress(idOf(page)))).status).toBe(404);
  const before = downloads();
  const hash = "2".repeat(40);
  const signature = /\.([\w-]{22})\.woff2$/.exec(ownFontAddress(idOf(anton)))?.[1] ?? "";
  for (const name of [`${hash}.${signature}.woff2`, `${hash}.woff2`, "../../secret.woff2", ""]) {
    expect((await served(`/typefaces/own/${encodeURIComponent(name)}`)).status).toBe(404);
  }
  expect(downloads()).toBe(before);
});

const lookWith = (regular: string) =>
  lookOf({
    ...plainTheme,
    _id: "theme-a",
    typefaces: { display: ["own-a1"], text: ["lora"], interface: [] },
    ownTypefaces: [{ _key: "a1", name: "House", kind: "serif", regular, bold: null, italic: null }],
  });

test("[THEME-3][TOL-1] reports a refused font at its field, and the page has none of it", async () => {
  const { look, problems, isTemporary } = await readLook(lookWith(idOf(restricted)));
  expect(look.own).toEqual([]);
  const fields = [{ field: "ownTypefaces[0].regular", keyed: 'ownTypefaces[_key=="a1"].regular' }];
  expect(problems).toMatchObject([{ documentId: "theme-a", documentType: "theme", fields }]);
  expect(isTemporary).toBe(false);
});

test("[THEME-3][TOL-1] renders a page without a font whose host fails, and with it afterwards", async () => {
  const other = withLicense(anton, 4);
  files.set(idOf(other), other);
  vi.useFakeTimers({ toFake: ["Date"] });
  isDown = true;
  const look = lookWith(idOf(other));
  expect(await readLook(look)).toMatchObject({ isTemporary: true, look: { own: [] } });
  isDown = false;
  vi.setSystemTime(Date.now() + 4_000);
  const { look: later } = await vi.waitFor(async () => {
    const found = await readLook(look);
    expect(found.isTemporary).toBe(false);
    return found;
  }, 10_000);
  expect(later.own).toHaveLength(1);
  vi.useRealTimers();
});
