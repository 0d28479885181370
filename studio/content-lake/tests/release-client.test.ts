import { type SanityClient } from "@sanity/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveLake, type RunningLake } from "../src/server.ts";
import { openTestLake, type TestLake } from "./support/open-test-lake.ts";
import { clientAt } from "./support/client-at.ts";

let lake: TestLake;
let running: RunningLake;
let client: SanityClient;
beforeEach(async () => {
  lake = openTestLake();
  running = await serveLake(lake.lake, 0);
  client = clientAt(`http://localhost:${running.port}`, lake.tokens.editor);
  await client.create({ _id: "a", _type: "page", title: "one" });
});
afterEach(async () => {
  await running.stop();
  lake.close();
});

const releaseId = "spring";
const titlesIn = async () => {
  const { result } = await client.releases.fetchDocuments({ releaseId });
  return result.map((document) => document["title"]);
};
const stateOf = async () => (await client.releases.get({ releaseId }))?.state;

it("creates, fills and publishes a release with Sanity's own client", async () => {
  await client.releases.create({ releaseId, metadata: { title: "Spring", releaseType: "asap" } });
  await client.releases.edit({ releaseId, patch: { set: { "metadata.title": "Summer" } } });
  expect(await client.releases.get({ releaseId })).toMatchObject({
    name: releaseId,
    state: "active",
    metadata: { title: "Summer" },
  });
  await client.createVersion({ releaseId, publishedId: "a", baseId: "a" });
  await client.createVersion({
    releaseId,
    publishedId: "b",
    document: { _type: "page", title: "new" },
  });
  await client.replaceVersion({
    releaseId,
    publishedId: "a",
    document: { _type: "page", title: "two" },
  });
  expect(await titlesIn()).toEqual(["two", "new"]);
  const seen = await client.fetch("*[_type == 'page'].title", {}, { perspective: [releaseId] });
  expect(seen).toEqual(["two", "new"]);
  await client.discardVersion({ releaseId, publishedId: "b" });
  await client.releases.publish({ releaseId });
  expect([await client.fetch('*[_type == "page"]{_id, title}'), await stateOf()]).toEqual([
    [{ _id: "a", title: "two" }],
    "published",
  ]);
  await client.releases.delete({ releaseId });
  expect(await client.releases.get({ releaseId })).toBeUndefined();
});

it("moves a release through all its states and unpublishes a document with it", async () => {
  await client.releases.create({ releaseId });
  await client.unpublishVersion({ releaseId, publishedId: "a" });
  await client.releases.schedule({ releaseId, publishAt: "2026-11-22T00:00:00Z" });
  expect(await stateOf()).toBe("scheduled");
  await expect(client.discardVersion({ releaseId, publishedId: "a" })).rejects.toThrow(
    /release "spring" is scheduled; unschedule it first/,
  );
  await client.releases.unschedule({ releaseId });
  await client.releases.archive({ releaseId });
  expect([await stateOf(), await titlesIn()]).toEqual(["archived", []]);
  await client.releases.unarchive({ releaseId });
  expect([await stateOf(), await titlesIn()]).toEqual(["active", ["one"]]);
  await client.releases.publish({ releaseId });
  expect(await client.fetch('*[_type == "page"]._id')).toEqual(["drafts.a"]);
});
