import "server-only";
import { pageIndex } from "../page-index/page-index.server.ts";
import { freshContent } from "../service/fetch.server.ts";

/** Drops cached content. Called at each change of content, before anything is rendered again. */
export function noteContentChange(): void {
  freshContent().drop();
  pageIndex().noteChange();
}

/** Sets whether the site receives an event for each change of content. */
export function followContentChanges(isFollowing: boolean): void {
  freshContent().follow(isFollowing);
  pageIndex().follow(isFollowing);
}
