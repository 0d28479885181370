import { expect, test } from "vitest";
import { objectsIn } from "../objects-in.ts";
import { kernmassPages } from "./site.ts";

const pages = kernmassPages();

test("has the same figures in each language on the pages with specifications", () => {
  const figures = (name: string, language: string) => {
    const found = pages.find(({ _id }) => _id === `page-kernmass-${language}-${name}`);
    const texts = [...objectsIn(found?.blocks)].flatMap(({ _type, text, title }) =>
      _type === "feature" ? [`${String(title)} ${String(text)}`] : [],
    );
    return texts.map((text) => text.match(/\d+(?:[.,]\d+)*/g)?.toSorted());
  };
  for (const name of ["sensors", "note-mounting"]) {
    expect(figures(name, "en").length).toBeGreaterThan(3);
    expect(figures(name, "ja")).toEqual(figures(name, "en"));
  }
});

test.each([
  ["en", "Revision 7 is the last with a drawing in inches."],
  ["ja", "インチ寸法の図面は、第7版が最後です。"],
])("[GATE-2] contains the customers' sentence only inside the gate: %s", (language, sentence) => {
  const open = pages.map(({ blocks }) =>
    blocks.map((block) => (block._type === "signInGate" ? { ...block, blocks: [] } : block)),
  );
  expect(JSON.stringify(open)).not.toContain(sentence);
  const holders = pages.filter((page) => JSON.stringify(page).includes(sentence));
  expect(holders.map(({ _id }) => _id)).toEqual([`page-kernmass-${language}-data-sheets`]);
});

test("has gates that ask for a verified address and for a claim", () => {
  const rules = [...objectsIn(pages)].flatMap((object) =>
    object["_type"] === "signInGate" ? [object["rules"]] : [],
  );
  expect(rules).toContainEqual({ emailVerified: true, secondFactor: false });
  expect(rules).toContainEqual(
    expect.objectContaining({ claim: { name: "contract", value: "service" } }),
  );
});
