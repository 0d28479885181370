import type { TypeNames } from "./type-names.ts";
import type { IndexEntry, NewFile } from "./index-entry.ts";

/** Returns the folder of a type's addresses: `events` for `event`, `stories` for `story`, `news` for `news`. */
export const pluralOf = (word: string): string =>
  /[^s]s$/.test(word)
    ? word
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : /(?:ss|x|z|ch|sh)$/.test(word)
        ? `${word}es`
        : `${word}s`;

const contractOf = ({ type, folder }: TypeNames) => `import * as z from "zod";
import { optionalMoment, optionalText } from "../../kit/contract.ts";

/** Validation rules by field, shared with the studio's form. */
export const ${type}Rules = {
  when: optionalMoment,
  place: optionalText(120),
};

/** A page below \`/en/${pluralOf(folder)}\`, with a date and a place. */
export const ${type} = {
  folder: "${pluralOf(folder)}",
  shape: z.strictObject(${type}Rules),
  projection: "when, place",
};
`;

const formOf = ({ type, folder, title }: TypeNames) => `import { defineField } from "@sanity/types";
import { mayObey } from "../../kit/form.ts";
import { ${type}Rules } from "./${folder}.contract.ts";

export const ${type} = {
  title: ${JSON.stringify(title)},
  plural: ${JSON.stringify(pluralOf(title))},
  fields: [
    defineField({
      name: "when",
      title: "Date and time",
      type: "datetime",
      validation: mayObey(${type}Rules.when),
    }),
    defineField({
      name: "place",
      title: "Place",
      type: "string",
      validation: mayObey(${type}Rules.place),
    }),
  ],
};
`;

const partsOf = ({
  type,
}: TypeNames) => `import { type DocumentParts, withoutEmpty, writtenDate } from "../../blocks/kit.ts";

/** What the site displays of the fields, and what it tells search engines. */
export const ${type}Parts: DocumentParts<"${type}"> = {
  Facts: ({ fields: { when, place }, context }) => (
    <>
      {when === null ? null : (
        <time dateTime={new Date(when).toISOString()}>{writtenDate(when, context)}</time>
      )}
      {place === null ? null : <span>{place}</span>}
    </>
  ),
  jsonLd: ({ title, description, address, image }, { when, place }) =>
    withoutEmpty({
      "@type": "Event",
      name: title,
      description,
      url: address,
      image,
      startDate: when === null ? null : new Date(when).toISOString(),
      location: place === null ? null : { "@type": "Place", name: place },
    }),
};
`;

const testOf = ({ type, folder }: TypeNames) => `import { expect, test } from "vitest";
import { renderFacts } from "../../blocks/kit.fixture.ts";
import { ${type}Parts } from "./${folder}.tsx";

const when = Date.parse("2027-05-12T17:00:00Z");

test("renders its date and its place", async () => {
  const html = await renderFacts(${type}Parts, { when, place: "Town hall" });
  expect(html).toContain('<time dateTime="2027-05-12T17:00:00.000Z">');
  expect(html).toContain("<span>Town hall</span>");
});

test("renders nothing without a date and a place", async () => {
  expect(await renderFacts(${type}Parts, { when: null, place: null })).toBe("");
});
`;

/** Returns the files of a document type with an address in `own/`: contract, form, parts and test. */
export function filesOfDocument(names: TypeNames): NewFile[] {
  const { folder } = names;
  const schemas = `schemas/own/${folder}/${folder}`;
  const web = `web/own/${folder}/${folder}`;
  return [
    { file: `${schemas}.contract.ts`, text: contractOf(names) },
    { file: `${schemas}.schema.ts`, text: formOf(names) },
    { file: `${web}.tsx`, text: partsOf(names) },
    { file: `${web}.test.tsx`, text: testOf(names) },
  ];
}

/** Returns the lines of a document type in the three indexes. */
export function entriesOfDocument({ type, folder }: TypeNames): IndexEntry[] {
  const path = `./${folder}/${folder}`;
  return [
    {
      file: "schemas/own/contract.ts",
      import: `import { ${type} } from "${path}.contract.ts";`,
      object: "ownDocuments",
      entry: type,
    },
    {
      file: "schemas/own/studio.ts",
      import: `import { ${type} } from "${path}.schema.ts";`,
      object: "ownDocumentForms",
      entry: type,
    },
    {
      file: "web/own/registry.tsx",
      import: `import { ${type}Parts } from "${path}.tsx";`,
      object: "ownDocumentParts",
      entry: `${type}: ${type}Parts`,
    },
  ];
}
