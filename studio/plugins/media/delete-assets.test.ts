import { expect, test } from "vitest";
import { checkDeletion, deleteAssets } from "./delete-assets.ts";

const asset = (_id: string) => ({ _id, title: null, originalFilename: `${_id}.png` });

test("separates unused assets from those in use, and names their users once", async () => {
  const answer = [
    { id: "a", users: [] },
    {
      id: "b",
      users: [
        { title: "House", type: "page" },
        { title: "House", type: "page" },
        { title: null, type: "siteSettings" },
      ],
    },
  ];
  const plan = await checkDeletion(
    { fetch: async () => answer },
    ["a", "b", "gone"].map(asset),
    (type) => `Type ${type}`,
  );
  expect(plan).toEqual({
    unused: [{ id: "a", name: "a.png", users: [] }],
    used: [{ id: "b", name: "b.png", users: ["House", "Type siteSettings"] }],
  });
});

test("deletes the other assets when the content service rejects one", async () => {
  const deleted: string[] = [];
  const client = {
    delete: async (id: string) => {
      if (id === "b") throw new Error("in use");
      deleted.push(id);
    },
  };
  expect(await deleteAssets(client, ["a", "b", "c"])).toEqual([{ id: "b", reason: "in use" }]);
  expect(deleted).toEqual(["a", "c"]);
});
