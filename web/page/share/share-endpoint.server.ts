import "server-only";
import { addressed } from "@marquee/schemas/contract";
import type { Share } from "@marquee/schemas/share";
import * as z from "zod";
import { returnPath } from "../../members/return-path.ts";
import { ContentUnavailable, isContentFault } from "../../content/service/content-fault.ts";
import { queryContent } from "../../content/service/content-service.server.ts";
import { visitorView } from "../../content/view.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { readSitePage } from "../read-site-page.server.ts";
import { pagePath } from "../../design/ui/page-path.ts";
import { logSecurity } from "../../runtime/security-log.server.ts";
import { findShare } from "./read-share.server.ts";
import { createShareEndpoint } from "./share-endpoint.ts";

const HOME = "/";

const query = `*[_id == $id && ${addressed}][0]{language, "slug": slug.current}`;
const shape = z.object({ language: z.string().min(1), slug: z.string().min(1) });

const siteOrigin = () => new URL(serverEnv().siteUrl).origin;

/**
 * Returns the current path of the page that a link previews. The path is not stored with the link,
 * because the page's address may change.
 */
async function pathOf({ page, perspective }: Share): Promise<string> {
  const { result } = await queryContent({ query, params: { id: page }, perspective });
  const { data } = shape.safeParse(result);
  return data === undefined ? HOME : pagePath(data);
}

/**
 * Returns the path to which a visitor who leaves a preview is redirected. This is the path of the
 * previewed page if visitors can open that page, otherwise the path of the home page.
 */
async function exitPath(from: string | null): Promise<string> {
  const path = returnPath({
    from,
    referrer: "",
    configured: null,
    origin: siteOrigin(),
    here: "",
    home: HOME,
  });
  const [language = "", ...segments] = path.slice(1).split("/");
  try {
    const page = await readSitePage({ ...visitorView, cached: false }, language, segments);
    return page === null ? HOME : path;
  } catch (error) {
    // While the content service is down, every page displays the same error. The destination
    // therefore doesn't matter.
    if (error instanceof ContentUnavailable) return HOME;
    throw error;
  }
}

const endpoint = createShareEndpoint({
  find: findShare,
  pathOf,
  exitPath,
  site: siteOrigin,
  isOutage: isContentFault,
  now: Date.now,
  logSecurity,
});

/**
 * Returns the endpoint with this site's settings and content. All calls return the same endpoint, because it counts
 * requests for its rate limit.
 */
export const shareEndpoint = () => endpoint;
