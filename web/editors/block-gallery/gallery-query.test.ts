import { expect, test } from "vitest";
import { galleryAddress } from "./gallery-address.ts";
import { readGalleryQuery } from "./gallery-query.server.ts";
import { specimensOf } from "./stories.ts";

function read(search: string) {
  const asked = readGalleryQuery(Object.fromEntries(new URLSearchParams(search)));
  if (!asked.ok) throw new Error(asked.problems.join(" "));
  return asked.query;
}

const shown = (search: string) => specimensOf(read(search)).map(({ name }) => name);

test("a view's address leads to the same view", () => {
  const search = "?block=quote&state=full&theme=dark&dir=rtl&width=phone&bare=1&first=1&plain=1";
  expect(galleryAddress(read(search), {})).toBe(search);
  expect(galleryAddress(read(search), { theme: null, bare: false })).not.toMatch(/theme|bare/);
});

test("a block by itself is shown in every state that visitors may meet", () => {
  expect(shown("?block=text")).toEqual([
    "text-full",
    "text-empty",
    "text-longest",
    "text-rightToLeft",
  ]);
});

test("without a block every one is shown whole", () => {
  const all = shown("");
  expect(all).toContain("heroAnimation-full");
  expect(all.every((name) => name.endsWith("-full"))).toBe(true);
});

test("broken states are shown together or one alone", () => {
  expect(shown("?block=text&state=broken")).toContain("text-broken.bodyMissing");
  expect(shown("?block=text&state=broken.bodyMissing")).toEqual(["text-broken.bodyMissing"]);
});

test("everything unknown is told at once, with what there is", () => {
  const asked = readGalleryQuery({ block: "constructor", theme: "drak" });
  expect(asked).toMatchObject({
    ok: false,
    problems: [
      expect.stringMatching(/^There is no block "constructor"\. There are: heroAnimation, /),
      'There is no theme "drak". There are: light, dark.',
    ],
  });
  expect(readGalleryQuery({ block: "text", state: "tired" })).toMatchObject({
    problems: [
      expect.stringMatching(/^There is no state "tired" of text\. There are: full, .*, broken\.$/),
    ],
  });
  expect(readGalleryQuery({ block: ["text", "quote"] })).toMatchObject({ ok: false });
});
