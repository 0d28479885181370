import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { summaryQuery } from "./site-summary.ts";

const theme = (_id: string, _updatedAt: string) => ({ _id, _type: "theme", _updatedAt });
const older = theme("theme-older", "2026-01-01T10:00:00Z");
const newer = theme("theme-newer", "2026-01-02T10:00:00Z");

const summaryOf = (dataset: readonly object[]) => runGroq(summaryQuery, dataset);

test("[THEME-1] finds a theme that the site settings don't select yet", () => {
  expect(summaryOf([])).toMatchObject({ theme: null, newTheme: null, menu: null });
  expect(summaryOf([older, newer])).toMatchObject({ theme: null, newTheme: newer._id });
});

test("[THEME-1] finds the site's theme, name and navigation", () => {
  const languages = [
    { menu: [{ label: "Home" }] },
    { menu: [{ label: "Start" }, { label: "Über" }] },
  ];
  const name = "Alder & Crane";
  const content = { name, theme: { _ref: older._id }, languages };
  const settings = { _id: "siteSettings", _type: "siteSettings", ...content };
  const summary = summaryOf([older, newer, settings]);
  expect(summary).toMatchObject({ theme: older._id, siteName: name, menu: 3 });
});
