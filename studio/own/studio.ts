/** What your studio adds to the product's, and what it doesn't offer. */
import type { ProductBlockType } from "@marquee/schemas/types";
import type { PluginOptions } from "sanity";
import type { ListItemBuilder, StructureBuilder } from "sanity/structure";

/** Plugins of the Studio, your own or installed ones. */
export const ownPlugins: readonly PluginOptions[] = [];

/**
 * Returns the entries that the list of contents has after the product's documents.
 *
 * @example
 *   (S) => [S.documentTypeListItem("recipe").title("Recipes")];
 */
export const ownStructure = (_S: StructureBuilder): ListItemBuilder[] => [];

/**
 * Blocks of the product that editors can't add. Pages that have one display it, but their forms report it: remove it
 * there first.
 *
 * @example
 *   ["countdown"];
 */
export const hiddenBlocks: readonly ProductBlockType[] = [];
