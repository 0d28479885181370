/** A link to a page of the site. */
export const internalLinkFixture = {
  _key: "programme",
  label: "See the programme",
  kind: "internal",
  href: null,
  page: { language: "en", slug: "programme" },
  section: null,
};

/** A link to another site. */
export const externalLinkFixture = {
  _key: "tickets",
  label: "Buy a ticket",
  kind: "external",
  href: "https://tickets.example/nightlight",
  page: null,
  section: null,
};

/** A link that would run a script. Validation must reject the link. */
export const scriptLinkFixture = {
  ...externalLinkFixture,
  _key: "script",
  href: "java\tscript:alert(document.domain)",
};
