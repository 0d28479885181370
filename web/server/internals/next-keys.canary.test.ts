import { lstatSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { describeSeam } from "../../../tests/support/canary.ts";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { provideKeys, removeKeys } from "./next-keys.ts";

const require = createRequire(import.meta.url);
const {
  PREVIEW_PROPS_MANIFEST,
}: { PREVIEW_PROPS_MANIFEST: string } = require("next/dist/shared/lib/constants.js");
const {
  generatePreviewKeys,
}: {
  generatePreviewKeys: (options: object) => Promise<Record<string, string>>;
} = require("next/dist/build/preview-key-utils.js");

describeSeam({
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "PREVIEW_PROPS_MANIFEST and `previewProps` in next/dist/build/index.js and next/dist/server: the files with the keys of draft mode, and what reads them. `encryptionKey` in next/dist/server/app-render: the files with the key of server actions.",
});

const SECRET = "made-up-secret-of-this-test";

/** Writes the files of a build that contain keys. */
async function build() {
  const keys = await generatePreviewKeys({ distDir: temporaryFolder(), isBuild: true });
  const actions = JSON.stringify({ node: {}, encryptionKey: "key-of-the-actions=" });
  const folder = temporaryFolder({
    [`server/${PREVIEW_PROPS_MANIFEST}`]: JSON.stringify(keys),
    "prerender-manifest.json": JSON.stringify({ version: 4, preview: keys }),
    "server/server-reference-manifest.json": actions,
    "server/server-reference-manifest.js": `self.__RSC_SERVER_MANIFEST=${JSON.stringify(actions)}`,
  });
  const file = join(folder, "server", PREVIEW_PROPS_MANIFEST);
  return { folder, file, keys, target: join(folder, "tmp/keys.json") };
}

afterEach(() => vi.unstubAllEnvs());

test("[PROD-1] removes every key from a build, and provides keys of the same form at start", async () => {
  vi.stubEnv("NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", undefined);
  const { folder, file, keys, target } = await build();
  removeKeys(folder, target);
  for (const name of [
    "prerender-manifest.json",
    "server/server-reference-manifest.json",
    "server/server-reference-manifest.js",
  ]) {
    const text = readFileSync(join(folder, name), "utf8");
    for (const key of [...Object.values(keys), "key-of-the-actions"]) {
      expect(text).not.toContain(key);
    }
  }
  expect(lstatSync(file).isSymbolicLink()).toBe(true);

  provideKeys(folder, SECRET);
  const provided: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  expect(Object.keys(provided)).toEqual(Object.keys(keys));
  for (const [name, key] of Object.entries(keys)) {
    expect(provided[name]).toMatch(/^[0-9a-f]+$/);
    expect(provided[name]).toHaveLength(key.length);
  }
  expect((statSync(target).mode & 0o777).toString(8)).toBe("600");
  expect(process.env["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY"]).toHaveLength(44);
});

test("[PROD-1] gives instances with the same secret the same keys, and others different ones", async () => {
  const keysFor = async (secret: string | undefined) => {
    const { folder, file, target } = await build();
    removeKeys(folder, target);
    provideKeys(folder, secret);
    return readFileSync(file, "utf8");
  };
  const [one, same, other] = [await keysFor(SECRET), await keysFor(SECRET), await keysFor("other")];
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(await keysFor(undefined)).not.toBe(await keysFor(undefined));
});
