// cspell:ignore vidoe
/**
 * Tests that the compiler finds missing or wrong entries in the lists of blocks. No expression in
 * `refused` may compile.
 */
import type { Block, BlockType } from "./types.ts";
import { blockFixtures } from "./fixtures.ts";
import { blockSchemas } from "./studio.ts";
import type { StoredName } from "./contract.ts";

type Component<T extends BlockType> = (block: Block<T>) => string;
type Components = { [T in BlockType]: Component<T> };
type Forms = { [T in BlockType]: { name: StoredName<T>; type: "object" } };

const heading: Component<"text"> = (block) => block.heading ?? "";
const film: Component<"video"> = (block) => block.address.id;
const opening: Component<"heroAnimation"> = (block) => block.poster?.asset.url ?? "";
const gate: Component<"signInGate"> = (block) => block.promise;

const { video: _video, ...withoutVideo } = blockSchemas;
const { text: _text, ...fixturesWithoutText } = blockFixtures;

/** Renders a block as the site does, without a cast. */
export function renderWith<T extends BlockType>(components: Components, block: Block<T>): string {
  const component: Component<T> = components[block._type];
  return component(block);
}

export const refused = [
  // @ts-expect-error -- the studio's form for the block `video` is missing
  withoutVideo satisfies Forms,
  // @ts-expect-error -- a fixture is missing
  fixturesWithoutText satisfies { [T in BlockType]: unknown },
  // @ts-expect-error -- a form's name differs from its block's name
  { ...blockSchemas, video: { name: "vidoe", type: "object" } } satisfies Forms,
  // @ts-expect-error -- a component is missing
  { heroAnimation: opening, video: film, text: heading } satisfies Components,
  // @ts-expect-error -- two components are swapped
  { heroAnimation: opening, video: heading, text: film, signInGate: gate } satisfies Components,
  // @ts-expect-error -- a component reads a field that no contract declares
  (block: Block<"signInGate">) => block.blocks,
  // @ts-expect-error -- no contract declares this block type
  (block: Block<"carousel">) => block,
];
