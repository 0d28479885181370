import type { Metadata } from "next";
import { boundedTags } from "../content/tags.ts";
import { serverEnv } from "../env.server.ts";
import { LiveUpdates } from "../live/live-updates.client.tsx";
import { EmptySiteScreen } from "../site/not-found-screen.tsx";
import { pagelessFrame } from "./missing-page.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** What tabs and search engines are told of a site without pages: its words, and that there is nothing to keep. */
export async function emptySiteMetadata(asked: string): Promise<Metadata> {
  const { t } = await pagelessFrame(asked);
  return { title: t("errors.emptyHeading"), robots: { index: false } };
}

/**
 * What stands at the home address of a site that has no pages yet: the way to where the first one is made. `tags` say
 * when there is one, so that whoever has this open sees it at once.
 */
export async function EmptySite({ asked, tags }: { asked: string; tags: readonly string[] }) {
  const since = Date.now();
  const frame = await pagelessFrame(asked);
  const followed = boundedTags([...new Set([...frame.settings.tags, ...tags])]);
  return (
    <SiteFrame frame={frame}>
      <EmptySiteScreen t={frame.t} studioHref={`${serverEnv().studioUrl}/structure/start`} />
      <LiveUpdates tags={followed.join(",")} since={since} />
    </SiteFrame>
  );
}
