import { sitemapPaths } from "../../support/crawl.ts";
import { freshComments } from "../../support/editors/studio-comments.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { byTurns, findLeaks, readStream } from "../../support/gate-sweep/find-leaks.ts";
import { pageRequests, siteRequests } from "../../support/gate-sweep/gate-requests.ts";
import { fileLeaks } from "../../support/gate-sweep/sweep.ts";
import { lakeToken } from "../../support/stack/lake.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 120_000 });

/** A word in a comment and in a task, but in no other document. */
const CANARY = "inkwell9z";

const slug = "quietly-discussed";
const path = `/en/${slug}`;
const api = `${urls.lake}/v2025-02-19`;
const query = encodeURIComponent("*[]");

/** Requests for the comments, as a client of the lake sends them. */
const lakeRequests = (dataset: string, ids: readonly string[]) =>
  [
    `/data/query/${dataset}?query=${query}`,
    `/data/query/${dataset}?query=${query}&perspective=raw`,
    `/data/export/${dataset}`,
    `/data/listen/${dataset}?query=${query}&includeResult=true`,
    `/data/live/events/${dataset}`,
    `/data/live/events/${dataset}?includeDrafts=true`,
    ...ids.flatMap((id) => [
      `/data/doc/${dataset}/${id}`,
      `/data/history/${dataset}/documents/${id}`,
      `/data/history/${dataset}/transactions/${id}?excludeContent=false`,
      `/data/history/${dataset}/events/documents/${id}`,
    ]),
  ].map((address) => ({ name: address, address: `${api}${address}` }));

/** Requests for pages and other content. Their responses must not contain the comments. */
const contentRequests = (id: string) => [
  ...lakeRequests("production", [id]),
  {
    name: "references",
    address: `${api}/data/references/production/documents/${id}/to`,
  },
  {
    name: "search",
    address: `${api}/data/query/production?returnQuery=false&query=${encodeURIComponent(`*[@ match text::query("${CANARY}")]`)}`,
  },
];

test("[COMP-5] no visitor, and no token of a site, receives the text of a comment or a task", async ({
  lake,
}) => {
  const comments = await freshComments(lake);
  const dataset = String(comments.config().dataset);
  const id = await freshPage(lake, slug, { title: "Quietly discussed" });
  const before = await (await fetch(`${urls.site}${path}`)).text();
  const [, tags = ""] = /\btags\\?":\\?"([\w:,.-]+)/.exec(before) ?? [];
  const live = `${urls.site}/api/live?since=${Date.now()}&tags=${encodeURIComponent(tags)}`;
  const events = readStream(await fetch(live), 4_000);

  const document = {
    _type: "crossDatasetReference",
    _dataset: "production",
    _projectId: "marquee",
    _ref: id,
    _weak: true,
  };
  const message = [
    { _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text: CANARY }] },
  ];
  const target = { document, documentType: "page", path: { field: "title" } };
  const comment = { _id: "leak-comment", _type: "comment", status: "open", message, target };
  const task = { _id: "leak-task", _type: "tasks.task", status: "open", title: CANARY, target };
  await comments.transaction().create(comment).create(task).commit();
  const ids = [comment._id, task._id];

  await test.step("an editor's token finds the text, so that the other steps could", async () => {
    const found = await comments.fetch<unknown>("*[_id in $ids]", { ids });
    expect(JSON.stringify(found).split(CANARY)).toHaveLength(3);
  });

  await test.step("no page, sitemap, calendar, endpoint or cached file of the site contains it", async () => {
    const listed = await sitemapPaths(urls.site);
    expect(listed).toContain(path);
    const requests = [
      ...pageRequests(path, "all variants"),
      ...siteRequests("0".repeat(40), path),
      ...listed.map((each) => ({ name: each, address: `${urls.site}${each}` })),
    ];
    const { asked, leaks } = await findLeaks(requests, "", [CANARY]);
    expect(asked).toBeGreaterThan(70);
    expect(leaks).toEqual([]);
    expect(fileLeaks([CANARY]).leaks).toEqual([]);
  });

  await test.step("open pages receive no event about it", async () => {
    const received = await events;
    expect(received).not.toContain(CANARY);
    expect(received).not.toMatch(/^data: /m);
  });

  await test.step("the lake refuses both", async () => {
    const authorization = `Bearer ${lakeToken(testStack, "viewer")}`;
    for (const [headers, status] of [
      [{}, 401],
      [{ authorization }, 403],
    ] as const) {
      for (const { address } of lakeRequests(dataset, ids)) {
        const response = await fetch(address, { headers });
        expect([address, response.status]).toEqual([address, status]);
        await response.body?.cancel();
      }
    }
    await byTurns(contentRequests(id), async ({ address }) => {
      const response = await fetch(address, { headers: { authorization } });
      expect([address, response.status]).toEqual([address, 200]);
      expect(await readStream(response, 1_500)).not.toContain(CANARY);
    });
  });

  await comments.delete({ query: "*[_id in $ids]", params: { ids } });
  await lake.delete(id);
});
