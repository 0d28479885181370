import type { TypeNames } from "./type-names.ts";
import type { IndexEntry, NewFile } from "./index-entry.ts";

const contractOf = ({ type }: TypeNames) => `import * as z from "zod";
import { motion, optionalText, projectDefaults, requiredText, tone } from "../../kit/contract.ts";

/** Validation rules by field, shared with the studio's form. */
export const ${type}Rules = {
  heading: requiredText(120, "Enter a heading."),
  text: optionalText(600),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("${type}"),
  version: z.int(),
  heading: ${type}Rules.heading,
  text: ${type}Rules.text,
  tone,
  motion,
});

/** Settings that a block has where none, or none that is valid, is stored. */
const defaults = { tone: "default", motion: "none" };

/** A heading with a text. */
export const ${type} = {
  version: 1,
  shape,
  fallback: defaults,
  projection: \`
    heading,
    text,
    \${projectDefaults(defaults)}\`,
};
`;

const formOf = ({
  type,
  folder,
  title,
}: TypeNames) => `import { defineField, defineType } from "@sanity/types";
import {
  blockGroups,
  mayObey,
  motionField,
  mustObey,
  toneField,
  versionField,
} from "../../kit/form.ts";
import { ${type} as contract, ${type}Rules } from "./${folder}.contract.ts";

export const ${type} = defineType({
  name: "${type}",
  title: ${JSON.stringify(title)},
  type: "object",
  description: "A heading with a text.",
  options: { menuGroup: "content", searchTerms: "${folder.replaceAll("-", ", ")}" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mustObey(${type}Rules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 4,
      group: "content",
      validation: mayObey(${type}Rules.text),
    }),
    toneField("default"),
    motionField("none"),
  ],
  preview: { select: { title: "heading", subtitle: "text" } },
});
`;

const fixtureOf = ({
  type,
  folder,
}: TypeNames) => `import { type BlockFixture, brokenBlocks, wordsOf } from "../../kit/fixture.ts";

const full = {
  _key: "${folder}",
  _type: "${type}" as const,
  version: 1,
  heading: "Six people and a lamp",
  text: "They carry the projector up the hill, and the coats down again.",
  tone: "secondary",
  motion: "arrive",
};

export const ${type}Fixture: BlockFixture<"${type}"> = {
  full,
  empty: { ...full, text: null, tone: "default", motion: "none" },
  longest: { ...full, heading: wordsOf(120), text: wordsOf(600) },
  rightToLeft: {
    ...full,
    heading: "ستة أشخاص ومصباح",
    text: "يحملون آلة العرض إلى أعلى التل، ثم المعاطف إلى أسفله.",
  },
  broken: brokenBlocks(full, {
    headingMissing: ["heading", null],
    headingTooLong: ["heading", wordsOf(121)],
    textTooLong: ["text", wordsOf(601)],
  }),
};
`;

const componentOf = ({
  type,
  folder,
  component,
}: TypeNames) => `import { type BlockComponent, BlockSection, headingId, Title } from "../../blocks/kit.ts";
import styles from "./${folder}.module.css";

/** A heading with a text. */
export const ${component}: BlockComponent<"${type}"> = ({ block, context }) => (
  <BlockSection block={block} tone={block.tone} motion={block.motion} labelled>
    <div className="grid breathing">
      <Title
        text={block.heading}
        first={context.first}
        id={headingId(block._key)}
        className={styles.heading}
      />
      {block.text === null ? null : (
        <p className={styles.text} data-arrives>
          {block.text}
        </p>
      )}
    </div>
  </BlockSection>
);
`;

const styleOf = () => `.heading {
  margin-block-end: var(--rhythm);
}

.text {
  max-inline-size: 40rem;
  font: 400 var(--step-1) / 1.5 var(--font-text);
}
`;

const testOf = ({ type }: TypeNames) => `import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { renderBlock } from "../../blocks/kit.fixture.ts";

const { full, empty } = blockFixtures.${type};

test("renders its heading and its text", async () => {
  const html = await renderBlock("${type}", full);
  expect(html).toContain(full.heading);
  expect(html).toContain(full.text);
});

test("renders no paragraph without a text", async () => {
  expect(await renderBlock("${type}", empty)).not.toContain("<p");
});
`;

/** Returns the files of a block in `own/`: contract, form, fixture, component, style and test. */
export function filesOfBlock(names: TypeNames): NewFile[] {
  const { folder } = names;
  const schemas = `schemas/own/${folder}/${folder}`;
  const web = `web/own/${folder}/${folder}`;
  return [
    { file: `${schemas}.contract.ts`, text: contractOf(names) },
    { file: `${schemas}.schema.ts`, text: formOf(names) },
    { file: `${schemas}.fixture.ts`, text: fixtureOf(names) },
    { file: `${web}.tsx`, text: componentOf(names) },
    { file: `${web}.module.css`, text: styleOf() },
    { file: `${web}.test.tsx`, text: testOf(names) },
  ];
}

/** Returns the lines of a block in the four indexes. */
export function entriesOfBlock({ type, folder, component }: TypeNames): IndexEntry[] {
  const path = `./${folder}/${folder}`;
  return [
    {
      file: "schemas/own/contract.ts",
      import: `import { ${type} } from "${path}.contract.ts";`,
      object: "ownBlocks",
      entry: type,
    },
    {
      file: "schemas/own/studio.ts",
      import: `import { ${type} } from "${path}.schema.ts";`,
      object: "ownForms",
      entry: type,
    },
    {
      file: "schemas/own/fixtures.ts",
      import: `import { ${type}Fixture } from "${path}.fixture.ts";`,
      object: "ownFixtures",
      entry: `${type}: ${type}Fixture`,
    },
    {
      file: "web/own/registry.tsx",
      import: `import { ${component} } from "${path}.tsx";`,
      object: "ownComponents",
      entry: `${type}: ${component}`,
    },
  ];
}
