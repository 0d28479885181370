import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { objectsIn } from "./objects-in.ts";
import { assetsIn } from "./replace/asset-marks.ts";
import { assetFile, sampleSites, siteNamed } from "./sites.ts";

const settingsIds = ["siteSettings", "localeSettings", "authSettings", "consentSettings"];

test("[THEME-5] rejects an unknown name with the names of the sites", () => {
  expect(() => siteNamed("daylight")).toThrow(/"daylight".*nightlight.*, empty\.$/);
  expect(siteNamed("empty")).toBeNull();
});

test("[THEME-5] no two sites share a document, except the settings", () => {
  const ids = sampleSites.flatMap((site) => site.documents().map(({ _id }) => _id));
  const shared = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(shared.filter((id) => !settingsIds.includes(id))).toEqual([]);
});

describe.each(sampleSites.map((site) => [site.name, site] as const))(
  "[THEME-5] the sample site %s",
  (name, site) => {
    const documents = site.documents();
    const stored: unknown = JSON.parse(JSON.stringify(documents));
    const objects = [...objectsIn(stored)];

    test("is in the folder of its name, with a one-sentence description", () => {
      expect(existsSync(new URL(`./${name}/site.ts`, import.meta.url))).toBe(true);
      expect(site.description).toMatch(/^[^.]{20,120}\.$/);
    });

    test("has the settings, and a theme that the settings choose", () => {
      const ids = documents.map(({ _id }) => _id);
      expect(ids).toEqual(expect.arrayContaining([...settingsIds, `theme-${name}`]));
      expect(new Set(ids).size).toBe(ids.length);
      const settings = documents.find(({ _id }) => _id === "siteSettings");
      expect(settings?.["theme"]).toMatchObject({ _ref: `theme-${name}` });
    });

    test("contains no reference to a missing document", () => {
      const ids = new Set(documents.map(({ _id }) => _id));
      const refs = objects.flatMap(({ _ref }) => (typeof _ref === "string" ? [_ref] : []));
      expect(refs.length).toBeGreaterThan(10);
      expect(refs.filter((ref) => !ids.has(ref))).toEqual([]);
    });

    test("has unique keys in every list", () => {
      for (const object of objects) {
        for (const list of Object.values(object).filter((value) => Array.isArray(value))) {
          const keys = list.map(
            (item: unknown) =>
              z.looseObject({ _key: z.string().optional() }).safeParse(item).data?._key,
          );
          const given = keys.filter((key) => key !== undefined);
          expect(new Set(given).size).toBe(given.length);
        }
      }
    });

    test("uses every file of its assets, and each file that it uses exists", () => {
      const used = assetsIn(JSON.stringify(documents)).map(({ file }) => file);
      const files = readdirSync(assetFile(site, ""), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name: file }) => `${parentPath}/${file}`.replace(/^.*\/assets\/+/, ""));
      expect([...new Set(used)].toSorted()).toEqual(files.toSorted());
    });

    test("describes every picture that isn't decorative", () => {
      const pictures = objects.filter(({ _type }) => _type === "picture");
      expect(pictures.length).toBeGreaterThan(0);
      const bare = pictures.filter(({ alt, decorative }) => decorative !== true && !alt);
      expect(bare).toEqual([]);
    });
  },
);
