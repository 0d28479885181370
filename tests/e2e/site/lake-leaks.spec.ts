import { leaksIn } from "../../support/members/canary.ts";
import { expect, test, urls } from "../../support/test.ts";

const query = encodeURIComponent("*[]");
const version = "v2025-02-19";
const id = "page-en-screening-room";
const paths = [
  `/${version}/data/query/production?query=${query}`,
  `/${version}/data/query/production?query=${query}&perspective=raw`,
  `/v1/data/query/production?query=${query}`,
  `/${version}/data/doc/production/${id}`,
  `/${version}/data/export/production`,
  `/${version}/data/history/production/documents/${id}`,
  `/${version}/data/history/production/transactions/${id}?excludeContent=false`,
  `/${version}/data/listen/production?query=${query}&includeResult=true`,
  `/${version}/data/live/events/production?includeDrafts=true`,
];

test("[GATE-2][SEC-3] the lake rejects every request without a token and with a made-up one, from any origin", async () => {
  const requests: [headers: Record<string, string>, status: number][] = [
    [{}, 401],
    [{ authorization: "Bearer sk-made-up-by-somebody" }, 401],
    [{ origin: urls.site }, 401],
    [{ origin: urls.studio }, 401],
    [{ origin: "https://elsewhere.example" }, 403],
  ];
  for (const path of paths) {
    for (const [headers, status] of requests) {
      const signal = AbortSignal.timeout(3_000);
      const response = await fetch(`${urls.lake}${path}`, { headers, signal });
      expect(response.status, `${path} ${JSON.stringify(headers)}`).toBe(status);
      expect(leaksIn(await response.text())).toEqual([]);
    }
  }
});
