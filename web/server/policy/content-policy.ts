/**
 * The parts of a policy that do not depend on the page's scripts. Each origin is written as in a
 * policy, such as `https://player.vimeo.com`.
 */
export type PolicyHosts = {
  /** Origins that may embed the site in a frame: the studio. */
  parents: readonly string[];
  /** Origins to which scripts may send requests. */
  connect: readonly string[];
  /** Origins that may be embedded in a frame. */
  frames: readonly string[];
  /** Whether the site is served over https. */
  secure: boolean;
};

/**
 * Returns a page's `Content-Security-Policy` [SEC-4]. `scripts` are hashes or a nonce, with quotes. The listed scripts
 * may load others (`strict-dynamic`). Nothing else runs, neither inline scripts nor files of an allowed host.
 */
export function contentPolicy(
  { parents, connect, frames, secure }: PolicyHosts,
  scripts: readonly string[],
): string {
  const directives = [
    ["default-src", "'self'"],
    ["script-src", ...(scripts.length > 0 ? [...scripts, "'strict-dynamic'"] : ["'none'"])],
    // React sets sizes in style attributes; video players and the editors' overlays insert style elements.
    ["style-src", "'self'", "'unsafe-inline'"],
    // Members' profile pictures, video thumbnails and tracking pixels of a tag manager can come from any host.
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
