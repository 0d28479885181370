import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Git } from "./git.ts";
import { releaseMessage } from "./release-commit.ts";
import { repository } from "./repository.fixture.ts";
import {
  commitMerge,
  describeUpdate,
  planUpdate,
  requireCommitted,
  requireNoConflicts,
  takeMerge,
  type Update,
  undoMerge,
} from "./update.ts";

const packageOf = (version: string) => JSON.stringify({ name: "marquee", version });

const changelog = `# Changelog

## 0.3.0

### Do this when you update

- Rename \`teal\`.

### Added

- More.

## 0.2.0
`;

const packageJson = (start: string) => `{
  "name": "marquee",
  "version": "0.1.0",
  "description": "A page builder.",
  "license": "MIT",
  "workspaces": ["web"],
  "scripts": { "start": "${start}" }
}
`;

const first = {
  "package.json": packageJson("node one.ts"),
  "schemas/package.json": packageOf("0.2.0"),
  "web/site.css": "a { color: teal }\n",
  "web/page.ts": "one\n",
  "schemas/own/contract.ts": "export const ownBlocks = {};\n",
  "tests/support/own/contract.ts": "export const ownBlocks = {};\n",
};

const second = {
  "package.json": packageJson("node two.ts").replace("0.1.0", "0.2.0"),
  "schemas/package.json": packageOf("0.3.0"),
  "web/site.css": "a { color: navy }\n",
  "web/page.ts": "two\n",
  "tests/support/own/contract.ts": "export const ownBlocks = { none: 0 };\n",
  "README.md": "# Marquee\n",
  ".github/CHANGELOG.md": changelog,
};

/** The product with two releases, and a project that began with the first: a clone, or made by `npm create marquee`. */
function setUp(kind: "clone" | "created") {
  const product = repository();
  product.commit({ ...first, "README.md": "# Page builder\n" });
  product.git("tag", "v0.2.0");
  const project = repository();
  if (kind === "clone") project.git("pull", "--quiet", product.folder, "main");
  else {
    project.commit(first);
    const tree = project.git("rev-parse", "HEAD^{tree}");
    project.git("commit", "--quiet", "--amend", "--message", releaseMessage("0.2.0", tree));
    const named = first["package.json"].replace('"marquee"', '"shop"').replace("A page", "A shop");
    project.commit({ "package.json": named, "README.md": "# Shop\n" });
  }
  product.commit(second);
  product.git("tag", "--annotate", "v0.3.0", "--message", "0.3.0");
  const plan = (source = product.folder): Update => {
    const update = planUpdate(project.git, { source });
    if (!("target" in update)) throw new Error("There is no update.");
    return update;
  };
  return { product, project, plan };
}

function applyUpdate(git: Git, update: Update): string {
  const merge = commitMerge(git, update);
  takeMerge(git, merge);
  return merge;
}

const own = {
  "schemas/own/contract.ts": "export const ownBlocks = { team };\n",
  "schemas/own/team/team.contract.ts": "export const team = {};\n",
};

test.each(["clone", "created"] as const)(
  "[OWN-4] an update of a %s project takes a release and leaves own/ as it is, and undo restores everything",
  (kind) => {
    const { project, plan, product } = setUp(kind);
    project.commit(own);
    const before = project.git("rev-parse", "HEAD");
    const update = plan();
    expect(update).toMatchObject({ current: "0.2.0", target: "0.3.0", merge: { conflicts: [] } });
    expect(describeUpdate(update)).toContain("To do for 0.3.0:\n- Rename `teal`.\n");
    expect(project.git("rev-parse", "HEAD")).toBe(before);
    const merge = applyUpdate(project.git, update);
    expect(project.git("status", "--porcelain")).toBe("");
    expect(project.read("web/page.ts")).toBe("two\n");
    // The product's own file, in spite of the name of its folder.
    expect(project.read("tests/support/own/contract.ts")).toContain("none");
    expect(project.read("schemas/own/contract.ts")).toBe(own["schemas/own/contract.ts"]);
    expect(planUpdate(project.git, { source: product.folder })).toEqual({ current: "0.3.0" });
    undoMerge(project.git, { merge, before });
    undoMerge(project.git, { merge, before });
    expect([project.git("rev-parse", "HEAD"), project.git("status", "--porcelain")]).toEqual([
      before,
      "",
    ]);
    expect(plan().target).toBe("0.3.0");
  },
);

test("[OWN-4] what is the owner's in a created project never conflicts: own/, README, name and description", () => {
  const { product, project, plan } = setUp("created");
  project.commit(own);
  product.commit({ "schemas/own/contract.ts": "export const ownBlocks = {}; // the product's\n" });
  product.git("tag", "v0.4.0");
  expect(plan().merge.conflicts).toEqual([]);
  applyUpdate(project.git, plan());
  expect(project.read("README.md")).toBe("# Shop\n");
  expect(project.read("schemas/own/contract.ts")).toBe(own["schemas/own/contract.ts"]);
  expect(JSON.parse(project.read("package.json"))).toEqual({
    name: "shop",
    version: "0.1.0",
    description: "A shop builder.",
    license: "MIT",
    workspaces: ["web"],
    scripts: { start: "node two.ts" },
  });
});

test("[OWN-4] a clone of an updated project knows its release", () => {
  const { product, project, plan } = setUp("created");
  applyUpdate(project.git, plan());
  const clone = repository();
  clone.git("pull", "--quiet", project.folder, "main");
  expect(planUpdate(clone.git, { source: product.folder })).toEqual({ current: "0.3.0" });
});

test.each(["rebased", "squashed"])(
  "[OWN-4] refuses to update a project whose release was %s among the owner's changes",
  (kind) => {
    const { product, project, plan } = setUp("created");
    project.commit({ "web/ours.ts": "ours\n" });
    const before = project.git("rev-parse", "HEAD");
    const update = plan();
    const merge = applyUpdate(project.git, update);
    project.git("reset", "--quiet", "--hard", before);
    if (kind === "rebased") project.git("cherry-pick", update.commit);
    else {
      project.git("merge", "--quiet", "--squash", merge);
      const message = project.git("log", "-1", "--format=%B", update.commit);
      project.git("commit", "--quiet", "--message", message);
    }
    expect(() => planUpdate(project.git, { source: product.folder })).toThrow(
      "Marquee 0.3.0 was rebased or squashed",
    );
  },
);

test("[OWN-4] names conflicts in files outside of own/ beforehand, and changes nothing", () => {
  const { project, plan } = setUp("clone");
  project.commit({ "web/site.css": "a { color: red }\n", "web/größe.ts": "ours\n" });
  const update = plan();
  expect(update.changed).toEqual(["web/größe.ts", "web/site.css"]);
  expect(update.merge.conflicts).toEqual(["web/site.css"]);
  expect(describeUpdate(update)).toContain("  web/größe.ts\n  web/site.css   (conflict)");
  expect(() => requireNoConflicts(update)).toThrow("  web/site.css\nMove what is yours");
  expect(project.git("status", "--porcelain")).toBe("");
});

test("[OWN-4] works from a bundle, without a network", () => {
  const { product, project, plan } = setUp("created");
  project.commit(own);
  const bundle = join(product.folder, "marquee.bundle");
  product.git("bundle", "create", "--quiet", bundle, "main", "v0.2.0", "v0.3.0");
  applyUpdate(project.git, plan(bundle));
  expect(project.read("web/page.ts")).toBe("two\n");
});

test("[OWN-4] takes several releases one after another", () => {
  const { product, project, plan } = setUp("created");
  project.commit(own);
  applyUpdate(project.git, plan());
  product.commit({ "schemas/package.json": packageOf("0.10.0"), "web/page.ts": "three\n" });
  product.git("tag", "v0.10.0");
  const update = plan();
  expect(update).toMatchObject({ current: "0.3.0", newer: ["0.10.0"], tasks: [] });
  applyUpdate(project.git, update);
  expect(project.read("web/page.ts")).toBe("three\n");
});

test("[OWN-4] loses nothing that is not committed: an update refuses changes, and an untracked file in its way", () => {
  const { project, plan } = setUp("clone");
  const update = plan();
  writeFileSync(join(project.folder, "web/page.ts"), "mine\n");
  expect(() => requireCommitted(project.git)).toThrow("Commit your changes first");
  project.git("checkout", "--quiet", ".");
  mkdirSync(join(project.folder, ".github"));
  writeFileSync(join(project.folder, ".github/CHANGELOG.md"), "mine\n");
  const before = project.git("rev-parse", "HEAD");
  expect(() => applyUpdate(project.git, update)).toThrow("CHANGELOG.md");
  expect(project.git("rev-parse", "HEAD")).toBe(before);
  expect(project.read(".github/CHANGELOG.md")).toBe("mine\n");
});

test("[OWN-4] an update is not undone under later commits", () => {
  const { project, plan } = setUp("clone");
  const before = project.git("rev-parse", "HEAD");
  const merge = applyUpdate(project.git, plan());
  project.commit(own);
  expect(() => undoMerge(project.git, { merge, before })).toThrow("git switch -c before-update");
});

test("[OWN-4] says what to do if a source can't be read, a version doesn't exist, or nothing is in common", () => {
  const { product, project } = setUp("clone");
  const planFrom = (source: string, to?: string) => () => planUpdate(project.git, { source, to });
  expect(planFrom("/nowhere")).toThrow("--from FILE");
  expect(planFrom("--upload-pack=touch stolen")).toThrow("is an option and no source");
  expect(planFrom(product.folder, "0.4.0")).toThrow("no newer release 0.4.0");
  const other = repository();
  other.commit(own);
  expect(() => planUpdate(other.git, { source: product.folder })).toThrow("npm create marquee");
});
