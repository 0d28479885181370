import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, isValidElement } from "react";
import { expect, test } from "vitest";
import { canary, packageFolder } from "../../tests/support/canary.ts";
import { proposeNextHour } from "./schedule-dialog.ts";

const seam = {
  dependency: "sanity",
  writtenFor: "6.9.2",
  check:
    "studio/internals/schedule-dialog.ts: the properties of the dialog that schedules a document.",
};

test(
  "[PAGE-4] the Studio's schedule dialog begins with the current time unless it gets another",
  canary(seam, () => {
    const folder = join(packageFolder("sanity"), "lib");
    const sources = readdirSync(folder)
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(join(folder, file), "utf8"));
    const matches = (pattern: RegExp) => sources.some((source) => pattern.test(source));
    expect(matches(/new Date\(initialDate \|\| /)).toBe(true);
    expect(
      matches(
        /type: "custom",\s+component: [^]{0,40}jsx\(ScheduleDraftDialog, \{[^}]*variant: "schedule",[^}]*\binitialDate\b/,
      ),
    ).toBe(true);
  }),
);

const dialogWith = (props: object) => ({
  label: "Schedule",
  dialog: { type: "custom" as const, component: createElement("div", props) },
});

function proposed(props: object, now: string): unknown {
  const dialog = proposeNextHour(dialogWith(props), Date.parse(now))?.dialog;
  const component = dialog && dialog.type === "custom" ? dialog.component : null;
  return isValidElement<{ initialDate?: Date }>(component) ? component.props.initialDate : null;
}

test.each([
  ["2026-11-29T15:20:00Z", "2026-11-29T16:00:00Z"],
  ["2026-11-29T15:55:00Z", "2026-11-29T17:00:00Z"],
])("[PAGE-4] the schedule dialog that opens at %s proposes %s", (now, hour) => {
  expect(proposed({ variant: "schedule" }, now)).toEqual(new Date(hour));
});

test("[PAGE-4] a dialog with a time of its own keeps it", () => {
  const initialDate = new Date("2027-01-01T00:00:00Z");
  expect(proposed({ variant: "schedule", initialDate }, "2026-11-29T15:20:00Z")).toBe(initialDate);
  expect(proposed({ variant: "edit-schedule" }, "2026-11-29T15:20:00Z")).toBeUndefined();
});
