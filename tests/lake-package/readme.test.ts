import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { root } from "../support/stack/places.ts";

const lake = join(root, "studio/content-lake");
const packed = z.tuple([z.object({ files: z.array(z.object({ path: z.string() })) })]);

function packedFiles(): string[] {
  const text = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: lake,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return packed.parse(JSON.parse(text))[0].files.map(({ path }) => path);
}

it("[LAKE-1] the package's README links only to files of the package", () => {
  const readme = readFileSync(join(lake, "README.md"), "utf8");
  const links = [...readme.matchAll(/\]\(([^)#][^)#]*)/g)].map(([, link = ""]) => link);
  const files = packedFiles();
  expect(links.filter((link) => !URL.canParse(link) && !files.includes(link))).toEqual([]);
  expect(links).toContain("examples/vitest/pages.test.ts");
});
