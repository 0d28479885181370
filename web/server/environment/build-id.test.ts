import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
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

function idWith(changed: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "build-id-"));
  for (const [name, text] of Object.entries({ ...sources, ...changed })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return buildId(join(root, "web"));
}

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
