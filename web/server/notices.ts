import type { FinishedPage } from "./finish-page.ts";
import type { NextAnswer } from "./ask-next.ts";

/** What a notice is about: a request that makes no sense, an address without a page, a page that can't be made now. */
export type NoticeStatus = 400 | 404 | 503;

/** More languages than any site has; beyond it somebody is trying out addresses. */
const MAX_KEPT = 100;

/** Met by any site in its default language: no language has this code. */
const NO_LANGUAGE = "und";

/** The language that an address begins with. */
export const languageIn = (path: string): string =>
  /^\/([a-z]{2,3}(?:-[a-z0-9]{2,8})*)(?:\/|$)/i.exec(path)?.[1] ?? NO_LANGUAGE;

/** Last resort, where not even the notice can be made. */
const plainWords: FinishedPage = {
  html: "<!DOCTYPE html><title>Not available</title><p>We can't show this page just now. Please try again in a moment.</p>",
  policy: "default-src 'none'; frame-ancestors 'self'",
};

/** The pages that stand for those which can't be shown, with their words in the HTML. [PAGE-9] */
export type Notices = {
  noticeFor(path: string, status: NoticeStatus): Promise<FinishedPage>;
  /** Their words may have changed. */
  drop(): void;
};

/**
 * Has Next make each notice once in a language, from its own page at `/{language}/notice/{status}`, by `ask`. One that
 * was made stands in when it can't be made again.
 */
export function createNotices(
  ask: (path: string) => Promise<NextAnswer>,
  finish: (html: string) => FinishedPage,
): Notices {
  const kept = new Map<string, FinishedPage>();
  let fresh = new Set<string>();

  async function make(path: string): Promise<FinishedPage> {
    const made = fresh;
    try {
      const { status, body } = await ask(path);
      if (status !== 200) return kept.get(path) ?? plainWords;
      const page = finish(body);
      if (kept.size >= MAX_KEPT) return page;
      kept.set(path, page);
      made.add(path);
      return page;
    } catch {
      return kept.get(path) ?? plainWords;
    }
  }
  return {
    async noticeFor(path, status) {
      const address = `/${languageIn(path)}/notice/${status}`;
      const known = fresh.has(address) ? kept.get(address) : undefined;
      return known ?? make(address);
    },
    drop() {
      fresh = new Set();
    },
  };
}
