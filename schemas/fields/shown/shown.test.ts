import { expect, test } from "vitest";
import { announcement } from "../../blocks/announcement/announcement.schema.ts";
import { withShown } from "./shown.schema.ts";

test("[PAGE-4] passes a block's schedule to its preview, next to its title and subtitle", () => {
  const form = withShown(announcement);
  const preview = "preview" in form ? form.preview : undefined;
  const selected = { title: "News", label: "New" };
  const expected = { title: "News", subtitle: "Announcement · New" };
  expect(Object.values(preview?.select ?? {})).toContain("shown");
  expect(preview?.prepare?.(selected)).toEqual(expected);
  const shown = { from: "2026-05-03T16:00:00.000Z" };
  expect(preview?.prepare?.({ ...selected, blockIsShown: shown })).toEqual({ ...expected, shown });
});
