import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { buildId } from "./build-id.ts";

const sources = {
  "package-lock.json": "{}",
  "schemas/one.ts": "1",
  "web/app/page.tsx": "<p />",
  "web/page.test.ts": "test",
  "web/app/deep/page.test.tsx": "test",
  "web/.next/BUILD_ID": "earlier",
  "web/.env.local": "SECRET=1",
};

const idWith = (changed: Record<string, string>) =>
  buildId(join(temporaryFolder({ ...sources, ...changed }), "web"));

test.each([
  ["package-lock.json", false],
  ["schemas/one.ts", false],
  ["web/app/page.tsx", false],
  ["web/page.test.ts", true],
  ["web/app/deep/page.test.tsx", true],
  ["web/.next/BUILD_ID", true],
  ["web/.env.local", true],
])("[PROD-1] a change of %s leaves the id of the build in any folder: %s", (name, isSame) => {
  expect(idWith({})).toMatch(/^[\w-]{21}$/);
  expect(idWith({ [name]: "changed" }) === idWith({})).toBe(isSame);
});
