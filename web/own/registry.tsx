/** The components of your blocks, and of blocks of the product whose component you replace, by type. */
import type { BlockType, OwnBlockType } from "@marquee/schemas/types";
import type { BlockComponent } from "../blocks/kit.ts";

export const ownComponents = {} satisfies { [Type in OwnBlockType]: BlockComponent<Type> } & {
  [Type in BlockType]?: BlockComponent<Type>;
};
