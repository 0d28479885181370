import { expect, test } from "vitest";
import { describeSeam } from "../../../tests/support/canary.ts";
import { htmlByNext, nextRuntime } from "../../../tests/support/next-runtime.ts";
import { scriptFilesOf, withoutScriptFiles } from "./script-elements.ts";

describeSeam({
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "how React writes script elements, their preload and `fetchPriority`. Script files that are not found load at once, and share a slow connection with the opening image; the policy blocks them.",
});

const main = "/_next/static/chunks/main.js";
const chunk = "/_next/static/chunks/a.js?v=1&w=2";

/** Renders a page that declares its scripts in the same way as `getRequiredScripts` of Next.js. */
function Page({ priority }: { priority: "high" | "auto" }) {
  nextRuntime()["react-ssr"].ReactDOM.preinit(chunk, { as: "script" });
  return (
    <html lang="en">
      <head />
      <body>
        <img src="/p.webp" alt="" fetchPriority={priority} />
      </body>
    </html>
  );
}

test("finds and removes the script files of a page", async () => {
  const html = await htmlByNext(<Page priority="auto" />, {
    // React adds an id to the first script. In Next.js the first script is always inline, so no script file has an
    // id.
    bootstrapScriptContent: "self.isStarted=1",
    bootstrapScripts: [main],
  });
  expect(scriptFilesOf(html).toSorted()).toEqual([chunk.replace("&", "&amp;"), main]);
  const rest = withoutScriptFiles(html);
  expect(rest).not.toContain("_next");
  expect(rest).toContain('<img src="/p.webp"');
});

test("marks an opening image, for which `begin-scripts.ts` waits", async () => {
  expect(await htmlByNext(<Page priority="high" />)).toMatch(/<img[^>]*fetchPriority="high"/);
});
