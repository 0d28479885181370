// cspell:ignore GALERY
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { strayNames } from "./setting-names.ts";

test("[RUN-3] reports a misspelled setting and suggests the right name", () => {
  expect(strayNames(["MARQUEE_SITE_URI", "MARQUEE_SITEURL", "PATH"])).toEqual([
    "MARQUEE_SITE_URI is not a setting of Marquee: did you mean MARQUEE_SITE_URL? Rename or remove it",
    "MARQUEE_SITEURL is not a setting of Marquee: did you mean MARQUEE_SITE_URL? Rename or remove it",
  ]);
  expect(strayNames(["MARQUEE_THEME"])).toEqual([
    "MARQUEE_THEME is not a setting of Marquee: remove it",
  ]);
});

test("[RUN-3] reports a misspelled setting of a hosted service only when the right one is not set", () => {
  const others = ["SANITY_AUTH_TOKEN", "NEXT_PUBLIC_SANITY_PROJECT_ID", "NEXT_PUBLIC_ANALYTICS"];
  expect(strayNames([...others, "SANITY_STUDIO_PROJECT_ID", "SANITY_API_WRITE_TOKEN"])).toEqual([]);
  expect(strayNames(["SANITY_API_READ_TOKN", "NEXT_PUBLIC_SANITY_PROJECTID"])).toEqual([
    "SANITY_API_READ_TOKN is not read: did you mean SANITY_API_READ_TOKEN? Rename or remove it",
    "NEXT_PUBLIC_SANITY_PROJECTID is not read: did you mean NEXT_PUBLIC_SANITY_PROJECT_ID? Rename or remove it",
  ]);
});

test("[RUN-3] knows every setting name in the sources", () => {
  const root = resolve(import.meta.dirname, "../..");
  const sources = ["*.ts", "*.tsx", "*.mjs", "*.md"];
  const args = ["grep", "-ohE", "\\bMARQUEE_[A-Z]+(_[A-Z]+)*\\b", "--", ...sources];
  const found = execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
  const invented = ["SITE_URI", "SITE_ULR", "SITEURL", "BLOCK_GALERY", "THEME", "PORT"];
  const isInvented = (name: string) => invented.includes(name.replace("MARQUEE_", ""));
  const names = [...new Set(found)].filter((name) => !isInvented(name));
  expect(names.length).toBeGreaterThan(10);
  expect(strayNames(names)).toEqual([]);
});
