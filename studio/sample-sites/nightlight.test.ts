import { expect, test } from "vitest";
import { objectsIn } from "./objects-in.ts";
import { readDocuments } from "./documents.ts";
import { sampleSites } from "./sites.ts";

const documents = readDocuments(sampleSites[0]);

test("uses non-breaking spaces in French before ; : ! ? » and after «", () => {
  const french = JSON.stringify(
    documents.filter(({ _type, language }) => _type === "page" && language === "fr"),
  );
  expect(french).toMatch(/\u202f[;!?]/u);
  expect(french.match(/.{20}(?: [;:!?»]|« |\p{L}[;!?»][ "])/gu)).toBeNull();
});

test("uses every layout, tone and motion", () => {
  const all = [...objectsIn(documents)];
  const used = (field: string) => new Set(all.map((object) => object[field]));
  expect([...used("_type")]).toEqual(expect.arrayContaining(["figure", "codeSample"]));
  const tones = ["default", "inverted", "primary", "secondary", "tertiary"];
  expect([...used("tone")]).toEqual(expect.arrayContaining(tones));
  const layouts = "article aside statement full split strip wall grid steps".split(" ");
  expect([...used("layout")]).toEqual(expect.arrayContaining(layouts));
  expect([...used("motion")]).toEqual(expect.arrayContaining(["arrive", "stagger"]));
  expect([...used("emphasis")]).toEqual(expect.arrayContaining(["quiet", "loud"]));
  expect([...used("split")]).toEqual(expect.arrayContaining(["even", "startWide", "endWide"]));
  expect([...used("span")]).toEqual(expect.arrayContaining(["reading", "wide", "full"]));
});
