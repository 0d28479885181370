import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { createPictureReader } from "./picture-query.ts";

const asset = (_ref: string) => ({ asset: { _ref } });
const dataset = [
  { _id: "image-a", url: "https://lake.example/a.png" },
  { _id: "image-b", url: "https://lake.example/b.png" },
  { _id: "hero", blocks: [{ text: "Words" }, { poster: asset("image-a") }] },
  { _id: "gallery", blocks: [{ pictures: [asset("image-b")] }, { picture: asset("image-a") }] },
  { _id: "plain", blocks: [{ text: "Words" }] },
];

test("reads the first picture of each page's blocks, with one query for all pages", async () => {
  const requested: string[][] = [];
  const client = {
    fetch: async (query: string, params: { ids: string[] }): Promise<unknown> => {
      requested.push(params.ids);
      return runGroq(query, dataset, params);
    },
  };
  const read = createPictureReader(0);
  const ids = ["hero", "drafts.gallery", "plain", "gone", "hero"];
  const found = await Promise.all(ids.map((id) => read(client, id)));
  expect(found.map((url) => url?.at(-5) ?? null)).toEqual(["a", "b", null, null, "a"]);
  expect(requested).toEqual([["hero", "gallery", "plain", "gone"]]);
  const silent = { fetch: () => Promise.reject(new Error("away")) };
  expect(await createPictureReader(0)(silent, "hero")).toBeNull();
});
