import { pathWithin, type Seen } from "./crawl.ts";

/** URL schemes of link targets that are not checked. */
const uncheckedSchemes = /^(https?|mailto|tel):/;

const fragmentOf = (address: string) => decodeURIComponent(new URL(address).hash.slice(1));

/** Requests a page that the crawl has not visited. Returns its status and the ids of its elements. */
async function ask(site: string, path: string): Promise<{ status: number; ids: string[] }> {
  const response = await fetch(`${site}${path}`);
  const html = await response.text();
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
  return { status: response.status, ids };
}

/** Returns the broken links of the crawled pages, each with the page that contains it. */
export async function brokenLinks(site: string, visited: Map<string, Seen>): Promise<string[]> {
  const asked = new Map<string, ReturnType<typeof ask>>();
  const answerOf = (path: string) => {
    const known = asked.get(path) ?? ask(site, path);
    asked.set(path, known);
    return known;
  };
  const judge = async (on: string, address: string): Promise<string[]> => {
    const path = pathWithin(site, address);
    if (path === null) {
      return uncheckedSchemes.test(address) ? [] : [`${on}: ${address} is no address for a link`];
    }
    const { status, ids } = visited.get(path) ?? (await answerOf(path));
    const fragment = fragmentOf(address);
    // Accepts an error page's links to itself. Such links work, although the page's status is not
    // 200.
    if (status !== 200 && path !== on) return [`${on}: ${address} returned status ${status}`];
    return fragment === "" || ids.includes(fragment)
      ? []
      : [`${on}: ${address} has nothing of that name`];
  };
  const broken: string[] = [];
  for (const { path, links } of visited.values()) {
    for (const address of new Set(links)) {
      // oxlint-disable-next-line no-await-in-loop -- parallel first requests for images would overload the lake
      broken.push(...(await judge(path, address)));
    }
  }
  return broken;
}
