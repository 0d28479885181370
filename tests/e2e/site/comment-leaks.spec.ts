import { sitemapPaths } from "../../support/crawl.ts";
import { freshComments } from "../../support/editors/studio-comments.ts";
import { followLive } from "../../support/follow-live.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { findLeaks } from "../../support/gate-sweep/find-leaks.ts";
import { pageRequests, siteRequests } from "../../support/gate-sweep/gate-requests.ts";
import { fileLeaks } from "../../support/gate-sweep/sweep.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 120_000 });

/** A word in a comment and in a task, but in no other document. */
const CANARY = "inkwell9z";

const slug = "quietly-discussed";
const path = `/en/${slug}`;

test("[COMP-5] no visitor receives the text of a comment or a task", async ({ lake }) => {
  const comments = await freshComments(lake);
  const id = await freshPage(lake, slug, { title: "Quietly discussed" });
  // The site has passed on the creation of the page when visitors see a later page.
  const later = await freshPage(lake, `after-${slug}`, { title: "Published later" });
  const laterPage = async () => (await fetch(`${urls.site}/en/after-${slug}`)).text();
  await expect.poll(laterPage).toContain("Published later");
  const events: object[] = [];
  const close = await followLive(urls.site, path, (headers) => events.push(headers));

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

  await test.step("open pages receive no event about it, but one about a later change of the page", async () => {
    expect(events).toEqual([]);
    await lake.patch(id).set({ title: "Loudly discussed" }).commit();
    await expect.poll(() => events.length).toBe(1);
    close();
  });

  await comments.delete({ query: "*[_id in $ids]", params: { ids } });
  await lake.delete(id);
  await lake.delete(later);
});
