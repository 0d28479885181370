import { loaderOf } from "../../start/loader.ts";
import { contentPolicy, type PolicyHosts } from "../policy/content-policy.ts";
import { hashOf } from "../policy/inline-scripts.ts";
import { withoutFramework } from "./published-html.ts";

/** A complete page before compression, with its content security policy. */
export type FinishedPage = { html: string; policy: string };

/** Prepares pages rendered by Next.js for sending. */
export type PageFinisher = {
  /** Returns a published page: without its framework, and with the start script. [LITE-1] */
  finish(html: string): FinishedPage;
  /**
   * Returns the policy of a response that is still being streamed. `nonce` is the nonce of the response's scripts; null
   * if they have none.
   */
  policyFor(nonce: string | null): string;
};

const END = "</body>";

/**
 * Creates a page finisher. `ownScripts` are the site's own inline scripts, present in every page. `startFile` is the
 * address of the start script; null if the build has none. The policy allows these scripts alone, so it is the same for
 * every page. [LITE-2][SEC-4]
 */
export function createPageFinisher({
  hosts,
  ownScripts,
  startFile,
}: {
  hosts: PolicyHosts;
  ownScripts: readonly string[];
  startFile: string | null;
}): PageFinisher {
  const own = new Set(ownScripts);
  const loader = startFile === null ? null : loaderOf(startFile);
  const hashes = [...ownScripts, ...(loader === null ? [] : [loader])].map(hashOf);
  const policy = contentPolicy(hosts, hashes);
  const element = loader === null ? "" : `<script>${loader}</script>`;
  return {
    finish: (rendered) => ({
      html: withoutFramework(rendered, own).replace(END, () => element + END),
      policy,
    }),
    policyFor: (nonce) =>
      contentPolicy(hosts, nonce === null ? [] : [`'nonce-${nonce}'`, ...ownScripts.map(hashOf)]),
  };
}
