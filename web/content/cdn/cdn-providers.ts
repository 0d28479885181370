import type { CdnSettings } from "../../runtime/env.server.ts";
import type { OutboundResponse } from "../outbound/fetch.ts";

/** A request that expires cached pages. `json` is sent in a POST request. */
type Purge = { url: string; headers: Record<string, string>; json: string };

/** A CDN that caches pages with tags, and expires the pages that have one of some tags. */
export type CdnProvider = {
  /** The only host that purges are sent to. */
  host: string;
  /**
   * Returns the headers of a page with these tags that the CDN may cache for `seconds`. Only the CDN
   * reads them: browsers and other proxies still revalidate the page on each request.
   */
  headers: (tags: readonly string[], seconds: number) => [name: string, value: string][];
  /** Returns the requests that expire the pages with one of the tags. */
  purges: (tags: readonly string[]) => Purge[];
  /** Returns why a purge failed; null if it is done. */
  faultOf: (response: OutboundResponse) => string | null;
};

/** Splits a list into parts of `size` entries at most. */
const parts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

const textOf = ({ body }: OutboundResponse) => Buffer.from(body).toString().slice(0, 200);

/** Maximum number of keys in a purge of Fastly (“Purge multiple surrogate key tags”). */
const FASTLY_KEYS = 256;

/** Fastly reads `Surrogate-Control` and `Surrogate-Key`, and removes both before it sends a page. */
const fastly = ({ id, token }: CdnSettings): CdnProvider => ({
  host: "api.fastly.com",
  headers: (tags, seconds) => [
    ["surrogate-control", `max-age=${seconds}`],
    ["surrogate-key", tags.join(" ")],
  ],
  purges: (tags) =>
    parts(tags, FASTLY_KEYS).map((keys) => ({
      url: `https://api.fastly.com/service/${id}/purge`,
      headers: { "fastly-key": token, accept: "application/json" },
      json: JSON.stringify({ surrogate_keys: keys }),
    })),
  faultOf: (response) =>
    response.status === 200
      ? null
      : `Fastly returned status ${response.status}. Check MARQUEE_CDN and MARQUEE_CDN_TOKEN: ${textOf(response)}`,
});

/** Maximum number of tags in a purge of Cloudflare (“Purge cache by cache-tags”). */
const CLOUDFLARE_TAGS = 30;

/** Cloudflare reads `Cloudflare-CDN-Cache-Control` and `Cache-Tag`, and removes both before it sends a page. */
const cloudflare = ({ id, token }: CdnSettings): CdnProvider => ({
  host: "api.cloudflare.com",
  headers: (tags, seconds) => [
    ["cloudflare-cdn-cache-control", `max-age=${seconds}`],
    ["cache-tag", tags.join(",")],
  ],
  purges: (tags) =>
    parts(tags, CLOUDFLARE_TAGS).map((some) => ({
      url: `https://api.cloudflare.com/client/v4/zones/${id}/purge_cache`,
      headers: { authorization: `Bearer ${token}` },
      json: JSON.stringify({ tags: some }),
    })),
  faultOf: (response) =>
    response.status === 200 && /"success":\s*true/.test(textOf(response))
      ? null
      : `Cloudflare returned status ${response.status}. Check MARQUEE_CDN and MARQUEE_CDN_TOKEN: ${textOf(response)}`,
});

const providers = { fastly, cloudflare } satisfies Record<
  CdnSettings["provider"],
  (settings: CdnSettings) => CdnProvider
>;

/** Returns the CDN in front of the site. */
export const cdnOf = (settings: CdnSettings): CdnProvider => providers[settings.provider](settings);
