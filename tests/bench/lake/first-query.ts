import { performance } from "node:perf_hooks";

// Prints how long the package takes to load, and how long a lake in memory takes from its creation to its first answer.
const begun = performance.now();
const { createContentLake } = await import("../../../studio/content-lake/src/content-lake.ts");
const loaded = performance.now();
const lake = createContentLake({ memory: true, documents: [{ _id: "a", _type: "page" }] });
const search = new URLSearchParams({ query: '*[_type == "page"][0]._id' });
const answer = await lake.fetch(
  new Request(`http://localhost/v2025-02-19/data/query/production?${search}`, {
    headers: { authorization: `Bearer ${lake.createToken()}` },
  }),
);
const text = await answer.text();
const answered = performance.now();
if (!text.includes('"result":"a"')) throw new Error(`The lake answered ${text}`);
lake.close();
console.log(JSON.stringify({ load: loaded - begun, first: answered - loaded }));
