import { expect, test } from "vitest";
import { framePolicyOf } from "./frame-policy.ts";

const studio = "https://studio.example.org";
const judge = (csp: string | null, frameOptions: string | null = null) => {
  const headers = new Headers();
  if (csp !== null) headers.set("content-security-policy", csp);
  if (frameOptions !== null) headers.set("x-frame-options", frameOptions);
  return framePolicyOf(headers, studio);
};

test.each([
  ["allows", null, null],
  ["allows", "object-src 'none'; frame-ancestors 'self' https://studio.example.org", null],
  ["allows", "object-src 'none'; frame-ancestors https://*.example.org", null],
  ["allows", "object-src 'none'; frame-ancestors *", null],
  ["allows", "object-src 'none'; frame-ancestors https:", null],
  ["frameAncestors", "frame-ancestors 'self'", null],
  ["frameAncestors", "frame-ancestors 'none'", null],
  ["frameAncestors", "frame-ancestors ", null],
  ["frameAncestors", "frame-ancestors http://studio.example.org", null],
  ["frameAncestors", "frame-ancestors https://example.org", null],
  // X-Frame-Options applies only when no policy has frame-ancestors.
  ["frameOptions", null, "SAMEORIGIN"],
  ["allows", `frame-ancestors ${studio}`, "DENY"],
])("[PAGE-6] reports %s for the policy %j and X-Frame-Options %j", (finding, csp, frameOptions) => {
  expect(judge(csp, frameOptions).finding).toBe(finding);
});

test("[PAGE-6] requires every one of several policies to allow the studio", () => {
  const both = `frame-ancestors ${studio}, default-src *; frame-ancestors 'self'`;
  expect(judge(both)).toEqual({ finding: "frameAncestors", value: "'self'" });
});
