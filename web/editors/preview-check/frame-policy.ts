/** Whether a page can be displayed in the studio's frame. If not, `value` is the header value that prevents it. */
type FramePolicy = { finding: "allows" | "frameOptions" | "frameAncestors"; value: string };

/** Whether one source of a `frame-ancestors` list matches the studio's origin. Supports the common forms of sources. */
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
 * Checks whether a page's headers let browsers display it in the studio's frame. Several content security policies
 * arrive as one comma-separated header, and each must allow the studio. As in browsers, `X-Frame-Options` counts only
 * if no policy contains `frame-ancestors`.
 */
export function framePolicyOf(headers: Headers, studioOrigin: string): FramePolicy {
  const studio = new URL(studioOrigin);
  const lists = (headers.get("content-security-policy") ?? "")
    .split(",")
    .flatMap((policy) => ancestorsOf(policy) ?? []);
  const closed = lists.find((list) => !list.split(/\s+/).some((source) => letsIn(source, studio)));
  if (closed !== undefined) return { finding: "frameAncestors", value: closed || "'none'" };
  const options = headers.get("x-frame-options");
  if (lists.length === 0 && options !== null) return { finding: "frameOptions", value: options };
  return { finding: "allows", value: "" };
}
