import { expect, test } from "vitest";
import { framePolicyOf } from "./frame-policy.ts";

const studio = "https://studio.example.org";
const judge = (headers: Record<string, string>) =>
  framePolicyOf(new Headers(headers), studio).finding;

test("[PAGE-6] allows framing for a page that names the studio or has no policy", () => {
  expect(judge({})).toBe("allows");
  for (const list of [
    "'self' https://studio.example.org",
    "https://*.example.org",
    "*",
    "https:",
  ]) {
    expect(judge({ "content-security-policy": `object-src 'none'; frame-ancestors ${list}` })).toBe(
      "allows",
    );
  }
});

test("[PAGE-6] reports frame-ancestors for a page that names only other origins", () => {
  for (const list of ["'self'", "'none'", "", "http://studio.example.org", "https://example.org"]) {
    expect(judge({ "content-security-policy": `frame-ancestors ${list}` })).toBe("frameAncestors");
  }
});

test("[PAGE-6] requires every one of several policies to allow the studio", () => {
  const both = `frame-ancestors ${studio}, default-src *; frame-ancestors 'self'`;
  expect(framePolicyOf(new Headers({ "content-security-policy": both }), studio)).toEqual({
    finding: "frameAncestors",
    value: "'self'",
  });
});

test("[PAGE-6] applies X-Frame-Options only when no policy has frame-ancestors", () => {
  expect(judge({ "x-frame-options": "SAMEORIGIN" })).toBe("frameOptions");
  expect(
    judge({ "x-frame-options": "DENY", "content-security-policy": `frame-ancestors ${studio}` }),
  ).toBe("allows");
});
