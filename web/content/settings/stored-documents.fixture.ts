import { plainTheme } from "@marquee/schemas/contract";
import { pictureFixture } from "../../../schemas/fields/picture/picture.fixture.ts";
import { createProblemLog } from "../parse/problems.ts";
import type { LastGoodResponse } from "../service/last-good.ts";
import { createSettingsReader } from "./settings-reader.ts";

const target = { kind: "external", href: "https://example.org/", page: null, section: null };

export const storedLink = (_key: string) => ({ _key, label: `Link ${_key}`, ...target });

const period = { from: "2026-11-01T09:00:00Z", until: "2026-11-02T09:00:00Z" };

const noTexts = { signInHeading: null, signUpIntro: null, terms: null };
const noPurposes = { policyPage: null, necessary: null, analytics: null, media: null };

/** Stored documents whose fields are all valid. */
export const storedDocuments = {
  page: {
    language: "en",
    title: "The programme",
    slug: "programme",
    seo: { title: "Programme", description: "Five films.", image: pictureFixture, noindex: false },
    translations: [{ language: "de", slug: "programm", noindex: false }],
    blocks: [{ _key: "a", _type: "text" }],
  },
  site: {
    name: "Nightlight",
    socialImage: pictureFixture,
    headerLayout: "stacked",
    headerTone: "primary",
    footerLayout: "simple",
    footerTone: "default",
    search: true,
    socialLinks: [{ _key: "m", url: "https://example.org/@us", label: null }],
    organisation: {
      name: "Nightlight e.V.",
      logo: pictureFixture,
      profiles: ["https://example.org/us"],
      street: "Quay 1",
      postalCode: null,
      town: "Tallowby",
      country: "GB",
      phone: null,
      openingHours: [{ days: ["friday"], opens: "19:00", closes: "01:00" }],
    },
    languages: [
      {
        language: "en",
        tagline: "Films at night",
        description: "A festival.",
        menu: [storedLink("a"), storedLink("b")],
        footerText: "Tallowby",
        footerLinks: [storedLink("c")],
        headerAction: { label: "Tickets", ...target },
        announcement: { text: "Closed on Friday.", link: null, ...period },
        footerColumns: [{ _key: "d", title: "House", links: [storedLink("e")] }],
        notFoundHeading: "Not here",
        notFoundText: null,
      },
    ],
  },
  locale: {
    languages: [
      { code: "en", name: "English", direction: "ltr", region: null, earlierCodes: null },
      { code: "ar", name: "العربية", direction: "rtl", region: null, earlierCodes: null },
    ],
    defaultLanguage: "en",
    translationFiles: null,
    country: null,
    timeZone: null,
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
    texts: [{ ...noTexts, language: "en", signInIntro: "Welcome." }],
  },
  consent: {
    policyVersion: 3,
    tagManagerId: "GTM-ABC123",
    dataLayerName: "dataLayer",
    tagCookies: ["_fbp"],
    notices: [{ ...noPurposes, language: "en", heading: "Cookies", text: "We count visits." }],
  },
  theme: {
    _id: "theme-a",
    title: "A",
    paper: "#ffffff",
    ink: "#111111",
    primary: "#2e6f57",
    secondary: "#ffc940",
    tertiary: null,
    accent: null,
    typefaces: plainTheme.typefaces,
    ownTypefaces: [],
    shape: plainTheme.shape,
    logo: null,
    icon: null,
  },
};

/** Opens a reader of settings with a cache in memory. Returns the logged lines too. */
export function openSettingsReader() {
  const files = new Map<string, LastGoodResponse>();
  const lines: string[] = [];
  const read = createSettingsReader(
    {
      store: async (key, response) =>
        void (response.result === null ? files.delete(key) : files.set(key, response)),
      find: async (key) => files.get(key),
    },
    createProblemLog((line) => void lines.push(line)),
  );
  return { read, lines };
}
