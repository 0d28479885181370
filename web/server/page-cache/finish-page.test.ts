import { expect, test } from "vitest";
import { openFinisher } from "./finisher.fixture.ts";
import { hashOf, inlineScripts } from "../policy/inline-scripts.ts";

const startFile = "/_next/static/start/start-abc.js";
const finisher = openFinisher({ ownScripts: ["lights()"], startFile });

const pageOf = (body: string) =>
  `<html><head><script>lights()</script></head><body>${body}<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"a"])</script></body></html>`;

const scriptSource = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");

test("[LITE-2][SEC-4] every page has the same policy, which allows only the site's own scripts by their hashes", () => {
  const { html, policy } = finisher.finish(pageOf("<p>One</p>"));
  const texts = inlineScripts(html);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain(startFile);
  expect(scriptSource(policy)).toEqual([...texts.map(hashOf), "'strict-dynamic'"]);
  expect(finisher.finish(pageOf("<p>Two</p>")).policy).toBe(policy);
});

test("[SEC-4] a script that content brings into a page is removed, and has no hash", () => {
  const { html, policy } = finisher.finish(pageOf("<script>alert(1)</script>"));
  expect(html).not.toContain("alert(1)");
  expect(policy).not.toContain(hashOf("alert(1)"));
});

test("[LITE-3] a page of a build without start script has only the site's own inline scripts", () => {
  const { html, policy } = openFinisher({ ownScripts: ["lights()"] }).finish(pageOf(""));
  expect(inlineScripts(html)).toEqual(["lights()"]);
  expect(scriptSource(policy)).toEqual([hashOf("lights()"), "'strict-dynamic'"]);
});

test("[SEC-4] allows a streamed page its nonce and the site's own scripts", () => {
  expect(scriptSource(finisher.policyFor("abc"))).toEqual([
    "'nonce-abc'",
    hashOf("lights()"),
    "'strict-dynamic'",
  ]);
  expect(scriptSource(finisher.policyFor(null))).toEqual(["'none'"]);
});
