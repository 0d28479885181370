import { blockFixtures } from "@marquee/schemas/fixtures";
import type { BlockType } from "@marquee/schemas/types";

/** The states that every block has and visitors may meet. */
export const validStates = ["full", "empty", "longest", "rightToLeft"] as const;

/** Stands for all broken states of a block. */
export const brokenStates = "broken";

/** A state of a fixture by name: `full`, `broken.headingMissing`. */
export type State = (typeof validStates)[number] | `broken.${string}`;

/** A block in one state, as the lake would answer it. */
export type Specimen = {
  /** `quote-full`; also the path that an editor's card is told. */
  name: string;
  type: BlockType;
  state: State;
  raw: unknown;
};

const isBlockType = (name: string): name is BlockType => Object.hasOwn(blockFixtures, name);

/** Every block there is, in the order of the library. */
export const blockTypes: readonly BlockType[] = Object.keys(blockFixtures).filter(isBlockType);

/** The broken states of a block by name. */
function brokenOf(type: BlockType): { state: State; raw: unknown }[] {
  const { broken } = blockFixtures[type];
  return Object.entries(broken).map(([name, { block }]) => ({
    state: `broken.${name}` as const,
    raw: block,
  }));
}

const allOf = (type: BlockType): { state: State; raw: unknown }[] => [
  ...validStates.map((state) => ({ state, raw: blockFixtures[type][state] })),
  ...brokenOf(type),
];

/** Names of a block's states, broken ones too. */
export const statesOf = (type: BlockType): State[] => allOf(type).map(({ state }) => state);

/** Whether the state is one that must be refused. */
export const isBroken = (state: State): boolean => state.startsWith(`${brokenStates}.`);

/**
 * Blocks in the chosen states: of every block where none is named; the valid states where none is named, or of every
 * block its full one.
 */
export function specimensOf({
  block,
  state,
}: {
  block: BlockType | null;
  state: State | typeof brokenStates | null;
}): Specimen[] {
  const isChosen = (each: State): boolean => {
    if (state === brokenStates) return isBroken(each);
    if (state !== null) return each === state;
    return block === null ? each === "full" : !isBroken(each);
  };
  return (block === null ? blockTypes : [block]).flatMap((type) =>
    allOf(type)
      .filter((each) => isChosen(each.state))
      .map((each) => ({ name: `${type}-${each.state}`, type, ...each })),
  );
}

/** The specimen with keys of its own: on one page stand many of one block, and ids are made of keys. */
export function withOwnKeys({ name, raw }: Specimen): unknown {
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== "object" || value === null) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, renamed(inner)]),
    );
    const { _key: key, _type: type } = copy;
    const isBlock = typeof key === "string" && typeof type === "string" && isBlockType(type);
    return isBlock ? { ...copy, _key: `${name.replaceAll(".", "-")}-${key}` } : copy;
  };
  return renamed(raw);
}
