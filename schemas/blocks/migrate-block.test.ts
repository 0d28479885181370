import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockContracts } from "../contract.ts";
import type { BlockContract, MigrationStep } from "./block-contract.ts";
import { inCurrentForm, isEarlier, isNewer } from "./migrate-block.ts";

const renamed: MigrationStep = ({ words, ...block }) => ({ ...block, text: words });
const listed: MigrationStep = ({ text, ...block }) => ({ ...block, texts: [text] });
const contract = { version: 3, earlier: { steps: [renamed, listed], projection: "words, text" } };

describe("a block of an earlier version", () => {
  it("runs each migration step from its own version on", () => {
    const first = { _key: "a", _type: "note", version: 1, words: "Hush" };
    const last = { _key: "a", _type: "note", version: 3, texts: ["Hush"] };
    expect(inCurrentForm(first, contract)).toEqual(last);
    const { words: _words, ...second } = { ...first, version: 2, text: "Hush" };
    expect(inCurrentForm(second, contract)).toEqual(last);
  });

  it("is migrated with the earlier fields that the query returns", () => {
    const answer = { _key: "a", version: 1, texts: null, earlier: { words: "Hush" } };
    expect(inCurrentForm(answer, contract)).toEqual({ _key: "a", version: 3, texts: ["Hush"] });
  });

  it.each([[null], [undefined], [0], [-4], [1.5], ["2"], [Number.NaN]])(
    "is read as the first version when its version is %j",
    (version) => {
      const current = { version: 3, texts: ["Hush"] };
      expect(isEarlier({ version }, contract)).toBe(true);
      expect(inCurrentForm({ version, words: "Hush" }, contract)).toEqual(current);
    },
  );
});

it.each([3, 4, 99])("a block of the current or a newer version %i stays unchanged", (version) => {
  const block = { version, words: "not ours to move" };
  expect(inCurrentForm({ ...block, earlier: null }, contract)).toEqual(block);
  expect(isNewer(block, contract)).toBe(version > 3);
});

const contracts = Object.entries<BlockContract>(blockContracts);

describe("[PAGE-3] migration steps of each block", () => {
  it.each(contracts)("%s has one step for each earlier version", (_type, each) => {
    expect(each.earlier?.steps.length ?? 0).toBe(each.version - 1);
  });

  it.each(contracts.filter(([, { earlier }]) => earlier))(
    "%s migrates any stored value, with the same result each time",
    (_type, each) => {
      const stored = fc.dictionary(fc.constantFrom(...namesOf(each)), fc.jsonValue());
      fc.assert(
        fc.property(stored, (block) => {
          const once = inCurrentForm({ ...block, version: 1 }, each);
          expect(inCurrentForm({ ...block, version: 1 }, each)).toEqual(once);
          expect(inCurrentForm(once, each)).toEqual(once);
        }),
      );
    },
  );
});

/** Returns the field names in a block's projections, which the migration steps read. */
const namesOf = ({ projection, earlier }: BlockContract) =>
  [...new Set(`${projection} ${earlier?.projection ?? ""}`.match(/[a-z]\w+/gi))].filter(
    (name) => name !== "version" && name !== "earlier",
  );
