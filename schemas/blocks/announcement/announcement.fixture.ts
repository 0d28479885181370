import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "announcement",
  _type: "announcement" as const,
  version: 1,
  label: null,
  text: "Doors open at six.",
  link: null,
  tone: "gold",
};

const full = { ...empty };

/** Announcement. */
export const announcementFixture: BlockFixture<"announcement"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    textMissing: { path: ["text"], block: { ...full, text: null } },
  },
};
