import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { gateRules, signInGate as contract } from "./sign-in-gate.contract.ts";

const groups = [
  ...blockGroups.slice(0, 1),
  { name: "members", title: "For members" },
  ...blockGroups.slice(1),
];

const rules = defineField({
  name: "rules",
  title: "Who may pass",
  type: "object",
  description: "Everyone who is signed in, unless you ask for more here.",
  group: "members",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "emailVerified",
      title: "Only with a confirmed email address",
      type: "boolean",
      initialValue: false,
    }),
    defineField({
      name: "secondFactor",
      title: "Only with a second factor",
      type: "boolean",
      description: "The member typed a code from their phone when signing in.",
      initialValue: false,
    }),
    defineField({
      name: "claim",
      title: "Only with a certain claim",
      type: "object",
      description: "A mark your developers put on accounts, such as plan = patron. Usually empty.",
      options: { collapsible: true, collapsed: true, columns: 2 },
      fields: [
        defineField({
          name: "name",
          title: "Name",
          type: "string",
          validation: mustObey(gateRules.claimName),
        }),
        defineField({
          name: "value",
          title: "Value",
          type: "string",
          validation: mustObey(gateRules.claimValue),
        }),
      ],
    }),
  ],
});

const someBlocks = () => ({ one: say("1 block"), many: say("{count} blocks") });

/** Returns the form of the sign-in gate. `inner` lists the forms of the blocks that it may hold. */
export const signInGate = (inner: readonly BlockForm[]) =>
  defineType({
    name: "signInGate",
    title: "Members' gate",
    type: "object",
    description: "A teaser for everyone, and blocks that only signed-in members receive.",
    options: { menuGroup: "ask" },
    groups,
    fields: [
      versionField(contract.version),
      defineField({
        name: "heading",
        title: "Heading",
        type: "string",
        group: "content",
        validation: mustObey(gateRules.heading),
      }),
      defineField({
        name: "promise",
        title: "What is inside",
        type: "text",
        rows: 2,
        description: "One sentence that makes a visitor want to sign in.",
        group: "content",
        validation: mustObey(gateRules.promise),
      }),
      defineField({
        name: "buttonLabel",
        title: "Words on the button",
        type: "string",
        description: "Leave it empty for “Sign in” in the visitor's language.",
        group: "content",
        validation: mayObey(gateRules.buttonLabel),
      }),
      blocksField(inner, {
        name: "teaser",
        title: "Teaser",
        description: "What everyone sees above the gate.",
        group: "content",
      }),
      blocksField(inner, {
        name: "blocks",
        title: "Behind the gate",
        description:
          "Only members receive these blocks. Uploaded files are the exception: anyone who has the address of a picture or file can open it, so keep secrets out of uploads.",
        group: "members",
      }),
      rules,
      toneField("ink"),
    ],
    preview: {
      select: { title: "heading", teaser: "teaser", blocks: "blocks" },
      prepare: ({ title, teaser, blocks }) => ({
        title: title ?? say("Gate without a heading"),
        subtitle: say("Gate · {open} for everyone, {closed} for members", {
          open: countOf(teaser, someBlocks()),
          closed: countOf(blocks, someBlocks()),
        }),
      }),
    },
  });
