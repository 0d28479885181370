import type { Plugin } from "vitest/config";

/**
 * Marks the exports of a `.client.tsx` file as client references, as Next.js does in its server bundles: server code
 * must not call them. React's HTML renderer ignores the mark.
 */
export const clientReferences: Plugin = {
  name: "client-references",
  transform(code, id) {
    if (!/\.client\.tsx?$/.test(id)) return undefined;
    const names = [
      ...code.matchAll(/^export (?:default )?(?:async )?(?:function|class|const) ([A-Z]\w*)/gm),
    ];
    const marks = names.map(
      ([, name]) =>
        `if (typeof ${name} === "function") Object.defineProperty(${name}, "$$typeof", { value: Symbol.for("react.client.reference") });`,
    );
    return { code: [code, ...marks].join("\n"), map: null };
  },
};
