import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { contentStamp, isCurrent, writeStamp } from "./build-stamp.ts";

let root = "";
const put = (path: string, text: string) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};
const stamp = (env: Record<string, string> = {}) =>
  contentStamp({ root, folders: ["app"], without: ["app/other"], files: ["lock.json"], env });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "marquee-stamp-"));
  put("lock.json", "{}");
  put("app/page.tsx", "one");
  put("app/deep/[slug]/part.css", "two");
});

test("returns a new stamp when a source, the lock file or a setting changes", () => {
  const stamps = new Set([stamp()]);
  put("app/deep/[slug]/part.css", "three");
  stamps.add(stamp());
  put("app/new.ts", "");
  stamps.add(stamp());
  put("lock.json", "{ }");
  stamps.add(stamp()).add(stamp({ PUBLIC: "1" }));
  expect(stamps.size).toBe(5);
});

test("ignores tests, documentation, build output and other workspaces", () => {
  const before = stamp();
  put("app/page.test.tsx", "test");
  put("app/README.md", "notes");
  put("app/.next/server.js", "built");
  put("app/dist/x.js", "built");
  put("app/node_modules/a/index.js", "installed");
  put("app/other/file.ts", "another workspace");
  expect(stamp()).toBe(before);
});

test("considers an output folder current only with its own stamp", () => {
  const folder = join(root, "out");
  expect(isCurrent(folder, "a")).toBe(false);
  mkdirSync(folder);
  expect(isCurrent(folder, "a")).toBe(false);
  writeStamp(folder, "a");
  expect(isCurrent(folder, "a")).toBe(true);
  expect(isCurrent(folder, "b")).toBe(false);
});
