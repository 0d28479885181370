import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { gateRules, signInGate as contract } from "./sign-in-gate.contract.ts";

const groups = [
  ...blockGroups.slice(0, 1),
  { name: "members", title: "Members only" },
  ...blockGroups.slice(1),
];

const rules = defineField({
  name: "rules",
  title: "Access rules",
  type: "object",
  description: "Without access rules, every signed-in member has access.",
  group: "members",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "emailVerified",
      title: "Require verified email",
      type: "boolean",
      initialValue: false,
    }),
    defineField({
      name: "secondFactor",
      title: "Require second factor",
      type: "boolean",
      description: "Only members who sign in with a second factor see the members-only blocks.",
      initialValue: false,
    }),
    defineField({
      name: "claim",
      title: "Custom claim",
      type: "object",
      description:
        "Only members whose account has this claim see the members-only blocks. Developers set claims such as plan = premium on member accounts.",
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

const someBlocks = () => ({ one: translate("1 block"), many: translate("{count} blocks") });

export const signInGate = (inner: readonly BlockForm[]) =>
  defineType({
    name: "signInGate",
    title: "Sign-in gate",
    type: "object",
    description: "Blocks that only signed-in members see, with a teaser for all visitors.",
    options: {
      menuGroup: "ask",
      searchTerms: "login, log in, members, account, protected, private, paywall, password",
    },
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
        title: "Description",
        type: "text",
        rows: 2,
        description: "One sentence about what members can see after sign-in.",
        group: "content",
        validation: mustObey(gateRules.promise),
      }),
      defineField({
        name: "buttonLabel",
        title: "Button label",
        type: "string",
        description: "Leave empty to display “Sign in” in the page's language.",
        group: "content",
        validation: mayObey(gateRules.buttonLabel),
      }),
      blocksField(inner, {
        name: "teaser",
        title: "Teaser",
        description: "All visitors see these blocks, above the sign-in prompt.",
        group: "content",
      }),
      blocksField(inner, {
        name: "blocks",
        title: "Members-only blocks",
        description:
          "Uploaded images and files stay public: anyone who has the URL of a file can open the file.",
        group: "members",
      }),
      rules,
      toneField("inverted"),
    ],
    preview: {
      select: { title: "heading", teaser: "teaser", blocks: "blocks" },
      prepare: ({ title, teaser, blocks }) => ({
        title: title ?? translate("Untitled sign-in gate"),
        subtitle: translate("Sign-in gate · {open} for everyone, {closed} for members", {
          open: countOf(teaser, someBlocks()),
          closed: countOf(blocks, someBlocks()),
        }),
      }),
    },
  });
