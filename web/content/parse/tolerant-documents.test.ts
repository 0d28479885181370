import * as fc from "fast-check";
import { expect, test } from "vitest";
import { settingsDocuments } from "../settings/settings-documents.ts";
import { openSettingsReader, storedDocuments } from "../settings/stored-documents.fixture.ts";
import { withValueAt } from "../addresses/stored-path.ts";
import { tolerantPage } from "./tolerant-page.ts";

type Path = (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return path.length === 0 ? [] : [path];
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const inner = names.flatMap((name) => pathsIn(Object(value)[name], [...path, name]));
  return path.length === 0 ? inner : [path, ...inner];
}

const damagedValue = fc.constantFrom<unknown>(
  null,
  "",
  "   ",
  "a ".repeat(2_000),
  7,
  true,
  [],
  {},
  [null],
  "javascript:alert(1)",
);

/** Generates copies of a document with one to four damaged values, and the names of the fields that contain them. */
const damaged = (document: object) => {
  const paths = pathsIn(document);
  const accident = fc.record({ path: fc.constantFrom(...paths), value: damagedValue });
  return fc.array(accident, { minLength: 1, maxLength: 4 }).map((accidents) => ({
    raw: accidents.reduce<unknown>(
      (raw, { path, value }) => withValueAt(raw, path, value),
      document,
    ),
    touched: new Set(accidents.map(({ path }) => String(path[0]))),
  }));
};

/** Returns the fields of a document that were not damaged. */
const untouched = (parsed: object, touched: Set<string>) =>
  Object.fromEntries(Object.entries(parsed).filter(([name]) => !touched.has(name)));

const system = {
  _id: "page-en-programme",
  _type: "page",
  _rev: "1",
  _updatedAt: "2026-01-01T00:00:00Z",
};

test("[TOL-2] a page with damaged fields is still rendered, and its other fields are unchanged", () => {
  const whole = tolerantPage.parse({ ...system, ...storedDocuments.page }).page;
  fc.assert(
    fc.property(damaged(storedDocuments.page), ({ raw, touched }) => {
      const { page } = tolerantPage.parse({ ...system, ...Object(raw) });
      expect(page).not.toBeNull();
      expect(page?.title).not.toBe("");
      expect(untouched(Object(page), touched)).toEqual(untouched(Object(whole), touched));
    }),
    { numRuns: 1_000, seed: 14 },
  );
});

const { read } = openSettingsReader();
const readers = {
  site: (stored: unknown) => read(settingsDocuments.site, { stored, isPublished: false }),
  locale: (stored: unknown) => read(settingsDocuments.locale, { stored, isPublished: false }),
  consent: (stored: unknown) => read(settingsDocuments.consent, { stored, isPublished: false }),
};

test.each(["site", "locale", "consent"] as const)(
  "[TOL-2] %s settings with damaged fields keep the values of their other fields",
  async (name) => {
    const settingsOf = async (stored: unknown) => (await readers[name](stored)).settings;
    const whole = await settingsOf(storedDocuments[name]);
    await fc.assert(
      fc.asyncProperty(damaged(storedDocuments[name]), async ({ raw, touched }) => {
        const settings = await settingsOf(raw);
        // If the list of languages is damaged, the default language can change too, because it must
        // be one of the remaining languages.
        if (touched.has("languages")) touched.add("defaultLanguage");
        expect(untouched(settings, touched)).toEqual(untouched(whole, touched));
      }),
      { numRuns: 500, seed: 14 },
    );
  },
);

test("[TOL-3] published sign-in settings with damaged fields never allow more than the valid ones", async () => {
  await fc.assert(
    fc.asyncProperty(damaged(storedDocuments.auth), async ({ raw }) => {
      // Skips damage that results in valid settings: sign-up switched on, or no tenant.
      const changes = Object(raw);
      fc.pre(changes.signUp !== true && changes.tenantId !== null);
      const { settings } = await read(settingsDocuments.auth, { stored: raw, isPublished: true });
      expect(settings).toMatchObject({ signUp: false, secondFactor: "required" });
      expect(settings.tenantId).not.toBeNull();
      expect(["google", "apple"]).toEqual(expect.arrayContaining(settings.providers));
    }),
    { numRuns: 1_000, seed: 14 },
  );
});
