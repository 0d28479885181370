import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { actionsKey, buildId } from "./build-id.ts";

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

test("[PROD-1] gives the same sources the same id, in any folder", () => {
  expect(idWith({})).toBe(idWith({}));
  expect(idWith({})).toMatch(/^[\w-]{21}$/);
});

test.each(["package-lock.json", "schemas/one.ts", "web/app/page.tsx"])(
  "[PROD-1] changes the id with %s",
  (name) => expect(idWith({ [name]: "changed" })).not.toBe(idWith({})),
);

test.each([
  "web/page.test.ts",
  "web/app/deep/page.test.tsx",
  "web/.next/BUILD_ID",
  "web/.env.local",
])("[PROD-1] ignores %s", (name) => expect(idWith({ [name]: "changed" })).toBe(idWith({})));

test("makes a key of 32 bytes for server actions", () => {
  expect(Buffer.from(actionsKey(join(import.meta.dirname, "../..")), "base64")).toHaveLength(32);
});
