import { leaksIn } from "../../support/members/canary.ts";
import { expect, test, urls } from "../../support/test.ts";

const query = encodeURIComponent("*[]");
const version = "v2025-02-19";

const requests = {
  "a query": `/${version}/data/query/production?query=${query}`,
  "a query of drafts": `/${version}/data/query/production?query=${query}&perspective=raw`,
  "an old API version": `/v1/data/query/production?query=${query}`,
  "a document": `/${version}/data/doc/production/page-en-screening-room`,
  "the export": `/${version}/data/export/production`,
  "the history of a document": `/${version}/data/history/production/documents/page-en-screening-room`,
  "its transactions": `/${version}/data/history/production/transactions/page-en-screening-room?excludeContent=false`,
  "a listener": `/${version}/data/listen/production?query=${query}&includeResult=true`,
  "live events of drafts": `/${version}/data/live/events/production?includeDrafts=true`,
};

for (const [name, path] of Object.entries(requests)) {
  test(`[GATE-2][SEC-3] the lake rejects a request without a token for ${name}`, async () => {
    for (const origin of [undefined, urls.site, urls.studio, "https://elsewhere.example"]) {
      const response = await fetch(`${urls.lake}${path}`, {
        headers: origin === undefined ? {} : { origin },
        signal: AbortSignal.timeout(3_000),
      });
      expect([401, 403, 404]).toContain(response.status);
      expect(leaksIn(await response.text())).toEqual([]);
    }
  });
}

test("[SEC-3] returns 401 for a made-up token", async () => {
  const response = await fetch(`${urls.lake}${requests["a query"]}`, {
    headers: { authorization: "Bearer sk-made-up-by-somebody" },
  });
  expect(response.status).toBe(401);
});
