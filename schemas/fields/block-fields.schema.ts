import { defineField, type FieldGroupDefinition } from "@sanity/types";

/** The two tabs of every block's form. */
export const blockGroups: FieldGroupDefinition[] = [
  { name: "content", title: "Content", default: true },
  { name: "look", title: "Look" },
];

/** The parts of the menu in which an editor finds a block. */
export const menuGroups = {
  open: "Open",
  tell: "Tell",
  show: "Show",
  ask: "Ask",
  reuse: "Reuse",
} as const;

declare module "@sanity/types" {
  interface ObjectOptions {
    /** Part of the insert menu a block stands in. */
    menuGroup?: keyof typeof menuGroups;
  }
}

/** Takes the contract's version, gives the hidden field that remembers in which form a block was stored. */
export const versionField = (version: number) =>
  defineField({
    name: "version",
    title: "Version of the stored form",
    type: "number",
    initialValue: version,
    hidden: true,
    readOnly: true,
  });
