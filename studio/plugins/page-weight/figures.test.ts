import { expect, test } from "vitest";
import type { SiteQuestion } from "../../site/ask-site.ts";
import { askWeight, type WeighedPage } from "./ask-weight.ts";
import { budgetLines, heaviestFirst, inBytes, pageBytes } from "./figures.ts";

const nothing = { pictures: { phone: 0, computer: 0 }, animations: 0, atOnce: 0, later: 0 };
const blockOf = (place: string, changes: object) => ({
  ...nothing,
  place,
  each: [],
  unknown: 0,
  ...changes,
});

const page: WeighedPage = {
  state: "weighed",
  budget: {
    pictures: { phone: 1_000, computer: 2_000 },
    animations: 200,
    atOnce: 16,
    later: 150,
    slowPhone: 200,
  },
  framework: 100,
  total: { pictures: { phone: 700, computer: 900 }, animations: 50, atOnce: 9, later: 60 },
  blocks: [
    blockOf("words", {}),
    blockOf("gate", { later: 60 }),
    blockOf("hero", { animations: 50, pictures: { phone: 100, computer: 600 } }),
    blockOf("wall", { pictures: { phone: 600, computer: 300 }, atOnce: 4 }),
  ],
};

test.each([
  [999, "999 bytes"],
  [1_000, "1 kB"],
  [8_192, "8.2 kB"],
  [987_182, "987 kB"],
  [1_240_000, "1.2 MB"],
])("formats %i bytes as %s", (bytes, text) => {
  expect(inBytes(bytes, "en")).toBe(text);
});

test("sorts blocks by their size on a device and omits blocks without any", () => {
  const places = (device: "phone" | "computer") =>
    heaviestFirst(page, device).map(({ place }) => place);
  expect(places("phone")).toEqual(["wall", "hero", "gate"]);
  expect(places("computer")).toEqual(["hero", "wall", "gate"]);
});

test("counts what a page loads without interaction", () => {
  expect(pageBytes(page, "phone")).toBe(759);
});

test("compares each part with its budget and omits scripts without a measurement", () => {
  expect(budgetLines(page, "computer").map(({ what, is, most }) => [what, is, most])).toEqual([
    ["pictures", 900, 2_000],
    ["animations", 50, 200],
    ["atOnce", 9, 16],
    ["later", 60, 150],
  ]);
  expect(budgetLines({ ...page, framework: null }, "phone").map(({ what }) => what)).toEqual([
    "pictures",
    "animations",
  ]);
});

const query = { path: "/en/depot", perspective: "drafts" };

test("reads the weight that the site returns for the page", async () => {
  const asked: SiteQuestion[] = [];
  const weight = await askWeight(query, async (question) => {
    asked.push(question);
    return Response.json(page);
  });
  expect(weight).toEqual(page);
  expect(asked).toMatchObject([{ path: "/api/weight", query }]);
});

test("returns an unavailable state when the site is down or sends an invalid response", async () => {
  const away = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await askWeight(query, away)).toEqual({ state: "away" });
  const other = async () => Response.json({ error: "Too many questions at once" });
  expect(await askWeight(query, other)).toEqual({ state: "away" });
});
