import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { hasMemberRouteCookie, isMadePerRequest, memberRoutePages } from "./member-route.ts";

type PathToRegexp = { pathToRegexp: (source: string) => RegExp };
// The parser that Next.js uses for rewrites. Next.js and the serving layer must agree on which
// addresses are pages.
const nextParser: PathToRegexp = createRequire(import.meta.url)(
  "next/dist/compiled/path-to-regexp",
);

const cookie = "a=1; marquee_session=abc";

const perRequest = "member member/programme account block-gallery shared-preview search".split(" ");

test.each<[path: string, has: boolean]>([
  ["/en", true],
  ["/pt-BR/x/y", true],
  ["/en/sign-in", false],
  ["/en/sign-in/more", true],
  ["/en/account-of-a-tram", true],
  ["/en/auth-action", false],
  ["/api/live", false],
  ["/cdn/images/a.jpg", false],
  ["/robots.txt", false],
  ["/nothing/x", false],
  ["/en/members", true],
  ...perRequest.map((path) => [`/en/${path}`, false] satisfies [string, boolean]),
])(
  "[GATE-4] %s with a session has a member route: %s, and others only where all are rendered per request",
  (path, has) => {
    const isPerRequest = perRequest.includes(path.slice("/en/".length));
    expect(isMadePerRequest(path, cookie)).toBe(has || isPerRequest);
    expect(nextParser.pathToRegexp(memberRoutePages).test(path)).toBe(has);
    expect(isMadePerRequest(path, "a=1")).toBe(isPerRequest);
    expect(isMadePerRequest(path, undefined)).toBe(isPerRequest);
  },
);

test.each([
  [undefined, false],
  ["marquee_consent=1; marquee_session_old=1", false],
  ["marquee_session=", true],
  ["a=1;__Host-marquee_session=x", true],
  ["__prerender_bypass=x", true],
  ["marquee_share=x", true],
  ["__Host-marquee_share=x", true],
  ["a=marquee_session=1", false],
])("cookies %j select the member route: %s", (cookies, isExpected) => {
  expect(hasMemberRouteCookie(cookies)).toBe(isExpected);
});
