import type { Block, BlockType } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import type { BlockComponent, BlockContext } from "./block-component.ts";
import { HeroAnimation } from "./hero-animation/hero-animation.tsx";
import { SignInGate } from "./sign-in-gate/sign-in-gate.tsx";
import { Text } from "./text/text.tsx";
import { Video } from "./video/video.tsx";

/** The one component of each block type; the compiler names the missing ones. */
const components: { [T in BlockType]: BlockComponent<T> } = {
  heroAnimation: HeroAnimation,
  video: Video,
  text: Text,
  signInGate: SignInGate,
};

/** Renders one validated block with its component. */
export function RenderBlock<T extends BlockType>({
  block,
  context,
}: {
  block: Block<T>;
  context: BlockContext;
}): ReactNode | Promise<ReactNode> {
  const Component: BlockComponent<T> = components[block._type];
  return <Component block={block} context={context} />;
}
