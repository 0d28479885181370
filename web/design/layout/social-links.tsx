import type { SiteSettings } from "@marquee/schemas/types";
import type { Translate } from "../../i18n/translate.ts";

/** Names of networks by host. A host also covers its subdomains. */
const networks: readonly (readonly [host: string, name: string])[] = [
  ["bsky.app", "Bluesky"],
  ["discord.com", "Discord"],
  ["facebook.com", "Facebook"],
  ["github.com", "GitHub"],
  ["gitlab.com", "GitLab"],
  ["instagram.com", "Instagram"],
  ["linkedin.com", "LinkedIn"],
  ["mastodon.social", "Mastodon"],
  ["pinterest.com", "Pinterest"],
  ["soundcloud.com", "SoundCloud"],
  ["spotify.com", "Spotify"],
  ["t.me", "Telegram"],
  ["threads.com", "Threads"],
  ["threads.net", "Threads"],
  ["tiktok.com", "TikTok"],
  ["twitch.tv", "Twitch"],
  ["twitter.com", "X"],
  ["vimeo.com", "Vimeo"],
  ["wa.me", "WhatsApp"],
  ["whatsapp.com", "WhatsApp"],
  ["x.com", "X"],
  ["xing.com", "XING"],
  ["youtube.com", "YouTube"],
];

/**
 * Returns the name of the network that a profile belongs to. For an unknown network, returns the
 * profile's host.
 */
export function networkName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, "");
  const known = networks.find(([name]) => host === name || host.endsWith(`.${name}`));
  if (known) return known[1];
  // Mastodon runs on many hosts, but the URLs of profiles have the same format on all of them.
  return /\/@[^/]+\/?$/.test(new URL(url).pathname) && host.includes("mastodon")
    ? "Mastodon"
    : host;
}

/** Renders links to the site's profiles on other sites as a list. Renders nothing if there are none. */
export function SocialLinks({
  links,
  t,
  className,
}: {
  links: SiteSettings["socialLinks"];
  t: Translate;
  className?: string | undefined;
}) {
  if (links.length === 0) return null;
  return (
    <ul className={className} aria-label={t("site.profiles")}>
      {links.map(({ _key, url, label }) => (
        <li key={_key}>
          {/* `rel="me"` lets networks verify that the profile and the site belong together. */}
          <a href={url} rel="me" className="lit">
            {label ?? networkName(url)}
          </a>
        </li>
      ))}
    </ul>
  );
}
