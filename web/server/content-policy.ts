/** What a policy says besides the page's own scripts: who is asked, and by which way. Origins as browsers write them. */
export type PolicyHosts = {
  /** Who may show the site in a frame: the studio. */
  parents: readonly string[];
  /** Where scripts may send requests. */
  connect: readonly string[];
  /** What may be shown in a frame. */
  frames: readonly string[];
  /** Whether the site answers on https. */
  secure: boolean;
};

/**
 * A page's `Content-Security-Policy` [SEC-4]. Takes its scripts' hashes or its nonce, quotes included. A script that
 * is named may load others (`strict-dynamic`), nothing else runs: neither what stands in the HTML nor a file of some
 * allowed host.
 */
export function contentPolicy(
  { parents, connect, frames, secure }: PolicyHosts,
  scripts: readonly string[],
): string {
  const directives = [
    ["default-src", "'self'"],
    ["script-src", ...(scripts.length > 0 ? [...scripts, "'strict-dynamic'"] : ["'none'"])],
    // React writes sizes into attributes; the films' players and the editors' overlays bring elements of their own.
    ["style-src", "'self'", "'unsafe-inline'"],
    // Members' own pictures, films' stills and what a tag manager counts with are anywhere.
    ["img-src", "'self'", "https:", "data:", "blob:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connect],
    ["frame-src", "'self'", ...frames],
    ["worker-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'self'", ...parents],
    ...(secure ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
