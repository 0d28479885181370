/** The fixtures of your blocks, by type. */
import type { BlockFixture } from "../kit/fixture.ts";
import type { ownBlocks } from "./contract.ts";

export const ownFixtures = {} satisfies {
  [Type in keyof typeof ownBlocks]: BlockFixture<Type>;
};
