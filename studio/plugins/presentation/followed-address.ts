import { isValidSlug } from "@marquee/schemas/studio";
import * as z from "zod";
import { pagePath } from "../../page-address.ts";

const stored = z.object({ language: z.string(), slug: z.object({ current: z.string() }) });

/** Returns the path of a stored page, or null if the page lacks a language or a valid slug. */
export function addressOf(page: unknown): string | null {
  const found = stored.safeParse(page).data;
  if (found === undefined || !isValidSlug(found.slug.current)) return null;
  return pagePath({ language: found.language, slug: found.slug.current });
}

/** Normalizes a path for comparison: decoded, in NFC, without a trailing slash. Leaves malformed paths encoded. */
export function comparable(path: string): string {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  try {
    return decodeURI(bare).normalize("NFC");
  } catch {
    return bare;
  }
}

/** The stored path of a page, and whether another page has the same path. Null if the page was deleted. */
export type Place = { path: string | null; isShared: boolean } | null;

/** The displayed page, access to the content service, and callbacks that control the preview. */
type Followed = {
  /**
   * The path that results from the page's form. Undefined if the preview already displays this path.
   * Null while the form lacks a language or a valid slug.
   */
  wanted: string | null | undefined;
  /**
   * Whether the preview displays the page's stored path. `path` is that path, or null if the stored
   * address is incomplete.
   */
  isDisplayed: (path: string | null) => boolean;
  locate: () => Promise<Place>;
  /** Freezes or unfreezes the preview. It is frozen while its address has no page. */
  hold: (isHeld: boolean) => void;
  refresh: () => void;
  /** Navigates the preview to a path through Sanity's Presentation. */
  navigate: (path: string) => void;
  /** Loads a path in the preview directly, without Presentation. */
  load: (path: string) => void;
};

/**
 * Navigates the preview when the displayed page gets a new path. When the path in the page's form
 * changes, the caller must create a new follower.
 */
export type Follower = ReturnType<typeof createFollower>;

/**
 * Creates the follower of a displayed page. The follower refreshes the preview after a change, and
 * navigates if the path changes.
 */
export function createFollower({ wanted, locate, ...preview }: Followed) {
  const isLeaving = wanted !== undefined;
  let isSettled = false;
  let isStopped = false;
  let latest = 0;
  let attempts = 0;

  /**
   * Returns the page's stored path. Returns undefined if the content service fails or if a later
   * request has started.
   */
  async function locateNow(): Promise<Place | undefined> {
    latest += 1;
    const own = latest;
    try {
      const place = await locate();
      return own === latest && !isStopped ? place : undefined;
    } catch {
      // The form reports the failure of the content service. The next change or retry sends another request.
      return undefined;
    }
  }

  /**
   * Navigates to a path through Presentation on the first attempt, and does nothing on the second.
   * Loads the path directly on the third, because Presentation may have dropped the navigation.
   */
  function lead(path: string, isRetry: boolean): void {
    if (attempts > 0 && !isRetry) return;
    attempts += 1;
    if (attempts === 1) preview.navigate(path);
    if (attempts === 3) preview.load(path);
  }

  async function follow(isRetry: boolean): Promise<void> {
    const place = await locateNow();
    if (place === undefined) return;
    if (place === null || preview.isDisplayed(place.path)) {
      preview.hold(isLeaving);
      if (!isLeaving) preview.refresh();
      return;
    }
    // Freezes the preview even if this form has no new address yet. Another editor may have changed the address, and
    // the preview may learn of that change before this form does.
    preview.hold(true);
    const { path, isShared } = place;
    if (isSettled && path !== null && path === wanted && !isShared) lead(path, isRetry);
  }

  preview.hold(isLeaving);
  return {
    /** Reads the stored path and updates the preview. Call it after each change, including those of other editors. */
    follow: () => follow(false),
    /**
     * Does the same as `follow`, and may repeat the navigation. Call it at intervals, because a change may be stored
     * late, and an event or a navigation may be lost.
     */
    retry: () => follow(true),
    /** Allows navigation to the path in the form (`wanted`). Call it when the editor has stopped typing. */
    async settle(): Promise<void> {
      isSettled = true;
      await follow(false);
    },
    /** Stops the follower, which then ignores pending responses. */
    stop(): void {
      isStopped = true;
    },
  };
}
