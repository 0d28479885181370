import { expect, test } from "vitest";
import { openFinisher } from "./finisher.fixture.ts";
import { hashOf, inlineScripts } from "../policy/inline-scripts.ts";

const unknownScripts: string[] = [];
const onUnknownScript = (script: string) => unknownScripts.push(script);
const finisher = openFinisher({
  ownScripts: ["lights()"],
  steps: [7],
  onUnknownScript,
});

const pageOf = (body: string) =>
  `<html><head><script>lights()</script></head><body>${body}<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script></body></html>`;

const scriptSource = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");

test("[SEC-4] lists the hash of each inline script in a page's policy, and no URL", () => {
  const { html, policy } = finisher.finish(pageOf(""));
  const texts = inlineScripts(html);
  // Joins the payloads.
  expect(texts).toHaveLength(3);
  expect(texts[1]).toBe('self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])');
  expect(scriptSource(policy)?.toSorted()).toEqual(
    [...texts.map(hashOf), "'strict-dynamic'"].toSorted(),
  );
  expect(html).not.toContain('async=""');
});

test("[SEC-4] reports an unknown script, and does not allow it, alone or joined with others", () => {
  const unknownScript = "alert(1)";
  const { html, policy } = finisher.finish(pageOf(`<script>${unknownScript}</script>`));
  expect(html).toContain(unknownScript);
  expect(policy).not.toContain(hashOf(unknownScript));
  expect(unknownScripts).toEqual([unknownScript]);
  const named = inlineScripts(html).filter((text) => policy.includes(hashOf(text)));
  expect(named.join()).not.toContain(unknownScript);
  expect(named).toContain('self.__next_f.push([1,"a"])');
});

test("[SEC-4] allows a streamed page its nonce and the site's own scripts", () => {
  expect(scriptSource(finisher.policyFor("abc"))).toEqual([
    "'nonce-abc'",
    hashOf("lights()"),
    "'strict-dynamic'",
  ]);
  expect(scriptSource(finisher.policyFor(null))).toEqual(["'none'"]);
});
