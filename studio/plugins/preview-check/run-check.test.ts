import { expect, test } from "vitest";
import { runCheck, type CheckParts } from "./run-check.ts";
import type { CheckResult, SiteReport } from "./check-result.ts";
import type { Visit } from "./check-frames.ts";
import { resultTexts } from "./result-texts.ts";

const place = { site: "http://localhost:3000", project: "marquee", dataset: "production" };

const proven: SiteReport = {
  proof: "proven",
  isSameContent: true,
  siteUrl: place.site,
  findings: [{ check: "live", verdict: "good", finding: "follows", facts: {} }],
};

type Options = Partial<CheckParts> & { report?: unknown; status?: number; visits?: Visit[] };

const [published, draft] = [{ draft: false }, { draft: true }];

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
  const enabledBefore = await findingsOf({ visits: [draft, draft] });
  expect(enabledBefore.visited).not.toContain("/api/draft-mode/disable");
});

const fail = () => Promise.reject(new TypeError("Failed to fetch"));
const refuse = (statusCode: number) => () =>
  Promise.reject(Object.assign(new Error(), { statusCode }));

const proof = (part: object) => ({ report: { ...proven, findings: [], siteUrl: null, ...part } });
const elsewhere = { report: { ...proven, siteUrl: "http://127.0.0.1:3000" } };
const differs = { proof: "unknown", isSameContent: false };

test.each<[string, Options, string, string?]>([
  ["the site does not respond", { request: fail }, "site away", "last"],
  ["only the studio uses https", { page: new URL("https://studio.test/") }, "site mixed", "last"],
  ["a role can't write", { makeSecret: refuse(403) }, "secret refused", "last"],
  ["a write fails", { makeSecret: refuse(500) }, "secret failed", "last"],
  ["a frame is blocked", { visits: [null] }, "shown blocked", "last"],
  ["a cookie is lost", { visits: [published, published] }, "cookie lost", "last"],
  ["a cookie is not deleted", { visits: [published, draft, draft] }, "ends stays", "last"],
  ["the site is another one", { report: { other: 1 } }, "origin strange"],
  ["the site is busy", { status: 429 }, "origin busy"],
  ["studio and site use different URLs of one site", elsewhere, "address differs"],
  ["the token is refused", proof({ proof: "tokenRefused" }), "token refused", "unproven"],
  ["the content service is down", proof({ proof: "unreachable" }), "token serviceAway", "unproven"],
  ["the token can't be judged", proof({ proof: "unknown" }), "token blind", "unproven"],
  ["the site has other content", proof(differs), "content differs", "unproven"],
])("[PAGE-6] reports when %s", async (_, options, name, place) => {
  const { names } = await findingsOf(options);
  expect(place === "last" ? names.slice(-1) : names).toContain(name);
  expect(place === "unproven" && names.includes("cookie kept")).toBe(false);
});

test("[PAGE-6] reports the studio's origin when the site accepts another studio only", async () => {
  const request: typeof fetch = async (_address, init) =>
    init?.mode === "no-cors" ? new Response() : fail();
  const { names, results } = await findingsOf({ request });
  expect(names.slice(2)).toEqual(["origin refused", "shown shows"]);
  expect(results[2]?.facts["origin"]).toBe("http://localhost:3333");
});
