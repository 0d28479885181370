import type { Metadata } from "next";
import { boundedTags } from "../content/tags.ts";
import { serverEnv } from "../runtime/env.server.ts";
import { positionAt } from "../content/live/hub.server.ts";
import { LiveUpdates } from "../content/live/live-updates.client.tsx";
import { EmptySiteScreen } from "../design/layout/error/error-screens.tsx";
import { pagelessFrame } from "./missing-page.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** Returns the metadata of a site without pages: a title, and no indexing. */
export async function emptySiteMetadata(locale: string): Promise<Metadata> {
  const { t } = await pagelessFrame(locale);
  return { title: t("errors.emptyHeading"), robots: { index: false } };
}

/**
 * Renders the home page of a site that has no pages yet, with a link to create the first one.
 * `tags` are cache tags that expire when a page is published, so that open browser tabs refresh.
 */
export async function EmptySite({ locale, tags }: { locale: string; tags: readonly string[] }) {
  const since = positionAt(Date.now());
  const frame = await pagelessFrame(locale);
  const followed = boundedTags([...new Set([...frame.settings.tags, ...tags])]);
  return (
    <SiteFrame frame={frame}>
      <EmptySiteScreen t={frame.t} studioHref={`${serverEnv().studioUrl}/structure/start`} />
      <LiveUpdates tags={followed.join(",")} since={since} />
    </SiteFrame>
  );
}
