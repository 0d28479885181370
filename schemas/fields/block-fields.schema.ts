import { defineField, type FieldGroupDefinition } from "@sanity/types";

/**
 * Tabs of every block's form. The function `withShown` adds a third tab, for the display period.
 */
export const blockGroups: FieldGroupDefinition[] = [
  { name: "content", title: "Content", default: true },
  { name: "look", title: "Appearance" },
];

/** Groups of the menu that inserts a block, with their titles. */
export const menuGroups = {
  open: "Layout",
  content: "Content",
  show: "Media",
  ask: "Interactive",
  reuse: "Reusable",
} as const;

declare module "@sanity/types" {
  interface ObjectOptions {
    /** The group in which the insert menu lists the block. */
    menuGroup?: keyof typeof menuGroups;
    /** Other search terms for which the insert menu lists the block, separated by commas. */
    searchTerms?: string;
  }
}

/** Returns the hidden field that stores the version of a block. */
export const versionField = (version: number) =>
  defineField({
    name: "version",
    title: "Schema version",
    type: "number",
    initialValue: version,
    hidden: true,
    readOnly: true,
  });
