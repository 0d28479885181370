import "server-only";
import { LRUCache } from "lru-cache";
import { listAddressOf, type PageAddress } from "../../content/addresses/page-address.ts";
import { gatesAreSafe } from "../../content/gates/gate-guard.server.ts";
import { listsOf, type ParsedBlock } from "../../content/parse/parse-blocks.ts";
import { readPage } from "../../content/page.server.ts";
import { visitorView } from "../../content/view.ts";
import type { GateRules, Member } from "../../content/gates/access.ts";
import { displayHtml, displayOf } from "../member-display.ts";
import { identifyMember } from "../session/session.server.ts";
import { gateStatesOf, ruleId, signGateStates, UNVERIFIED } from "./gate-states.ts";

/**
 * The page that a request with a session cookie gets. `variant`: a page variant. `variantId` is
 * its signed id (`gate-states.ts`). The serving layer adds `display`, the member's data as HTML.
 * `dynamic`: a page that must be rendered for this request alone, for example because the session
 * is invalid.
 */
export type MemberPage =
  | { kind: "variant"; variantId: string; display: string }
  | { kind: "dynamic" };

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    /** `site-start.server.ts` provides it for the serving layer. */
    findMemberPage: typeof findMemberPage;
  }
}

/** Maximum number of pages whose gate rules are cached. */
const MAX_PAGES = 5_000;

/**
 * Maximum number of different gate rules on a page that has variants. A variant's path contains an
 * entry for each rule (`gate-states.ts`). With more rules, the path would be too long.
 */
const MAX_RULES = 16;

/**
 * Maximum number of a page's variants. A page with four different rules, each open or closed, has
 * 16 variants. Members with further combinations get the dynamic route until content changes.
 */
const MAX_VARIANTS = 24;

/**
 * The rules of a page's gates, each once. `variantIds` are the ids of the page variants that were
 * requested since the content last changed.
 */
type PageRules = {
  generation: number;
  rules: Promise<readonly GateRules[] | null>;
  variantIds: Set<string>;
};

const pages = new LRUCache<string, PageRules>({ max: MAX_PAGES });

/** Collects the rules of all gates by id, including gates in columns and reusable blocks. */
function collectRules(blocks: readonly ParsedBlock[], found: Map<string, GateRules>): void {
  for (const entry of blocks) {
    if (!entry.ok) continue;
    const { block } = entry;
    if (block._type === "signInGate") found.set(ruleId(block.rules), block.rules);
    for (const list of listsOf(block)) collectRules(list, found);
  }
}

/** Reads the rules of a page's gates; null if there is no page or it has too many rules. */
async function readRules({ language, slug }: PageAddress): Promise<readonly GateRules[] | null> {
  const { slug: own } = listAddressOf(slug);
  const { page } = await readPage({ ...visitorView, cached: false }, language, own);
  if (page === null) return null;
  const found = new Map<string, GateRules>();
  collectRules(page.blocks, found);
  return found.size > MAX_RULES ? null : [...found.values()];
}

/**
 * Returns the cached gate rules of a page. Reads them again if content has changed since they were
 * read.
 */
function rulesOf(address: PageAddress, generation: number): PageRules {
  const key = `${address.language}/${address.slug}`;
  const known = pages.get(key);
  if (known?.generation === generation) return known;
  // If the rules can't be read, the page has no variant, and the next request reads the rules
  // again.
  const rules = readRules(address).catch(() => {
    pages.delete(key);
    return null;
  });
  const entry = { generation, rules, variantIds: new Set<string>() };
  pages.set(key, entry);
  return entry;
}

/**
 * Data that is computed once for each verified session: the member's data as HTML (`display`) and,
 * for each page's gate rules, the signed id of the page variant that the member gets (`variantIds`).
 */
type Computed = { display: string; variantIds: WeakMap<readonly GateRules[], string | null> };

const computed = new WeakMap<Member, Computed>();

function computedFor(member: Member): Computed {
  const known = computed.get(member);
  if (known !== undefined) return known;
  const made = { display: displayHtml(displayOf(member)), variantIds: new WeakMap() };
  computed.set(member, made);
  return made;
}

/**
 * Returns the signed id of the page variant that a member gets on a page with these gate rules.
 * Returns null without a serving layer.
 */
function variantIdFor(member: Member, rules: readonly GateRules[]): string | null {
  const { variantIds } = computedFor(member);
  const known = variantIds.get(rules);
  if (known !== undefined) return known;
  const variantId = signGateStates(gateStatesOf(member, rules));
  variantIds.set(rules, variantId);
  return variantId;
}

/**
 * Finds the page that a request with this session cookie gets. `generation` counts the changes of
 * published content so far. `client` returns the network address that is logged if the cookie is
 * invalid. [MEM-1][MEM-2]
 */
export async function findMemberPage(
  cookie: string,
  {
    address,
    generation,
    client,
  }: { address: PageAddress; generation: number; client: () => string },
): Promise<MemberPage> {
  const member = await identifyMember(cookie, client);
  if (member === null) return { kind: "dynamic" };
  if (member === "unverified") {
    const variantId = signGateStates(UNVERIFIED);
    return variantId === null ? { kind: "dynamic" } : { kind: "variant", variantId, display: "" };
  }
  const { rules: reading, variantIds } = rulesOf(address, generation);
  const rules = await reading;
  if (rules === null) return { kind: "dynamic" };
  if (rules.length > 0 && !(await gatesAreSafe())) return { kind: "dynamic" };
  const variantId = variantIdFor(member, rules);
  if (variantId === null) return { kind: "dynamic" };
  if (!variantIds.has(variantId)) {
    if (variantIds.size >= MAX_VARIANTS) return { kind: "dynamic" };
    variantIds.add(variantId);
  }
  return { kind: "variant", variantId, display: computedFor(member).display };
}
