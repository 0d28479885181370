import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { key, textBlock } from "../documents.ts";
import { root } from "../stack/places.ts";
import { addressesOf, dataFolder, siteDist, testStack } from "../stack/stack.ts";
import {
  type Breadth,
  draftCookie,
  lakeRequests,
  pageRequests,
  siteRequests,
} from "./gate-requests.ts";
import { type Canaries, canaryBytes, WORD } from "./canaries.ts";
import { anyEvent, byTurns, type Findings, findLeaks, readStream, sumOf } from "./find-leaks.ts";
import { isEnough, type SweepMember, sweepMembers } from "./members.ts";
import { type GatedPage, publishGatedPages } from "./pages.ts";

const { site } = addressesOf(testStack);

/** Returns a `Cookie` header with this session cookie; empty if `value` is null. */
const sessionCookie = (value: string | null) => (value === null ? "" : `marquee_session=${value}`);

/**
 * The searches of a gate sweep, which sends many kinds of requests and looks for gated content in
 * the responses. `control` must find gated content on every page that it requests. The other
 * searches must find none.
 */
export type Sweep = Awaited<ReturnType<typeof openSweep>>;

/** Publishes gated pages, signs members in, and searches for the gated content. */
export async function openSweep(lake: SanityClient) {
  const { pages, canaries, ...published } = await publishGatedPages(lake);
  const members = Object.entries(await sweepMembers());
  const own = pages.flatMap(({ id }) => id ?? []);
  const [, , picture = ""] = canaries;
  const find = (cookie: string, breadth: Breadth) =>
    findLeaks(requestsOf(pages, breadth), cookie, canaries);
  return {
    /** Requests all gated pages with a session cookie that must open no gate, or with none if `cookie` is null. */
    impostor: (cookie: string | null, breadth: Breadth) => find(sessionCookie(cookie), breadth),
    /** Requests all gated pages with forged cookies of an editor in draft mode. */
    draft: (breadth: Breadth) => find(draftCookie, breadth),
    /** Requests the site's routes other than the gated pages. */
    rest: () => findLeaks(siteRequests(picture, pages.at(-1)?.path ?? "/en"), "", canaries),
    lake: () => findLeaks(lakeRequests(own), "", canaries),
    live: () => liveLeaks(lake, pages, canaries),
    files: async () => fileLeaks(canaries),
    /** Requests, as each member, the pages whose gates require more than the member has. */
    lacking: async (breadth: Breadth) => {
      const finds = members.map(([, { cookie, merits }]) => {
        const closed = pages.filter(({ asks }) => !isEnough(asks, merits));
        return findLeaks(requestsOf(closed, breadth), sessionCookie(cookie), canaries);
      });
      return sumOf(await Promise.all(finds));
    },
    /**
     * Requests, as each member, the pages whose gates open for that member. If a response contains no
     * gated string, the other searches prove nothing about that page.
     */
    control: async () => {
      const found: { where: string; bytes: number }[] = [];
      await byTurns(
        members.flatMap(([name, member]) => openPages(name, member, pages)),
        async ({ where, path, cookie, form }) => {
          const bytes = canaryBytes(await pageAs(path, cookie, form), canaries);
          found.push({ where, bytes });
        },
      );
      return found;
    },
    /**
     * Returns the gated strings that no page contains even for the member who meets every condition.
     * For these strings, the other searches prove nothing.
     */
    missing: async () => {
      const [, everything] = members.at(-1) ?? [];
      const texts: string[] = [];
      await byTurns(pages, async ({ path }) => {
        texts.push(await pageAs(path, everything?.cookie ?? null));
      });
      return canaries.filter((canary) => !texts.some((text) => text.includes(canary)));
    },
    [Symbol.asyncDispose]: () => published[Symbol.asyncDispose](),
  };
}

async function pageAs(path: string, cookie: string | null, form = {}): Promise<string> {
  const headers = { ...form, cookie: sessionCookie(cookie) };
  return (await fetch(`${site}${path}`, { headers })).text();
}

const requestsOf = (pages: readonly GatedPage[], breadth: Breadth) =>
  pages.flatMap(({ path }) => pageRequests(path, breadth));

/** Returns a member's requests for the pages whose gates they can open. */
function openPages(name: string, { cookie, merits }: SweepMember, pages: readonly GatedPage[]) {
  const open = pages.filter(({ asks }) => isEnough(asks, merits));
  const forms = Object.entries({ HTML: {}, RSC: { RSC: "1" } });
  return open.flatMap(({ path }) =>
    forms.map(([way, form]) => ({ where: `${path} for ${name}, ${way}`, path, cookie, form })),
  );
}

/** Opens the event streams of four gated pages, changes their gated content, and searches the events for it. */
async function liveLeaks(
  lake: SanityClient,
  pages: readonly GatedPage[],
  canaries: Canaries,
): Promise<Findings> {
  const changed = pages.filter(({ id }) => id !== null).slice(0, 4);
  const findings = changed.map(async ({ path, id }) => {
    const [, tags = ""] = /\bdata-live="([\w:,.-]+)"/.exec(await pageAs(path, null)) ?? [];
    const address = `${site}/api/live?since=${Date.now()}&tags=${encodeURIComponent(tags)}`;
    const stream = readStream(await fetch(address), anyEvent);
    const more = { ...textBlock(`Newly behind it: ${WORD}`), _key: key() };
    await lake.patch(String(id)).insert("after", "blocks[0].blocks[-1]", [more]).commit();
    const events = await stream;
    const bytes = canaryBytes(`${tags}\n${events}`, canaries);
    // Without any event, the search would pass although it has read nothing. A missing event is therefore a finding.
    const isNotified = anyEvent.test(events);
    return {
      asked: 1,
      read: events.length,
      leaks: [
        ...(bytes > 0 ? [{ where: `live ${path}`, bytes }] : []),
        ...(isNotified ? [] : [{ where: `live ${path}: no event arrived`, bytes: 1 }]),
      ],
    };
  });
  const found = await Promise.all(findings);
  return sumOf(found);
}

/** Searches the site's scripts, styles and cached pages, and the content that it caches for outages of the lake. */
export function fileLeaks(canaries: Canaries): Findings {
  const build = join(root, "web", siteDist(testStack));
  // The folder in `MARQUEE_SITE_DATA` holds the content that the site caches, the build folder its scripts and pages.
  const folders = [
    join(build, "static"),
    join(build, "server/app"),
    join(dataFolder(testStack), "site/content"),
  ];
  const texts = folders.flatMap((folder) => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    return files
      .filter((file) => file.isFile() && !/\.(?:woff2|png|ico)$/.test(file.name))
      .map((file) => join(file.parentPath, file.name));
  });
  const leaks = texts.flatMap((file) => {
    const bytes = canaryBytes(readFileSync(file, "utf8"), canaries);
    return bytes > 0 ? [{ where: file, bytes }] : [];
  });
  return { asked: texts.length, read: texts.length, leaks };
}
