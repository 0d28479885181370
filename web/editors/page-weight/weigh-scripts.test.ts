import { expect, test } from "vitest";
import { weighScripts } from "./weigh-scripts.ts";

const open = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,`;

/** Returns a module that loads files, as Turbopack compiles it from an `import()`. */
const loads = (number: number, ...files: string[]) =>
  `${number},e=>{e.v(t=>Promise.all([${files.map((file) => `"${file}"`).join(",")}].map(t=>e.l(t))).then(()=>t(1)))}`;

const shell = `1001,e=>{"use strict";let s=(0,n.lazy)(async()=>({default:(await e.A(2001)).Stage}))}`;
const waiting = `1002,(e,t,n)=>{e.A(2002).then(({arrive:e})=>e())}`;

const file = (gzip: number, ...modules: string[]) => ({
  gzip,
  text: modules.length === 0 ? "" : `${open}${modules.join(",")}]);`,
});
const stage = loads(2001, "stage.js", "stage.css", "page.js");
const player = loads(2003, "player.js", "stage.js");

const facts = {
  files: new Map([
    ["root.js", file(100)],
    ["next.js", file(10)],
    ["page.js", file(7, shell, stage, waiting, loads(2002, "motion.js"))],
    ["stage.js", file(20, "3001,e=>{e.A(2003)}", player)],
    ["player.js", file(500, "4001,e=>{e.A(2004)}", loads(2004, "deeper.js"))],
    ["motion.js", file(40)],
    ["deeper.js", file(9_000)],
  ]),
  rootFiles: ["root.js"],
  clientModules: {
    "[project]/node_modules/next/layout-router.js": { id: "900", files: ["next.js"] },
    "[project]/web/blocks/stage-shell.client.tsx": { id: "1001", files: ["page.js"] },
    "[project]/web/design/motion/arrival.client.tsx": { id: "1002", files: ["page.js"] },
  },
};

test("[BLK-7] separates the framework's scripts from the site's own", () => {
  const { parts, ...sums } = weighScripts(facts);
  expect(sums).toMatchObject({ framework: 110, page: 7 });
  expect(Object.keys(parts)).toEqual(["1001", "1002"]);
});

test("[BLK-7] counts a lazy component's script as loaded at once, that component's own imports as later, and no deeper imports", () => {
  expect(weighScripts(facts).parts["1001"]).toEqual({
    atOnce: { "stage.js": 20 },
    later: { "player.js": 500 },
  });
});

test("[BLK-7] counts a script that is imported without being rendered as later", () => {
  expect(weighScripts(facts).parts["1002"]).toEqual({ atOnce: {}, later: { "motion.js": 40 } });
});
