import { expect, test } from "vitest";
import { openShare, shareIdOf, shareSecret } from "./share.contract.ts";

const now = Date.parse("2044-05-04T12:00:00Z");
const stored = {
  _createdAt: "2044-05-04T11:00:00Z",
  page: "page-en-tram",
  perspective: ["drafts"],
  until: "2044-05-04T13:00:00Z",
  timeZone: "Europe/Berlin",
};

test("[PAGE-6] opens a shared link until its expiry, and not after", () => {
  expect(openShare(stored, now)?.page).toBe("page-en-tram");
  const end = Date.parse(stored.until);
  expect(openShare(stored, end - 1)).not.toBeNull();
  expect(openShare(stored, end)).toBeNull();
});

test.each([
  ["there is none", null],
  ["it has no end", { ...stored, until: null }],
  ["its end is no moment", { ...stored, until: "tomorrow" }],
  ["it is for longer than a month", { ...stored, until: "2044-06-05T11:00:01Z" }],
  ["nobody knows when it was made", { ...stored, _createdAt: undefined }],
  ["it would show all forms of a document", { ...stored, perspective: ["raw"] }],
  ["it shows nothing in particular", { ...stored, perspective: [] }],
  ["its layer is no name", { ...stored, perspective: ["drafts,raw"] }],
])("opens no shared link when %s", (_, document) => {
  expect(openShare(document, now)).toBeNull();
});

test("derives a private document id from the hash of the secret", async () => {
  const secret = "A".repeat(43);
  expect(await shareIdOf(secret)).toBe(
    "previewShare.0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a",
  );
});

test("rejects other texts as a link's secret", () => {
  for (const text of ["", "short", `${"A".repeat(42)}*`, "A".repeat(44), `${"A".repeat(43)}\n`])
    expect(shareSecret.safeParse(text).success).toBe(false);
});
