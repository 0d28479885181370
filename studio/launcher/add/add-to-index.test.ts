import { expect, test } from "vitest";
import { addToIndex } from "./add-to-index.ts";
import { entriesOfBlock } from "./block-files.ts";
import { namesOfType } from "./type-names.ts";

const index = `/** Your fixtures. */
import type { ownBlocks } from "./contract.ts";

export const ownFixtures = {} satisfies { [Type in keyof typeof ownBlocks]: object };
`;

const entryOf = (name: string) => {
  const entry = entriesOfBlock(namesOfType(name)).find(({ object }) => object === "ownFixtures");
  if (!entry) throw new Error("There is no index of fixtures.");
  return entry;
};

test("[OWN-2] adds blocks to an index one after another", () => {
  const changed = ["team", "margin-note"].reduce(
    (source, name) => addToIndex(source, entryOf(name)),
    index,
  );
  expect(changed).toBe(`/** Your fixtures. */
import type { ownBlocks } from "./contract.ts";
import { teamFixture } from "./team/team.fixture.ts";
import { marginNoteFixture } from "./margin-note/margin-note.fixture.ts";

export const ownFixtures = {
  marginNote: marginNoteFixture,
  team: teamFixture,
} satisfies { [Type in keyof typeof ownBlocks]: object };
`);
});

test("[OWN-2] says what to write by hand where the owner has rewritten the index", () => {
  expect(() => addToIndex("export default {};", entryOf("team"))).toThrow(
    'add import { teamFixture } from "./team/team.fixture.ts"; and the entry "team: teamFixture" by hand',
  );
});
