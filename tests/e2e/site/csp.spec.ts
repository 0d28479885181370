import type { Page } from "@playwright/test";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { samplePaths } from "../../support/sample-paths.ts";
import { signIn } from "../../support/members/sign-in.ts";
import { testStack } from "../../support/stack/stack.ts";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { expect, test, urls } from "../../support/test.ts";

// support/test.ts checks for policy violations after every browser test. crawl.spec.ts therefore
// covers every page of the sample site, and gallery.spec.ts every block. This file checks that the
// policy is sent and enforced.
test.skip(testStack.name === "dev", "The development server has no serving layer.");
test.use({ contextOptions: { reducedMotion: "reduce" } });

const directive = (policy: string, name: string): string[] =>
  policy
    .split(";")
    .map((each) => each.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

/**
 * Returns the weaknesses of a policy's `script-src`: a message if `strict-dynamic` is missing, or
 * else the sources that are neither a hash nor a nonce. Empty if there are none.
 */
function weaknesses(policy: string | undefined): string[] {
  const sources = directive(policy ?? "", "script-src");
  const isNamed = (source: string) => /^'(?:sha256-|nonce-)[A-Za-z0-9+/=]+'$/.test(source);
  if (!sources.includes("'strict-dynamic'")) return [`no strict-dynamic in ${policy}`];
  return sources.filter((source) => source !== "'strict-dynamic'" && !isNamed(source));
}

const paths = [
  "/en/sign-in",
  "/en/account",
  "/en/auth-action",
  "/en/shared-preview",
  "/en/search?q=film",
  "/en/member",
  "/en/block-gallery?block=quote",
  "/en/no-such-page",
  "/nothing",
  "/en/%E0%A4%A",
];

test("[LITE-2][SEC-4] all published pages have the same policy", async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const path of [...samplePaths(), "/en/no-such-page"])
    policies.add((await request.get(path)).headers()["content-security-policy"]);
  expect(policies.size).toBe(1);
});

test("[SEC-4] every page has a policy without unsafe script sources, and the other security headers", async ({
  request,
}) => {
  const problems: string[] = [];
  for (const path of [...samplePaths(), ...paths]) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    problems.push(...weaknesses(policy).map((weakness) => `${path}: ${weakness}`));
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(directive(policy, "object-src")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'none'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'self'", urls.studio]);
    expect(Buffer.byteLength(policy)).toBeLessThan(3_500);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.not.stringContaining("no-referrer,"),
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "origin-agent-cluster": "?1",
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  }
  expect(problems).toEqual([]);
});

/** Injects scripts into a page's HTML in every way that an attacker could. */
async function inject(page: Page, path: string): Promise<void> {
  const scripts = [
    "<script>ran.push('element')</script>",
    "<script nonce=''>ran.push('nonce')</script>",
    "<img src='data:,' onerror=ran.push('handler')>",
    "<iframe srcdoc='<script>parent.ran.push(1)</script>'></iframe>",
    '<a id="injected" href="javascript:ran.push(\'address\')">x</a>',
    '<script src="https://www.youtube.com/evil.js"></script>',
    '<script src="/cdn/files/evil.js"></script>',
    '<script type="module" src="https://www.youtube.com/evil.js"></script>',
  ];
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace("</main>", `</main>${scripts.join("")}`);
    expect(body).not.toBe(html);
    await route.fulfill({ response: answer, body });
  });
}

test("[SEC-4] no injected script runs on a visitor's page or a member's page", async ({
  page,
  context,
  watch,
}) => {
  const asked: string[] = [];
  await context.route("**/evil.js", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "ran.push('file')" });
  });
  await page.addInitScript(() => Reflect.set(globalThis, "ran", []));
  const look = async (path: string) => {
    await inject(page, path);
    await page.goto(path);
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await page.evaluate(() => document.getElementById("injected")?.click());
    await expect
      .poll(() => new Set(watch.violations.map((each) => each.split(":")[0])))
      .toEqual(new Set(["script-src-attr", "script-src-elem"]));
    expect(await page.evaluate(() => Reflect.get(globalThis, "ran"))).toEqual([]);
    watch.violations.length = 0;
  };
  await look("/en/venue");
  await signIn(page);
  await look(gatedPages.en);
  await expect(page.getByText(canaries.en)).toBeVisible();
  const { "content-security-policy": policy } = (await page.request.get(gatedPages.en)).headers();
  expect(weaknesses(policy)).toEqual([]);
  expect(asked).toEqual([]);
  watch.complaints.length = 0;
});
