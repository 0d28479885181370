import { expect, it } from "vitest";
import { field, numbered, patchOf, putPage, setUpServedLake } from "./support/set-up-lake.ts";

const { lake, url } = setUpServedLake();

const page = (id: string, size: number) => putPage(id, { text: "x".repeat(size) });
const change = (mutations: unknown[]) =>
  fetch(`${url()}/v1/data/mutate/production?returnDocuments=true`, {
    method: "POST",
    headers: { authorization: `Bearer ${lake.tokens.editor}`, "content-type": "application/json" },
    body: JSON.stringify({ mutations }),
  });
const ids = () => lake.query("*[_type == 'page']._id");

it("[LAKE-4] answers a committed change while other results take the memory", async () => {
  const { results } = lake.lake.lake;
  const taken = 512 * 1024 * 1024;
  results.reserve(taken);
  const response = await change([page("a", 2_000_000)]);
  expect([response.status, field(await response.json(), "results.0.id")]).toEqual([200, "a"]);
  results.release(taken);
  expect(await ids()).toEqual(["a"]);
});

it("[LAKE-4] writes nothing if the changed documents are too large to be returned", async () => {
  const large = numbered(12);
  for (const id of large) await lake.mutate([page(id, 3_000_000)]);
  const patches = large.map((id) => patchOf(id, { title: "new" }));
  const response = await change(patches);
  expect([response.status, JSON.stringify(await response.json())]).toEqual([
    400,
    expect.stringContaining("returnIds"),
  ]);
  expect(await lake.query("count(*[defined(title)])")).toBe(0);
});
