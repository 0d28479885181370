/** What becomes of a page in a frame of the studio's, and what says so. */
type FramePolicy = { finding: "allows" | "frameOptions" | "frameAncestors"; said: string };

/** Whether one source of a `frame-ancestors` list lets an origin in, for the forms that people write. */
function letsIn(source: string, studio: URL): boolean {
  if (source === "*" || source === studio.protocol) return true;
  const [, scheme, host = ""] = /^(?:([a-z]+:)\/\/)?([^/]*)/i.exec(source) ?? [];
  if (scheme !== undefined && scheme !== studio.protocol) return false;
  if (host.startsWith("*.")) return studio.host.endsWith(host.slice(1));
  return host === studio.host;
}

function ancestorsOf(policy: string): string | null {
  const directives = policy.split(";").map((directive) => directive.trim());
  const list = directives.find((directive) => /^frame-ancestors(?:\s|$)/i.test(directive));
  return list === undefined ? null : list.slice("frame-ancestors".length).trim();
}

/**
 * Takes a page's headers and the studio's origin, says whether browsers show the page in the studio's frame. Several
 * policies come as one header, separated by commas, and each has to let the studio in. `X-Frame-Options` counts only
 * where no policy names ancestors, as in browsers.
 */
export function framePolicyOf(headers: Headers, studioOrigin: string): FramePolicy {
  const studio = new URL(studioOrigin);
  const lists = (headers.get("content-security-policy") ?? "")
    .split(",")
    .flatMap((policy) => ancestorsOf(policy) ?? []);
  const closed = lists.find((list) => !list.split(/\s+/).some((source) => letsIn(source, studio)));
  if (closed !== undefined) return { finding: "frameAncestors", said: closed || "'none'" };
  const options = headers.get("x-frame-options");
  if (lists.length === 0 && options !== null) return { finding: "frameOptions", said: options };
  return { finding: "allows", said: "" };
}
