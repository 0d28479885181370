import { createContentLake, type ContentLake } from "@marquee/content-lake";
import { listen, type ListeningLake } from "@marquee/content-lake/server";
import { createClient, type SanityClient } from "@sanity/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPages } from "../pages.ts";

const documents = [
  { _id: "home", _type: "page", title: "Home", slug: { current: "" } },
  { _id: "drafts.news", _type: "page", title: "News", slug: { current: "news" } },
];

let lake: ContentLake;
let server: ListeningLake;
let client: SanityClient;

// Each test has a lake of its own, so tests can't affect each other and can run in parallel.
beforeEach(async () => {
  lake = createContentLake({ memory: true, documents });
  server = await listen(lake);
  client = createClient({
    ...server.client,
    apiVersion: "2025-02-19",
    token: lake.createToken({ role: "editor" }),
  });
});
afterEach(async () => {
  await server.close();
  lake.close();
});

test("lists published pages, but no drafts", async () => {
  expect(await readPages(client)).toEqual([{ title: "Home", path: "/" }]);
});

test("lists a page once it is published", async () => {
  await client.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.news",
    publishedId: "news",
  });
  expect(await readPages(client)).toContainEqual({ title: "News", path: "/news" });
});
