import type { Plugin } from "vitest/config";

/**
 * Marks what a `.client.tsx` file exports as Next marks it on React's server, where such a component is a reference
 * to code of the browser's: server code must not call it. React's HTML renderer takes no notice of the mark.
 */
export const clientReferences: Plugin = {
  name: "client-references",
  transform(code, id) {
    if (!/\.client\.tsx?$/.test(id)) return undefined;
    const names = [...code.matchAll(/^export (?:async )?(?:function|class|const) ([A-Z]\w*)/gm)];
    const marks = names.map(
      ([, name]) =>
        `if (typeof ${name} === "function") Object.defineProperty(${name}, "$$typeof", { value: Symbol.for("react.client.reference") });`,
    );
    return { code: [code, ...marks].join("\n"), map: null };
  },
};
