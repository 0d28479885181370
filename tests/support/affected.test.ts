import { describe, expect, test } from "vitest";
import {
  affectedBy,
  areas,
  dependentsOf,
  opensStudio,
  repositorySources,
  signsIn,
  type Sources,
} from "./affected.ts";

const sourcesOf = (files: Record<string, string>): Sources => ({
  paths: Object.keys(files),
  read: (path) => files[path] ?? "",
});

const small = sourcesOf({
  "schemas/contract.ts": "",
  "web/page/title.ts": "",
  "web/page/head.tsx": 'import { title } from "./title.ts";',
  "web/page/head.test.tsx": 'import { Head } from "./head.tsx";',
  "web/page/other.test.ts": 'import { shape } from "@marquee/schemas/contract";',
  "web/server/files.test.ts": 'import { readFileSync } from "node:fs";',
  "web/auth-emulator/src/mail.ts": "",
  "studio/plugins/checks/outline.ts": "",
  "studio/plugins/translations/source.ts": "",
  "studio/sample-sites/pages.ts": 'import { source } from "../plugins/translations/source.ts";',
  "tests/agreement/forms.test.ts": "",
  "tests/support/film-page.ts": "",
  "tests/support/test.ts": "",
  "tests/e2e/members/member.spec.ts": "",
  "tests/e2e/studio/studio-text.spec.ts": "",
  "tests/e2e/blocks/video.spec.ts": 'import { film } from "../../support/film-page.ts";',
});

describe("a file's dependents", () => {
  test("include files that import it through others", () => {
    expect([...dependentsOf(["web/page/title.ts"], small)]).toEqual([
      "web/page/title.ts",
      "web/page/head.tsx",
      "web/page/head.test.tsx",
    ]);
  });

  test("include files that import it by its package", () => {
    expect(dependentsOf(["schemas/contract.ts"], small)).toContain("web/page/other.test.ts");
  });
});

describe("affected unit tests", () => {
  test("are those that import a changed file, read files or are in tests/", () => {
    expect(affectedBy(["web/page/title.ts"], small).unit).toEqual([
      "web/page/head.test.tsx",
      "web/server/files.test.ts",
      "tests/agreement/forms.test.ts",
    ]);
  });

  test("are all when packages or the test configuration change", () => {
    expect(affectedBy(["package-lock.json"], small).unit).toHaveLength(4);
    expect(affectedBy(["tests/vitest.config.ts"], small).unit).toHaveLength(4);
  });
});

describe("affected browser tests", () => {
  test.each([
    ["a page's code", "web/page/title.ts", "all"],
    ["the lake", "studio/content-lake/src/cli.ts", "all"],
    ["a file at the root", "package-lock.json", "all"],
    ["support of all browser tests", "tests/support/test.ts", "all"],
    [
      "the studio's checks",
      "studio/plugins/checks/outline.ts",
      ["tests/e2e/studio/studio-text.spec.ts"],
    ],
    ["the sign-in service", "web/auth-emulator/src/mail.ts", ["tests/e2e/members/member.spec.ts"]],
    ["support of one test", "tests/support/film-page.ts", ["tests/e2e/blocks/video.spec.ts"]],
    ["a browser test", "tests/e2e/members/member.spec.ts", ["tests/e2e/members/member.spec.ts"]],
    ["a unit test", "web/page/head.test.tsx", []],
    ["documentation", "README.md", []],
    ["a file that the sample site imports", "studio/plugins/translations/source.ts", "all"],
  ])("of %s: %s", (_what, path, expected) => {
    expect(affectedBy([path], small).e2e).toEqual(expected);
  });

  test("are all when one of several files is in no area", () => {
    expect(affectedBy(["README.md", "web/page/title.ts"], small).e2e).toBe("all");
  });

  test("are none without a change", () => {
    expect(affectedBy([], small)).toEqual({ unit: [], e2e: [] });
  });
});

describe("the areas agree with the repository:", () => {
  const { paths, read } = repositorySources();
  const specs = paths.filter((path) => /^tests\/e2e\/.+\.spec\.ts$/.test(path));
  const nameOf = (path: string) => path.replace(/^.*\/|\.spec\.ts$/g, "");
  const namesOf = (pattern: RegExp) => specs.filter((path) => pattern.test(read(path))).map(nameOf);

  test("each folder exists, and each pattern of names matches a browser test", () => {
    const unused = areas.filter(({ files }) => !paths.some((path) => files.test(path)));
    const patterns = areas.flatMap(({ specs: names }) => (names ? [names] : []));
    expect(unused).toEqual([]);
    expect(patterns.filter((names) => !specs.some((path) => names.test(nameOf(path))))).toEqual([]);
  });

  test("every browser test that opens the studio is in its area", () => {
    const opening = namesOf(
      /\burls\.studio\b|\bstudio\b.*= addressesOf|studio-editor\.ts|composer\.ts/,
    );
    expect(opening.length).toBeGreaterThan(20);
    expect(opening.filter((name) => !opensStudio.test(name))).toEqual([]);
  });

  test("every browser test that signs in is in the sign-in service's area", () => {
    const signing = namesOf(
      /support\/members\/(?:accounts|account-page|action-mail|auth-settings|identity-page|open-gate|sign-in|tokens)\.ts/,
    );
    expect(signing.length).toBeGreaterThan(20);
    expect(signing.filter((name) => !signsIn.test(name))).toEqual([]);
  });
});
