import { createRequire } from "node:module";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { describeSeam } from "../../../tests/support/canary.ts";
import { htmlByNext, nextRuntime, payloadByNext } from "../../../tests/support/next-runtime.ts";
import { inlineScripts } from "../policy/inline-scripts.ts";
import { createFrameworkScripts, isPayload, readRenderer } from "./framework-scripts.ts";

const require = createRequire(import.meta.url);

describeSeam({
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "the inline scripts that Next.js and React write into pages (next/dist/server/app-render/use-flight-response.js, get-page-files.js, React's renderer). A script that is not recognized gets no hash, and the policy blocks it: pages then stay without script.",
});

const isFramework = createFrameworkScripts(readRenderer());

// The hooks must come from the renderer's own copy of React. Components that use another copy fail.
const { use } = nextRuntime()["react-ssr"].React;

/** Suspends until `content` resolves, then renders the text with its stylesheet. */
function Late({ content, styles }: { content: Promise<string>; styles?: string }) {
  const text = use(content);
  return (
    <>
      {styles !== undefined && <link rel="stylesheet" href={styles} precedence="next" />}
      <p>{text}</p>
    </>
  );
}

const later = (text: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(text), 20));
const failing = () =>
  new Promise<string>((_, reject) => setTimeout(() => reject(new Error("no such film")), 20));

test("recognizes the scripts that React writes into a streamed page", async () => {
  const html = await htmlByNext(
    <html lang="en">
      <head />
      <body>
        <Suspense fallback={<i>Wait</i>}>
          <Late content={later("late")} />
        </Suspense>
        <Suspense fallback={<i>Wait</i>}>
          <Late content={later("styled")} styles="/late.css" />
        </Suspense>
        <Suspense fallback={<i>Wait</i>}>
          <Late content={failing()} />
        </Suspense>
      </body>
    </html>,
  );
  const scripts = inlineScripts(html);
  // `$RC` reveals content, `$RR` waits for styles, and `$RX` makes the browser render a part that
  // failed on the server.
  for (const name of ["$RC", "$RR", "$RX"]) expect(scripts.join("\n")).toContain(`${name}(`);
  expect(scripts.filter((text) => !isFramework(text))).toEqual([]);
});

test("recognizes the scripts that pass a page's data to Next.js", async () => {
  const data = new Response('0:["$","p",null,{"children":"</script>"}]\n').body;
  if (data === null) throw new Error("The response has no body.");
  const scripts = inlineScripts(await payloadByNext(data));
  expect(scripts).toHaveLength(2);
  expect(scripts.filter((text) => !isPayload(text) || !isFramework(text))).toEqual([]);
});

test("recognizes the script that names the files of Turbopack", () => {
  const {
    getTurbopackChunkGroupBootstrap: bootstrap,
  }: {
    getTurbopackChunkGroupBootstrap: (
      byPage: Record<string, unknown>,
      name: string,
      pages: string[],
    ) => string;
  } = require("next/dist/server/get-page-files.js");
  const script = bootstrap({ "/en": { otherChunks: ["a.js"] } }, "TURBOPACK", ["/en"]);
  expect(isFramework(script)).toBe(true);
});
