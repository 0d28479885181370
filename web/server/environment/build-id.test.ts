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

test("[PROD-1] only a change of what is built changes the id of the build, in any folder", () => {
  const id = idWith({});
  expect(id).toMatch(/^[\w-]{21}$/);
  const names = Object.keys(sources);
  const changing = names.filter((name) => idWith({ [name]: "changed" }) !== id);
  expect(changing).toEqual(["package-lock.json", "schemas/one.ts", "web/app/page.tsx"]);
});
