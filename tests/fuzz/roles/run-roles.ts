import { openRoles } from "../../../studio/content-lake/src/store/roles.ts";
import {
  field,
  openTestLake,
  type TestLake,
} from "../../../studio/content-lake/tests/support/open-test-lake.ts";
import { seededRandom, type Random } from "../../../studio/content-lake/tests/support/random.ts";
import { fuzzedRoles, nobody } from "./fuzzed-roles.ts";
import { followChanges, type Follower } from "./follow-changes.ts";
import { anyCall, storing, type RoleCall } from "./role-calls.ts";
import { markersIn, referringIn, Witness, type FuzzedCaller, type Stored } from "./witness.ts";

/** Number of calls after which the test continues with an empty lake. */
const segment = 1_000;

/** Number of calls by the administrator at the beginning of a segment, so that there are documents. */
const preparation = 60;

const datasets = ["production", "production-comments", "production-submissions"] as const;

/** Calls to `production` are more frequent, because its roles differ most. */
const chosen = [...datasets, "production", "production", "production", "production"];

export interface RolesReport {
  statuses: Map<number, number>;
  writes: Map<string, number>;
  contents: Map<string, number>;
  /** Responses and events with content that the caller may not read, and wrong counts. */
  leaks: string[];
  /** Changes that the caller's role doesn't allow, and responses with a 5xx. */
  beyond: string[];
}

const count = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Sends seeded calls of each role to a lake, and compares every response, every event and every stored document with an
 * independent model of the grants. Call number `n` of a seed is always the same.
 */
export async function runRoles(seed: number, calls: number): Promise<RolesReport> {
  const report: RolesReport = {
    statuses: new Map(),
    writes: new Map(),
    contents: new Map(),
    leaks: [],
    beyond: [],
  };
  for (let start = 0; start < calls; start += segment) {
    const length = Math.min(segment, calls - start);
    await runSegment({ seed: seed * 1_000_003 + start, start, length }, report);
  }
  return report;
}

async function runSegment(
  { seed, start, length }: { seed: number; start: number; length: number },
  report: RolesReport,
): Promise<void> {
  const lake = openTestLake();
  const random = seededRandom(seed);
  const callers = addCallers(lake);
  const [administrator] = callers;
  if (!administrator) throw new Error("There are no callers");
  const owners = callers.map(({ id }) => id).filter((id) => id.includes("owner"));
  const witness = new Witness();
  const followers = await Promise.all(callers.map((caller) => followChanges(lake, caller)));
  let made = start * 10;
  const marker = () => `mk${String((made += 1)).padStart(7, "0")}`;
  try {
    for (let at = -preparation; at < length; at += 1) {
      const isStoring = at < 0 || random.in(0.12);
      const caller = isStoring ? administrator : random.pick(callers);
      const make = isStoring ? storing : anyCall;
      const call = placed(make(random, marker, owners), random, witness);
      const problems = await judge(lake, { caller, call, witness, report });
      problems.leaks.push(...(await leaksOf(followers, witness)));
      const what = `#${start + at} ${caller.role.name} ${call.method} ${call.path} ${JSON.stringify(call.body ?? "")}`;
      report.leaks.push(...problems.leaks.map((problem) => `${problem}: ${what}`));
      report.beyond.push(...problems.beyond.map((problem) => `${problem}: ${what}`));
    }
  } finally {
    for (const follower of followers) await follower?.stop();
    lake.close();
  }
}

/** Adds the roles to the lake, and a token for each. The role of owners has two, who must not see each other's. */
function addCallers({ lake: { lake } }: TestLake): FuzzedCaller[] {
  const stored = openRoles(lake.store.database);
  const createdAt = lake.now().toISOString();
  const tokens = fuzzedRoles.flatMap((role) => {
    if (role.file) stored.put(role.name, JSON.stringify(role.file));
    const ids = role.name === "owner" ? ["owner-1", "owner-2"] : [role.name];
    return ids.map((id) => ({ role, id: `user-${id}`, token: `fuzz-${id}` }));
  });
  for (const { role, id, token } of tokens) {
    lake.credentials.add(token, {
      kind: "token",
      label: id,
      role: role.name,
      userId: id,
      createdAt,
    });
  }
  return [...tokens, { role: nobody, id: "<none>", token: null }];
}

function placed(call: RoleCall, random: Random, { revisions }: Witness): RoleCall & Placed {
  const dataset = random.pick(chosen);
  const path = call.path
    .replace("DATASET", dataset)
    .replace("REVISION", random.pick(revisions.slice(-50)));
  return { ...call, dataset, path };
}

interface Placed {
  dataset: string;
}

interface Judged {
  caller: FuzzedCaller;
  call: RoleCall & Placed;
  witness: Witness;
  report: RolesReport;
}

/** Sends a call, and returns what its response and the stored documents show beyond the caller's grants. */
async function judge(lake: TestLake, { caller, call, witness, report }: Judged) {
  const { method, path, body, dataset } = call;
  const readable = witness.markersNow(caller, dataset);
  const headers = caller.token === null ? {} : { authorization: `Bearer ${caller.token}` };
  const answer = await lake.send(path, { as: null, method, body, headers });
  const text = await answer.text();
  const own = markersIn(JSON.stringify(body ?? ""));
  const stored = storedIn(lake);
  const before = witness.revisions.length;
  const beyond = witness.observe(stored, caller, own);
  if (answer.status >= 500) beyond.push(`status ${answer.status} ${text.slice(0, 200)}`);
  count(report.statuses, answer.status);
  if (witness.revisions.length > before) count(report.writes, caller.role.name);
  const visible =
    call.readsHistory === true
      ? witness.markersInHistory(caller, dataset)
      : new Set([...readable, ...witness.markersNow(caller, dataset)]);
  const shown = markersIn(text);
  if (answer.ok && shown.size > 0) count(report.contents, caller.role.name);
  const leaked = [...shown].filter((marker) => !visible.has(marker) && !own.has(marker));
  const leaks = leaked.map((marker) => `${marker} in a response of status ${answer.status}`);
  if (answer.ok) leaks.push(...wrongFigures(call, text, caller, witness));
  return { leaks, beyond };
}

function wrongFigures(
  { count: counted, path, dataset }: RoleCall & Placed,
  text: string,
  caller: FuzzedCaller,
  witness: Witness,
): string[] {
  const readable = witness.readable(caller, dataset);
  if (counted) {
    const { type, language } = counted;
    const expected = readable.filter(
      (one) =>
        (type === undefined || one._type === type) &&
        (language === undefined || one["language"] === language),
    ).length;
    const result = field(JSON.parse(text), "result");
    return result === expected ? [] : [`a count of ${String(result)} instead of ${expected}`];
  }
  if (!path.includes("/data/references/")) return [];
  const known = new Set(readable.map(({ _id }) => _id));
  return referringIn(JSON.parse(text)).filter((id) => !known.has(id));
}

async function leaksOf(
  followers: readonly (Follower | undefined)[],
  witness: Witness,
): Promise<string[]> {
  await new Promise((resolve) => setImmediate(resolve));
  return followers.flatMap((follower) => {
    const shown = markersIn(follower?.take() ?? "");
    if (!follower || shown.size === 0) return [];
    const ever = witness.markersEver(follower.caller, "production");
    const leaked = [...shown].filter((marker) => !ever.has(marker));
    return leaked.map((marker) => `${marker} in an event for ${follower.caller.role.name}`);
  });
}

function storedIn({ lake: { lake } }: TestLake): Stored {
  return new Map(
    datasets.map((name) => {
      const documents = lake.dataset(name)?.perspectives.raw.all() ?? [];
      return [name, new Map(documents.map((document) => [document._id, document]))];
    }),
  );
}
