/**
 * Name of the cookie that Next.js sets in draft mode (https://nextjs.org/docs/app/guides/draft-mode). Its value is
 * constant for a build, so it proves nothing about the user.
 */
export const NEXT_DRAFT_COOKIE = "__prerender_bypass";
