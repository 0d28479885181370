import { wordsOf } from "../rich-text/words.fixture.ts";

export const pageLinkFixture = {
  label: "See the programme",
  kind: "internal",
  href: null,
  page: { language: "en", slug: "programme" },
  section: null,
};

export const siteLinkFixture = {
  label: "Buy a ticket",
  kind: "external",
  href: "https://tickets.example/nightlight",
  page: null,
  section: null,
};

/** The same links as entries of a list. */
export const internalLinkFixture = { _key: "programme", ...pageLinkFixture };
export const externalLinkFixture = { _key: "tickets", ...siteLinkFixture };

/** Both links, with texts of the maximum length. */
export const longLinkFixtures = [externalLinkFixture, internalLinkFixture].map((link) => ({
  ...link,
  label: wordsOf(80),
}));

/** An address that would run a script. Validation must reject it. */
export const scriptAddress = "java\tscript:alert(document.domain)";
