import { signInGateFixture } from "../../../schemas/blocks/sign-in-gate/sign-in-gate.fixture.ts";
import type { SanityClient } from "@sanity/client";
import { storedBlock } from "../../agreement/shapes/stored-block.ts";
import { key, pageDocument, textBlock } from "../documents.ts";
import { type Canaries, samplePaths } from "./canaries.ts";
import { gatedBlocks } from "./gated-blocks.ts";

/** A condition that a member meets, in addition to being signed in. */
export type Merit = "verified" | "secondFactor" | "patron";

export type GatedPage = {
  path: string;
  /** The id of the page's document; null for the sample site's pages. */
  id: string | null;
  /** The gate's conditions besides a sign-in. Null if it never opens, because no gate is allowed there. */
  asks: readonly Merit[] | null;
};

export type GatedPages = AsyncDisposable & { pages: readonly GatedPage[]; canaries: Canaries };

const rules = {
  none: [],
  verified: ["verified"],
  secondFactor: ["secondFactor"],
  claim: ["patron"],
  all: ["verified", "secondFactor", "patron"],
} as const satisfies Record<string, readonly Merit[]>;

const storedRules = (asked: readonly Merit[]) => ({
  emailVerified: asked.includes("verified"),
  secondFactor: asked.includes("secondFactor"),
  ...(asked.includes("patron") ? { claim: { name: "plan", value: "patron" } } : {}),
});

/** Returns a gate with `blocks` as the dataset stores it, whose other fields come from a fixture. */
const gate = (
  blocks: readonly object[],
  { state = "empty", asks = rules.none, ...fields }: GateParts = {},
): object => ({
  ...Object(storedBlock(signInGateFixture[state])),
  rules: storedRules(asks),
  // Replaces the fixture's teaser, because it refers to files that are in no dataset.
  teaser: state === "rightToLeft" ? [textBlock("يقرأ الجميع هذا.")] : [],
  ...fields,
  blocks,
  _key: key(),
});

type GateParts = {
  state?: "full" | "empty" | "longest" | "rightToLeft";
  asks?: readonly Merit[];
  teaser?: readonly object[];
};

const columns = (start: object) => ({
  _key: key(),
  _type: "columns",
  version: 2,
  start: [start],
  end: [textBlock("Beside it.")],
  split: "even",
  tone: "default",
});

/** A list of all pages of a language, as the Studio stores it. Its key is part of the addresses of its feeds. */
const allPages = {
  _key: "all-pages",
  _type: "pageList",
  version: 1,
  source: "below",
  below: "index",
  perPage: 48,
  paginated: true,
};

/** Publishes a page for each state of a gate, each rule, and each kind of gated block, until it is disposed. */
export async function publishGatedPages(lake: SanityClient): Promise<GatedPages> {
  const { blocks, canaries } = await gatedBlocks(lake);
  const { words } = blocks;
  const all = Object.values(blocks).map((make) => make());
  const teaser = [textBlock("Everyone reads this."), columns(textBlock("And this."))];
  const kinds = Object.entries(blocks).map(
    ([kind, make]) => [kind, { asks: rules.none, blocks: [gate([make()])] }] as const,
  );
  const made: Record<string, { asks: readonly Merit[] | null; blocks: readonly object[] }> = {
    ...Object.fromEntries(kinds),
    full: { asks: rules.all, blocks: [gate(all, { state: "full", asks: rules.all })] },
    empty: { asks: rules.none, blocks: [gate([words()])] },
    longest: { asks: rules.all, blocks: [gate([words()], { state: "longest", asks: rules.all })] },
    "right-to-left": {
      asks: rules.all,
      blocks: [gate([words()], { state: "rightToLeft", asks: rules.all })],
    },
    verified: { asks: rules.verified, blocks: [gate([words()], { asks: rules.verified })] },
    "second-factor": {
      asks: rules.secondFactor,
      blocks: [gate([words()], { asks: rules.secondFactor })],
    },
    claim: { asks: rules.claim, blocks: [gate([words()], { asks: rules.claim })] },
    teaser: { asks: rules.none, blocks: [gate(all, { teaser })] },
    // Gates aren't allowed here: neither the gate nor its content is rendered for anyone.
    "in-columns": { asks: null, blocks: [textBlock("Before."), columns(gate([words()]))] },
    "in-a-gate": { asks: null, blocks: [textBlock("Before."), gate([gate([words()])])] },
    // A list of all gated pages, and a list behind a gate, where none is allowed.
    list: { asks: rules.none, blocks: [allPages, gate(all)] },
    "list-in-a-gate": { asks: null, blocks: [textBlock("Before."), gate([allPages])] },
  };
  const documents = Object.entries(made).map(([name, { asks, blocks: raw }]) => {
    const document = pageDocument(`sweep-${name}`, raw, { title: `Sweep: ${name}` });
    return { document, page: { path: `/en/sweep-${name}`, id: document._id, asks } };
  });
  for (const { document } of documents) await lake.createOrReplace(document);
  const sample = samplePaths.map((path) => ({ path, id: null, asks: rules.none }));
  return {
    pages: [...sample, ...documents.map(({ page }) => page)],
    canaries,
    [Symbol.asyncDispose]: async () => {
      for (const { document } of documents) await lake.delete(document._id);
    },
  };
}
