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

/** Runs the check. By default the site reports no problem, and draft mode can be enabled and disabled. */
async function findingsOf({
  report = proven,
  status = 200,
  visits = [{ draft: false }, { draft: true }, { draft: false }],
  ...parts
}: Partial<CheckParts> & { report?: unknown; status?: number; visits?: Visit[] } = {}) {
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
  expect(visited).toEqual([
    "/api/preview-check/frame",
    "/api/draft-mode/enable",
    "/api/draft-mode/disable",
  ]);
});

test("[PAGE-6] leaves draft mode enabled when it was enabled before the check", async () => {
  const { visited } = await findingsOf({ visits: [{ draft: true }, { draft: true }] });
  expect(visited).not.toContain("/api/draft-mode/disable");
});

test("ends when the site does not respond", async () => {
  const request = () => Promise.reject(new TypeError("Failed to fetch"));
  expect((await findingsOf({ request })).names).toEqual(["site away"]);
});

test("reports mixed content when the studio uses https and the site does not", async () => {
  const page = new URL("https://studio.example.org/preview-check");
  expect((await findingsOf({ page })).names).toEqual(["site mixed"]);
});

test("distinguishes a role that can't write from a failed write", async () => {
  const refuse = (statusCode: number) => () =>
    Promise.reject(Object.assign(new Error(), { statusCode }));
  expect((await findingsOf({ makeSecret: refuse(403) })).names.at(-1)).toBe("secret refused");
  expect((await findingsOf({ makeSecret: refuse(500) })).names.at(-1)).toBe("secret failed");
});

test("[PAGE-6] reports the studio's origin when the site accepts another studio only", async () => {
  const request: typeof fetch = async (_address, init) => {
    if (init?.mode === "no-cors") return new Response();
    throw new TypeError("Failed to fetch");
  };
  const { names, results } = await findingsOf({ request });
  expect(names.slice(2)).toEqual(["origin refused", "shown shows"]);
  expect(results[2]?.facts["origin"]).toBe("http://localhost:3333");
});

test("distinguishes another site from a busy one", async () => {
  expect((await findingsOf({ report: { other: 1 } })).names).toContain("origin strange");
  expect((await findingsOf({ status: 429 })).names).toContain("origin busy");
});

test.each([
  [{ proof: "tokenRefused" }, "token refused"],
  [{ proof: "unreachable" }, "token serviceAway"],
  [{ proof: "unknown" }, "token blind"],
  [{ proof: "unknown", isSameContent: false }, "content differs"],
])("[PAGE-6] reports the failed proof %j as %s", async (part, name) => {
  const { names } = await findingsOf({
    report: { ...proven, findings: [], siteUrl: null, ...part },
  });
  expect(names).toContain(name);
  expect(names).not.toContain("cookie kept");
});

test("[PAGE-6] detects that the studio and the site use different URLs of one site", async () => {
  const report = { ...proven, siteUrl: "http://127.0.0.1:3000" };
  expect((await findingsOf({ report })).names).toContain("address differs");
});

test("[PAGE-6] distinguishes a blocked frame, a lost cookie and a cookie that is not deleted", async () => {
  expect((await findingsOf({ visits: [null] })).names.at(-1)).toBe("shown blocked");
  const lost = [{ draft: false }, { draft: false }];
  expect((await findingsOf({ visits: lost })).names.at(-1)).toBe("cookie lost");
  const stays = [{ draft: false }, { draft: true }, { draft: true }];
  expect((await findingsOf({ visits: stays })).names.at(-1)).toBe("ends stays");
});
