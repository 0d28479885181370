import { expect, test } from "vitest";
import { objectsIn } from "../objects-in.ts";
import { languages } from "./compose.ts";
import { nightlightPages, site } from "./site.ts";

const pages = nightlightPages();
const stored: unknown = JSON.parse(JSON.stringify(site.documents()));
const canaries = {
  en: "The projectionist keeps the last reel under the stairs.",
  de: "Die Vorführerin bewahrt die letzte Rolle unter der Treppe auf.",
  fr: "La projectionniste garde la dernière bobine sous l’escalier.",
  ar: "تحتفظ عارضة الأفلام بالبكرة الأخيرة تحت الدرج.",
};

test("[GATE-2] contains the members' sentence only inside the gate", () => {
  for (const language of languages) {
    const open = pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block._type === "signInGate" ? { ...block, blocks: [] } : block,
      ),
    }));
    const canary = canaries[language];
    expect(JSON.stringify(open)).not.toContain(canary);
    const holders = pages.filter((page) => JSON.stringify(page).includes(canary));
    expect(holders.map(({ _id }) => _id)).toEqual([`page-${language}-screening-room`]);
  }
});

test("uses non-breaking spaces in French before ; : ! ? » and after «", () => {
  const french = JSON.stringify(pages.filter(({ language }) => language === "fr"));
  expect(french).toMatch(/\u202f[;!?]/u);
  expect(french.match(/.{20}(?: [;:!?»]|« |\p{L}[;!?»][ "])/gu)).toBeNull();
});

test("has only text on the privacy page", () => {
  for (const { blocks } of pages.filter(({ _id }) => _id.endsWith("-privacy"))) {
    expect(blocks.map(({ _type }) => _type)).toEqual(["textBlock"]);
    expect(JSON.stringify(blocks)).not.toContain("_sanityAsset");
  }
});

test("uses every layout, tone and motion", () => {
  const all = [...objectsIn(stored)];
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
