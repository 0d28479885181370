import { blockFixtures } from "@marquee/schemas/fixtures";
import type { BlockType } from "@marquee/schemas/types";

/** The valid states that every block has. */
export const validStates = ["full", "empty", "longest", "rightToLeft"] as const;

/** Value of `state` that selects all broken states. */
export const brokenStates = "broken";

/** A state of a fixture by name: `full`, `broken.headingMissing`. */
export type State = (typeof validStates)[number] | `broken.${string}`;

/** A block in one state, as the content service returns it. */
export type Story = {
  /**
   * A unique name such as `quote-full`. It is also the block's path in the card that lists the
   * block's problems for editors.
   */
  name: string;
  type: BlockType;
  state: State;
  raw: unknown;
};

const isBlockType = (name: string): name is BlockType => Object.hasOwn(blockFixtures, name);

/** All block types, in the order of the fixtures. */
export const blockTypes: readonly BlockType[] = Object.keys(blockFixtures).filter(isBlockType);

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

/** Returns the names of a block's states, broken ones included. */
export const statesOf = (type: BlockType): State[] => allOf(type).map(({ state }) => state);

/** Whether blocks in this state must be rejected. */
export const isBroken = (state: State): boolean => state.startsWith(`${brokenStates}.`);

/**
 * Returns the stories of the selected block in the selected state. `block` is null for all blocks.
 * If `state` is null, returns the valid states of the selected block, or the state `full` of all
 * blocks.
 */
export function storiesOf({
  block,
  state,
}: {
  block: BlockType | null;
  state: State | typeof brokenStates | null;
}): Story[] {
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

/**
 * Returns the block with unique keys, because the gallery can display a block several times and
 * element IDs are derived from keys.
 */
export function withOwnKeys({ name, raw }: Story): unknown {
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
