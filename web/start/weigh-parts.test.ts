import { expect, test } from "vitest";
import { weighParts } from "./weigh-parts.ts";

const chunk = (
  fileName: string,
  {
    imports = [],
    dynamicImports = [],
    from = null,
  }: {
    imports?: string[];
    dynamicImports?: string[];
    from?: string | null;
  } = {},
) => ({ fileName, code: fileName.repeat(50), imports, dynamicImports, facadeModuleId: from });

test("[BLK-7] weighs the start script and each island, without what every page has loaded already", () => {
  const entry = chunk("start.js", {
    imports: ["store.js"],
    dynamicImports: ["form.js", "video.js"],
    from: "/web/start/start.client.ts",
  });
  const chunks = [
    entry,
    chunk("store.js"),
    chunk("react.js"),
    chunk("form.js", { dynamicImports: ["send.js"], from: "/web/start/parts/form.client.ts" }),
    chunk("send.js", { imports: ["store.js"] }),
    chunk("video.js", {
      imports: ["react.js", "store.js"],
      dynamicImports: ["player.js"],
      from: "/web/start/parts/video.client.ts",
    }),
    chunk("player.js", { imports: ["react.js"] }),
  ];
  const { everyPage, parts } = weighParts(chunks, entry);
  expect(everyPage).toBeGreaterThan(20);
  const files = (sizes: object | undefined) => Object.keys(sizes ?? {}).toSorted();
  expect(Object.keys(parts).toSorted()).toEqual(["form", "video"]);
  expect([files(parts["form"]?.atOnce), files(parts["form"]?.later)]).toEqual([
    ["form.js"],
    ["send.js"],
  ]);
  expect([files(parts["video"]?.atOnce), files(parts["video"]?.later)]).toEqual([
    [],
    ["player.js", "react.js", "video.js"],
  ]);
});
