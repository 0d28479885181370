import { expect, test } from "vitest";
import { siteWith } from "../../site/fetch-from-site.fixture.ts";
import { fetchWeight, type WeighedPage } from "./fetch-weight.ts";
import { budgetLines, heaviestFirst, pageBytes } from "./figures.ts";

const nothing = { pictures: { phone: 0, computer: 0 }, animations: 0, atOnce: 0, later: 0 };
const blockOf = (place: string, changes: object) => ({
  ...nothing,
  place,
  each: [],
  unknown: 0,
  ...changes,
});

const limits = { animations: 200, atOnce: 16, later: 150, slowPhone: 200 };
const page: WeighedPage = {
  state: "weighed",
  budget: { pictures: { phone: 1_000, computer: 2_000 }, ...limits },
  everyPage: 100,
  total: { pictures: { phone: 700, computer: 900 }, animations: 50, atOnce: 9, later: 60 },
  blocks: [
    blockOf("words", {}),
    blockOf("gate", { later: 60 }),
    blockOf("hero", { animations: 50, pictures: { phone: 100, computer: 600 } }),
    blockOf("wall", { pictures: { phone: 600, computer: 300 }, atOnce: 4 }),
  ],
};

test("sorts blocks by their size on a device, omits blocks without any, and counts what loads at once", () => {
  expect(pageBytes(page, "phone")).toBe(759);
  const places = (device: "phone" | "computer") =>
    heaviestFirst(page, device).map(({ place }) => place);
  expect(places("phone")).toEqual(["wall", "hero", "gate"]);
  expect(places("computer")).toEqual(["hero", "wall", "gate"]);
});

test("compares each part with its budget and omits scripts without a measurement", () => {
  const lines = budgetLines(page, "computer").map(
    ({ what, is, most }) => `${what} ${is} of ${most}`,
  );
  const files = ["pictures 900 of 2000", "animations 50 of 200"];
  expect(lines).toEqual([...files, "atOnce 9 of 16", "later 60 of 150"]);
  const unmeasured = budgetLines({ ...page, everyPage: null }, "phone");
  expect(unmeasured.map(({ what }) => what)).toEqual(["pictures", "animations"]);
});

const query = { path: "/en/depot", perspective: "drafts" };

test("reads the weight that the site returns for the page", async () => {
  const { requests, fetchFromSite } = siteWith(page);
  expect(await fetchWeight(query, fetchFromSite)).toEqual(page);
  expect(requests).toMatchObject([{ path: "/api/weight", query }]);
});

test("returns an unavailable state when the site is down or sends an invalid response", async () => {
  expect(await fetchWeight(query, siteWith().fetchFromSite)).toEqual({ state: "away" });
  const busy = siteWith({ error: "Too many questions at once" });
  expect(await fetchWeight(query, busy.fetchFromSite)).toEqual({ state: "away" });
});
