declare module "idiomorph" {
  /** The options of `morph` that the site uses. See the package's README. */
  type Options = {
    morphStyle: "outerHTML" | "innerHTML";
    ignoreActiveValue: boolean;
    restoreFocus: boolean;
    callbacks: {
      beforeNodeMorphed: (old: Node, newer: Node) => boolean;
      beforeNodeRemoved: (old: Node) => boolean;
      beforeAttributeUpdated: (name: string) => boolean;
    };
  };
  export const Idiomorph: { morph: (old: Element, newer: Element, options: Options) => void };
}
