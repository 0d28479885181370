import { describe, expect, it } from "vitest";
import { field, page, patchOf, setUpTestLake, type TestCall } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const dataset = "production-submissions";
const writer: TestCall = { as: "submission-writer" };
const worker: TestCall = { as: "submission-worker" };

const mutate = (mutations: unknown[], call: TestCall = writer, into = dataset, query = "") =>
  lake.call(`/v2025-02-19/data/mutate/${into}?returnIds=true${query}`, {
    body: { mutations },
    ...call,
  });
const query = async (groq: string, call: TestCall, from = dataset) => {
  const path = `/v2025-02-19/data/query/${from}?query=${encodeURIComponent(groq)}`;
  const { status, body } = await lake.call(path, call);
  return status === 200 ? field(body, "result") : status;
};

const submission = {
  _id: "formSubmission.a1",
  _type: "formSubmission",
  answers: [{ _key: "words", values: ["the secret answer"] }],
};
const store = () => mutate([{ createIfNotExists: submission }]);

describe("[FORM-2] the dataset of submissions", () => {
  it("stores a submission that a site's token creates, once", async () => {
    for (const operation of ["create", "none"]) {
      const { status, body } = await store();
      expect([status, field(body, "results.0.operation")]).toEqual([200, operation]);
    }
    expect(await query("count(*)", worker)).toBe(1);
  });

  it.each([
    ["replaces", { createOrReplace: submission }],
    ["patches", patchOf(submission._id, { answers: [] })],
    ["deletes", { delete: { id: submission._id } }],
    ["creates a draft", { createIfNotExists: { ...submission, _id: "drafts.a1" } }],
    ["creates a system document", { create: { ...submission, _id: "_.releases.a1" } }],
    ["reads", { createIfNotExists: submission }, "&returnDocuments=true"],
  ])("refuses a writer's token that %s", async (_, mutation, options = "") => {
    await store();
    const refused = await mutate([mutation], writer, dataset, options);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).not.toContain("secret answer");
    expect(await query("*[0].answers[0].values[0]", worker)).toBe("the secret answer");
  });

  it.each(["submission-writer", "viewer", null] as const)(
    "can't be read with the token of a %s",
    async (as) => {
      await store();
      const id = submission._id;
      for (const path of [
        `query/${dataset}?query=*`,
        `doc/${dataset}/${id}`,
        `export/${dataset}`,
        `listen/${dataset}?query=*`,
        `live/events/${dataset}`,
        `history/${dataset}/documents/${id}`,
      ]) {
        const { status, body } = await lake.call(`/v1/data/${path}`, { as });
        expect([path, status]).toEqual([path, as === null ? 401 : 403]);
        expect(JSON.stringify(body)).not.toContain("secret answer");
      }
    },
  );

  it.each(["submission-writer", "submission-worker"] as const)(
    "grants the token of a %s nothing elsewhere",
    async (as) => {
      await mutate([page("page")], {}, "production");
      const upload = { as, method: "POST", body: "text" };
      const statuses = [
        (await mutate([page("own")], { as }, "production")).status,
        (await mutate([page("own")], { as }, "production-comments")).status,
        await query("*", { as }, "production"),
        await query("*", { as }, "production-comments"),
        (await lake.call("/v1/datasets", { as })).status,
        (await lake.call("/v1/users/p-any", { as })).status,
        (await lake.call(`/v1/assets/files/${dataset}`, upload)).status,
      ];
      expect(statuses).toEqual(statuses.map(() => 403));
    },
  );

  it("lets a worker's token claim a submission once", async () => {
    await store();
    const ifRevisionID = await query("*[0]._rev", worker);
    const claim = [{ patch: { id: submission._id, ifRevisionID, set: { state: "sending" } } }];
    expect((await mutate(claim, worker)).status).toBe(200);
    expect((await mutate(claim, worker)).status).toBe(409);
  });

  it("keeps nothing of a deleted submission in its history, and can't be made public", async () => {
    await store();
    await mutate([patchOf(submission._id, { state: "sent" })], worker);
    await mutate([{ delete: { query: "*[_type == 'formSubmission']" } }], worker);
    for (const table of ["tx", "document"]) {
      const rows = lake.lake.lake.store.database.prepare(`select body from ${table}`).all();
      expect(JSON.stringify(rows)).not.toContain("secret answer");
    }
    const mode = { method: "PATCH", body: { aclMode: "public" } };
    expect((await lake.call(`/v1/datasets/${dataset}`, mode)).status).toBe(400);
  });
});
