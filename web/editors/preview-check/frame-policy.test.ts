import { expect, test } from "vitest";
import { framePolicyOf } from "./frame-policy.ts";

const studio = "https://studio.example.org";
const judge = (headers: Record<string, string>) =>
  framePolicyOf(new Headers(headers), studio).finding;

test("[PAGE-6] a page that names the studio, or nobody at all, is shown in its frame", () => {
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

test("[PAGE-6] a page that names others alone is not", () => {
  for (const list of ["'self'", "'none'", "", "http://studio.example.org", "https://example.org"]) {
    expect(judge({ "content-security-policy": `frame-ancestors ${list}` })).toBe("frameAncestors");
  }
});

test("[PAGE-6] every policy of several has to let the studio in: a proxy adds its own", () => {
  const both = `frame-ancestors ${studio}, default-src *; frame-ancestors 'self'`;
  expect(framePolicyOf(new Headers({ "content-security-policy": both }), studio)).toEqual({
    finding: "frameAncestors",
    said: "'self'",
  });
});

test("[PAGE-6] the older header counts only where no policy says who may", () => {
  expect(judge({ "x-frame-options": "SAMEORIGIN" })).toBe("frameOptions");
  expect(
    judge({ "x-frame-options": "DENY", "content-security-policy": `frame-ancestors ${studio}` }),
  ).toBe("allows");
});
