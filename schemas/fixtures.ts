/** Blocks in every state, for tests, screenshots and the studio's pictures of blocks. */
import type { BlockFixture } from "./blocks/block-fixture.ts";
import { heroAnimationFixture } from "./blocks/hero-animation/hero-animation.fixture.ts";
import { signInGateFixture } from "./blocks/sign-in-gate/sign-in-gate.fixture.ts";
import { textFixture } from "./blocks/text/text.fixture.ts";
import { videoFixture } from "./blocks/video/video.fixture.ts";
import type { BlockType } from "./contract.ts";

export type { BlockFixture, BrokenBlock, RawBlock } from "./blocks/block-fixture.ts";

/** The fixtures of every block, as the lake answers it: to be read by the block's shape. */
export const blockFixtures = {
  heroAnimation: heroAnimationFixture,
  video: videoFixture,
  text: textFixture,
  signInGate: signInGateFixture,
} satisfies { [T in BlockType]: BlockFixture<T> };
