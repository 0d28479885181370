import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { root } from "../support/stack/places.ts";
import { listComponents, packagesOf, parseLock } from "./list-components.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

const versions = z.record(z.string(), z.string()).default({});

const manifest = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
});

const manifestOf = (folder: string) =>
  manifest.parse(JSON.parse(read(join(folder, "package.json"))));

const lock = parseLock(read("package-lock.json"));

test("every version is exact, and every package has a hash and no address of its own", () => {
  const folders = [".", ...manifestOf(".").workspaces];
  const ranges = folders.flatMap((folder) => {
    const { dependencies, devDependencies } = manifestOf(folder);
    return Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
  });
  expect(ranges).toEqual([]);
  const packages = packagesOf(lock);
  expect(packages.length).toBeGreaterThan(1_000);
  const loose = packages.filter(
    ([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith("sha512-"),
  );
  expect(loose).toEqual([]);
});

test("lists each package once with version, license, hash and package URL", () => {
  const integrity = `sha512-${Buffer.alloc(64, 1).toString("base64")}`;
  const own = { version: "1.0.0", integrity, license: "MIT" };
  const list = listComponents({
    name: "marquee",
    version: "0.1.0",
    packages: {
      "": { version: "0.1.0" },
      web: { version: "0.1.0" },
      "node_modules/@marquee/web": { resolved: "web", link: true },
      "node_modules/b": { ...own, dev: true },
      "node_modules/@a/c": own,
      "node_modules/b/node_modules/@a/c": own,
      "node_modules/d/node_modules/@a/c": { ...own, version: "2.0.0" },
    },
  });
  expect(list).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "marquee", version: "0.1.0" } },
    components: [
      { purl: "pkg:npm/%40a/c@1.0.0", name: "@a/c", scope: "required" },
      { purl: "pkg:npm/%40a/c@2.0.0", version: "2.0.0" },
      {
        purl: "pkg:npm/b@1.0.0",
        scope: "excluded",
        licenses: [{ expression: "MIT" }],
        hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
      },
    ],
  });
  expect(Object(list).components).toHaveLength(3);
});

test("CI audits the packages and attaches the list of components", () => {
  const workflow = read(".github/workflows/ci.yml");
  const [, job = ""] = /^ {2}components:\n((?: {4}.*\n?)+)/m.exec(workflow) ?? [];
  expect(job).toContain("npm audit --omit=dev --audit-level=high");
  expect(job).toContain("tests/components/print-list.ts > sbom.cdx.json");
  expect(job).toContain("path: sbom.cdx.json");
});
