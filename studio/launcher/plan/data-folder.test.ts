import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareDataFolder, readSecrets, writeSecrets } from "./data-folder.ts";

const fresh = () => join(mkdtempSync(join(tmpdir(), "marquee-data-")), "data");
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("[SEC-3] restricts the data folder and its secrets to their owner", () => {
  const folder = fresh();
  prepareDataFolder(folder);
  readSecrets(folder);
  expect(modeOf(folder)).toBe("700");
  expect(modeOf(join(folder, "secrets.json"))).toBe("600");
});

test("[SEC-3] creates random secrets for each folder and reuses them at the next start", () => {
  const [one, other] = [fresh(), fresh()];
  prepareDataFolder(one);
  prepareDataFolder(other);
  const first = readSecrets(one);
  expect(readSecrets(one)).toEqual(first);
  expect(readSecrets(other).gatewaySecret).not.toBe(first.gatewaySecret);
  writeSecrets(one, { ...first, lakeReadToken: "a-token-of-the-lake" });
  expect(readSecrets(one).lakeReadToken).toBe("a-token-of-the-lake");
});

test("[RUN-3] reports a damaged secrets file with a solution and does not change it", () => {
  const folder = fresh();
  prepareDataFolder(folder);
  writeFileSync(join(folder, "secrets.json"), "{ half");
  expect(() => readSecrets(folder)).toThrow("secrets.json is damaged. Delete it");
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe("{ half");
});
