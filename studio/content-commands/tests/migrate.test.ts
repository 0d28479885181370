// @module-tag all
import { afterEach, expect, it } from "vitest";
import { runCommand, useLake } from "./support/run-command.ts";

const { client, run } = useLake();
afterEach(() => client().delete({ query: "*" }));

const fields = { alt: "A tram", asset: { _type: "reference", _ref: "image-a", _weak: true } };
const marks = { _key: "tram", _type: "galleryPicture", caption: "The last one" };
const gallery = (_key: string, version: number, picture: object) => ({
  _key,
  _type: "gallery",
  version,
  heading: "Stills",
  pictures: [{ ...marks, ...picture }],
});
const earlier = (key: string) => gallery(key, 1, { picture: { _type: "picture", ...fields } });
const current = (key: string) => gallery(key, 3, fields);
const newer = { ...current("n"), version: 4, wall: { columns: 4 } };
const gate = (blocks: unknown[]) => ({ _key: "gate", _type: "signInGate", version: 2, blocks });

const page = (_id: string, ...blocks: unknown[]) => ({ _id, _type: "page", blocks });
const blocksOf = (_id: string) => client().fetch("*[_id == $_id][0].blocks", { _id });
const revisions = () => client().fetch("*[_type == 'page'] | order(_id)._rev");

async function storeOldSite() {
  await client().create(page("a", earlier("g"), current("c")));
  await client().create(page("drafts.a", earlier("g"), newer));
  await client().create(page("versions.r1.a", gate([earlier("g")])));
  await client().create(page("b", current("c")));
}

const change = `
      - version: 1
      - pictures[0].picture._type: "picture"
      - pictures[0].picture.alt: "A tram"
      - pictures[0].picture.asset._type: "reference"
      - pictures[0].picture.asset._ref: "image-a"
      - pictures[0].picture.asset._weak: true
      + version: 3
      + pictures[0].alt: "A tram"
      + pictures[0].asset._type: "reference"
      + pictures[0].asset._ref: "image-a"
      + pictures[0].asset._weak: true`;

it("lists the changes of each document in a dry run and writes nothing", async () => {
  await storeOldSite();
  const before = await revisions();
  const { code, stdout, stderr } = await run("migrate", "--dry-run");
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toBe(`
  a
    blocks[_key=="g"] (gallery): version 1 → 3${change}

  drafts.a
    blocks[_key=="g"] (gallery): version 1 → 3
    blocks[_key=="n"] (gallery): version 4 is newer than 3, unchanged${change}

  versions.r1.a
    blocks[_key=="gate"].blocks[_key=="g"] (gallery): version 1 → 3${change}
  migrate: 4 documents with blocks; 3 blocks in 3 of them to migrate; 1 of a newer version, unchanged
  Nothing was written. Create a backup (\`npm run lake -- backup DIR\`, for a hosted dataset \`npx sanity dataset export\`), then run it without --dry-run.
`);
  expect(await revisions()).toEqual(before);
});

it("migrates drafts and versions, but no block of a newer version, and nothing when it runs again", async () => {
  await storeOldSite();
  const { code, stdout } = await run("migrate");
  expect(code).toBe(0);
  expect(stdout).toMatch(/3 blocks in 3 of them migrated; 1 of a newer version, unchanged/);
  expect(await blocksOf("a")).toEqual([current("g"), current("c")]);
  expect(await blocksOf("drafts.a")).toEqual([current("g"), newer]);
  expect(await blocksOf("versions.r1.a")).toEqual([gate([current("g")])]);
  const before = await revisions();
  expect((await run("migrate")).stdout).toMatch(/0 blocks in 0 of them migrated/);
  expect(await revisions()).toEqual(before);
});

it("migrates more documents than one response holds", async () => {
  const transaction = client().transaction();
  for (let index = 0; index < 205; index += 1) transaction.create(page(`p${index}`, earlier("g")));
  await transaction.commit();
  const { stdout } = await run("migrate");
  expect(stdout).toMatch(/205 documents with blocks; 205 blocks in 205 of them migrated/);
});

it("names the options that a hosted project requires", async () => {
  const { code, stderr } = await runCommand("migrate", "--project", "abc123", "--token", "t");
  expect(code).toBe(1);
  expect(stderr).toMatch(/--project ID --dataset NAME --token T/);
});
