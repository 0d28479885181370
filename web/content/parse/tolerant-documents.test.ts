import * as fc from "fast-check";
import { expect, test } from "vitest";
import { settingsDocuments } from "../settings/settings-documents.ts";
import { createSettingsReader } from "../settings/settings-reader.ts";
import { createProblemLog } from "./problems.ts";
import { withValueAt } from "../addresses/stored-path.ts";
import { tolerantPage } from "./tolerant-page.ts";

const link = (_key: string) => ({
  _key,
  label: `Link ${_key}`,
  kind: "external",
  href: "https://example.org/",
  page: null,
});

const picture = {
  asset: {
    _id: "image-1-100x100-jpg",
    url: "https://cdn.sanity.io/images/a/b/1-100x100.jpg",
    lqip: null,
    width: 100,
    height: 100,
    mimeType: "image/jpeg",
  },
  hotspot: null,
  crop: null,
  alt: "A lamp",
  decorative: false,
};

const documents = {
  page: {
    language: "en",
    title: "The programme",
    slug: "programme",
    seo: { title: "Programme", description: "Five films.", image: picture, noindex: false },
    translations: [{ language: "de", slug: "programm", noindex: false }],
    blocks: [{ _key: "a", _type: "text" }],
  },
  site: {
    name: "Nightlight",
    socialImage: picture,
    headerLayout: "stacked",
    headerTone: "primary",
    footerLayout: "simple",
    footerTone: "default",
    search: true,
    socialLinks: [{ _key: "m", url: "https://example.org/@us", label: null }],
    organisation: { name: "Nightlight e.V.", logo: picture, profiles: ["https://example.org/us"] },
    languages: [
      {
        language: "en",
        tagline: "Films at night",
        description: "A festival.",
        menu: [link("a"), link("b")],
        footerText: "Tallowby",
        footerLinks: [link("c")],
        headerAction: {
          label: "Tickets",
          kind: "external",
          href: "https://example.org/",
          page: null,
        },
        announcement: {
          text: "Closed on Friday.",
          link: null,
          from: "2026-11-01T09:00:00Z",
          until: "2026-11-02T09:00:00Z",
        },
        footerColumns: [{ _key: "d", title: "House", links: [link("e")] }],
        notFoundHeading: "Not here",
        notFoundText: null,
      },
    ],
  },
  locale: {
    languages: [
      { code: "en", name: "English", direction: "ltr" },
      { code: "ar", name: "العربية", direction: "rtl" },
    ],
    defaultLanguage: "en",
    translationFiles: null,
  },
  auth: {
    emailPassword: true,
    emailLink: true,
    phone: true,
    anonymous: true,
    signUp: false,
    providers: ["google", "apple"],
    oidcProviders: [{ id: "oidc.house", label: "House of Film" }],
    federatedWay: "popup",
    persistence: "local",
    secondFactor: "required",
    tokenSync: "site",
    tokenSyncUrl: null,
    tenantId: "members-a1b2c",
    postSignInPath: "/en",
    texts: [
      {
        language: "en",
        signInHeading: null,
        signInIntro: "Welcome.",
        signUpIntro: null,
        terms: null,
      },
    ],
  },
  consent: {
    policyVersion: 3,
    tagManagerId: "GTM-ABC123",
    dataLayerName: "dataLayer",
    tagCookies: ["_fbp"],
    notices: [
      {
        language: "en",
        heading: "Cookies",
        text: "We count visits.",
        policyPage: null,
        necessary: null,
        analytics: null,
        media: null,
      },
    ],
  },
};

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

/**
 * Generates copies of a document in which one to four values are damaged: replaced by values that
 * are empty, too long or of another type. `touched` has the names of the document's fields that
 * contain the damaged values.
 */
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

const system = { _id: "page-en-programme", _rev: "1", _updatedAt: "2026-01-01T00:00:00Z" };

test("[TOL-2] a page with damaged fields is still rendered, and its other fields are unchanged", () => {
  const whole = tolerantPage.parse({ ...system, ...documents.page }).page;
  fc.assert(
    fc.property(damaged(documents.page), ({ raw, touched }) => {
      const { page } = tolerantPage.parse({ ...system, ...Object(raw) });
      expect(page).not.toBeNull();
      expect(page?.title).not.toBe("");
      expect(untouched(Object(page), touched)).toEqual(untouched(Object(whole), touched));
    }),
    { numRuns: 1_000, seed: 14 },
  );
});

const emptyCache = { store: async () => {}, find: async () => undefined };

const read = createSettingsReader(
  emptyCache,
  createProblemLog(() => {}),
);
const readers = {
  site: (stored: unknown) => read(settingsDocuments.site, { stored, isPublished: false }),
  locale: (stored: unknown) => read(settingsDocuments.locale, { stored, isPublished: false }),
  consent: (stored: unknown) => read(settingsDocuments.consent, { stored, isPublished: false }),
};

test.each(["site", "locale", "consent"] as const)(
  "[TOL-2] %s settings with damaged fields keep the values of their other fields",
  async (name) => {
    const settingsOf = async (stored: unknown) => (await readers[name](stored)).settings;
    const whole = await settingsOf(documents[name]);
    await fc.assert(
      fc.asyncProperty(damaged(documents[name]), async ({ raw, touched }) => {
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
    fc.asyncProperty(damaged(documents.auth), async ({ raw }) => {
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
