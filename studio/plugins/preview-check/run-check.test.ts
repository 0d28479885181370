import { expect, test } from "vitest";
import { runCheck, type CheckParts } from "./run-check.ts";
import type { CheckResult, SiteReport } from "./check-result.ts";
import type { Visit } from "./check-frames.ts";
import { resultTexts } from "./words.ts";

const place = { site: "http://localhost:3000", project: "marquee", dataset: "production" };

const proven: SiteReport = {
  proof: "proven",
  isSameContent: true,
  siteUrl: place.site,
  findings: [{ check: "live", verdict: "good", finding: "follows", facts: {} }],
};

type Options = Partial<CheckParts> & { report?: unknown; status?: number; visits?: Visit[] };

const [published, draft] = [{ draft: false }, { draft: true }];

/** Runs the check. By default the site reports no problem, and draft mode can be enabled and disabled. */
async function findingsOf({
  report = proven,
  status = 200,
  visits = [published, draft, published],
  ...parts
}: Options = {}) {
  const results: CheckResult[] = [];
  const visited: string[] = [];
  await runCheck({
    place,
    page: new URL("http://localhost:3333/preview-check"),
    makeSecret: async () => "a-good-secret-of-an-editor",
    request: async () => Response.json(report, { status }),
    visit: async (address) => {
      visited.push(new URL(address).pathname);
      return visits[visited.length - 1] ?? null;
    },
    onResult: (finding) => results.push(finding),
    ...parts,
  });
  const names = results.map(({ check, finding }) => `${check} ${finding}`);
  expect(names.filter((name) => !(name in resultTexts))).toEqual([]);
  return { results, names, visited };
}

test("[PAGE-6] reports only good findings and restores draft mode when everything works", async () => {
  const { results, names, visited } = await findingsOf();
  expect(results.filter(({ verdict }) => verdict !== "good")).toEqual([]);
  expect(names).toContain("live follows");
  const modes = ["/api/draft-mode/enable", "/api/draft-mode/disable"];
  expect(visited).toEqual(["/api/preview-check/frame", ...modes]);
});

test("[PAGE-6] leaves draft mode enabled when it was enabled before the check", async () => {
  const { visited } = await findingsOf({ visits: [draft, draft] });
  expect(visited).not.toContain("/api/draft-mode/disable");
});

const fail = () => Promise.reject(new TypeError("Failed to fetch"));
const refuse = (statusCode: number) => () =>
  Promise.reject(Object.assign(new Error(), { statusCode }));

test.each<[string, Options, string]>([
  ["the site does not respond", { request: fail }, "site away"],
  [
    "only the studio uses https",
    { page: new URL("https://studio.example.org/preview-check") },
    "site mixed",
  ],
  ["a role can't write", { makeSecret: refuse(403) }, "secret refused"],
  ["a write fails", { makeSecret: refuse(500) }, "secret failed"],
  ["a frame is blocked", { visits: [null] }, "shown blocked"],
  ["a cookie is lost", { visits: [published, published] }, "cookie lost"],
  ["a cookie is not deleted", { visits: [published, draft, draft] }, "ends stays"],
])("[PAGE-6] reports last when %s", async (_, options, name) => {
  expect((await findingsOf(options)).names.at(-1)).toBe(name);
});

test("[PAGE-6] reports the studio's origin when the site accepts another studio only", async () => {
  const request: typeof fetch = async (_address, init) =>
    init?.mode === "no-cors" ? new Response() : fail();
  const { names, results } = await findingsOf({ request });
  expect(names.slice(2)).toEqual(["origin refused", "shown shows"]);
  expect(results[2]?.facts["origin"]).toBe("http://localhost:3333");
});

test.each<[Options, string]>([
  [{ report: { other: 1 } }, "origin strange"],
  [{ status: 429 }, "origin busy"],
  // Studio and site use different URLs of one site.
  [{ report: { ...proven, siteUrl: "http://127.0.0.1:3000" } }, "address differs"],
])("[PAGE-6] distinguishes another site from a busy one: %j is %s", async (options, name) => {
  expect((await findingsOf(options)).names).toContain(name);
});

test.each([
  [{ proof: "tokenRefused" }, "token refused"],
  [{ proof: "unreachable" }, "token serviceAway"],
  [{ proof: "unknown" }, "token blind"],
  [{ proof: "unknown", isSameContent: false }, "content differs"],
])("[PAGE-6] reports the failed proof %j as %s", async (part, name) => {
  const report = { ...proven, findings: [], siteUrl: null, ...part };
  const { names } = await findingsOf({ report });
  expect(names).toContain(name);
  expect(names).not.toContain("cookie kept");
});
