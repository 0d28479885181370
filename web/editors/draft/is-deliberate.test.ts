import { expect, test } from "vitest";
import { isDeliberate } from "./is-deliberate.ts";

const site = "https://site.example";
const studio = "https://studio.example";
const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

const link = { ...navigation, "sec-fetch-site": "same-origin" };
const evil = "https://evil.example/";

const isAllowed = (headers: Record<string, string>) =>
  isDeliberate(new Request(`${site}/api/draft-mode/disable`, { headers }), [site, studio]);

test.each([
  ["a link on the page", link],
  ["a typed address", { ...navigation, "sec-fetch-site": "none" }],
  ["the studio", { ...navigation, "sec-fetch-site": "cross-site", referer: `${studio}/` }],
  ["a browser without fetch metadata", { referer: `${site}/en` }],
])("[SEC-2] %s ends a draft session", (_what, headers) => {
  expect(isAllowed(headers)).toBe(true);
});

test.each([
  ["a prefetch", { ...link, "sec-purpose": "prefetch" }],
  ["a prerendering", { ...link, "sec-purpose": "prefetch;prerender" }],
  ["an image of the site", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }],
  ["an image of another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
  ["a link on another site", { ...navigation, "sec-fetch-site": "cross-site", referer: evil }],
  ["a sibling subdomain", { ...navigation, "sec-fetch-site": "same-site" }],
  ["another site in a browser without fetch metadata", { referer: evil }],
  ["a request without any origin", {}],
])("[SEC-2] %s ends no draft session", (_what, headers) => {
  expect(isAllowed(headers)).toBe(false);
});
