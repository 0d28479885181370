import { beginScripts } from "./begin-scripts.ts";
import { contentPolicy, type PolicyHosts } from "./content-policy.ts";
import { hashOf, inlineScripts, joinPayloads } from "./inline-scripts.ts";
import { startScripts } from "./start-scripts.ts";

/** A whole page as a browser gets it, before it is compressed. */
export type FinishedPage = { html: string; policy: string };

/** Makes pages that Next has rendered ready to be sent. */
export type PageFinisher = {
  finish(html: string): FinishedPage;
  /** The policy of an answer that is still being written; `nonce` marks the scripts in it, where there are any. */
  policyFor(nonce: string | null): string;
};

/**
 * `isFramework` tells Next's own scripts; `house` are the site's, which stand in every page. Any other script in a page
 * gets no hash, so that it does not run; `onStranger` is told of it.
 */
export function createPageFinisher({
  hosts,
  isFramework,
  house,
  onStranger,
}: {
  hosts: PolicyHosts;
  isFramework: (script: string) => boolean;
  house: readonly string[];
  onStranger: (script: string) => void;
}): PageFinisher {
  const own = new Set([beginScripts, ...house]);
  const houseHashes = house.map(hashOf);
  return {
    finish(rendered) {
      const strangers = inlineScripts(rendered).filter(
        (text) => !own.has(text) && !isFramework(text),
      );
      for (const stranger of strangers) onStranger(stranger);
      const started = startScripts(rendered);
      // Joined with what is known, a stranger would be named with it.
      const html = strangers.length > 0 ? started : joinPayloads(started);
      const scripts = inlineScripts(html).filter((text) => !strangers.includes(text));
      return { html, policy: contentPolicy(hosts, [...new Set(scripts.map(hashOf))]) };
    },
    policyFor: (nonce) =>
      contentPolicy(hosts, nonce === null ? [] : [`'nonce-${nonce}'`, ...houseHashes]),
  };
}
