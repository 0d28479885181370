import { beginScripts } from "../internals/begin-scripts.ts";
import { contentPolicy, type PolicyHosts } from "../policy/content-policy.ts";
import { hashOf, inlineScripts, joinPayloads } from "../policy/inline-scripts.ts";
import { startScripts } from "../start-scripts.ts";

/** A complete page before compression, with its content security policy. */
export type FinishedPage = { html: string; policy: string };

/** Prepares pages rendered by Next.js for sending. */
export type PageFinisher = {
  finish(html: string): FinishedPage;
  /**
   * Returns the policy of a response that is still being streamed. `nonce` is the nonce of the response's scripts; null
   * if they have none.
   */
  policyFor(nonce: string | null): string;
};

/**
 * Creates a page finisher. `isFramework` recognizes scripts of Next.js and React. `ownScripts` are the
 * site's own inline scripts, present in every page. The policy contains the hashes of all these
 * scripts. Browsers run no other script. `onUnknownScript` is called with each other script. `steps` are
 * the modules that a page evaluates first (`prepare-scripts.ts`).
 */
export function createPageFinisher({
  hosts,
  isFramework,
  ownScripts,
  steps,
  onUnknownScript,
}: {
  hosts: PolicyHosts;
  isFramework: (script: string) => boolean;
  ownScripts: readonly string[];
  steps: readonly number[];
  onUnknownScript: (script: string) => void;
}): PageFinisher {
  const own = new Set([beginScripts, ...ownScripts]);
  const siteHashes = ownScripts.map(hashOf);
  return {
    finish(rendered) {
      const unknownScripts = inlineScripts(rendered).filter(
        (text) => !own.has(text) && !isFramework(text),
      );
      for (const script of unknownScripts) onUnknownScript(script);
      const started = startScripts(rendered, steps);
      // If a script is unknown, joins none, because the hash of a joined script would also allow the unknown one.
      const html = unknownScripts.length > 0 ? started : joinPayloads(started);
      const scripts = inlineScripts(html).filter((text) => !unknownScripts.includes(text));
      return { html, policy: contentPolicy(hosts, [...new Set(scripts.map(hashOf))]) };
    },
    policyFor: (nonce) =>
      contentPolicy(hosts, nonce === null ? [] : [`'nonce-${nonce}'`, ...siteHashes]),
  };
}
