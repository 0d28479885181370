/**
 * The components of your blocks, and of blocks of the product whose component you replace, by type. The parts of the
 * site that display your documents, by type.
 */
import type { BlockType, OwnBlockType, OwnDocumentType } from "@marquee/schemas/types";
import type { BlockComponent, DocumentParts } from "../blocks/kit.ts";

export const ownComponents = {} satisfies { [Type in OwnBlockType]: BlockComponent<Type> } & {
  [Type in BlockType]?: BlockComponent<Type>;
};

export const ownDocumentParts = {} satisfies { [Type in OwnDocumentType]: DocumentParts<Type> };
