import { addressed } from "@marquee/schemas/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  getDraftId,
  getPublishedId,
  getVersionId,
  useClient,
  useEditState,
  usePerspective,
} from "sanity";
import { usePresentationNavigate } from "sanity/presentation";
import type { ListenOptions } from "@sanity/client";
import { retryLater } from "../connection/follow-query.ts";
import type { PreviewedPage } from "../composing/use-composing.ts";
import {
  addressOf,
  comparable,
  createFollower,
  type Follower,
  type Place,
} from "./followed-address.ts";
import { apiVersion } from "../../lib/api-version.ts";
import { previewedType } from "../composing/previewed-type.ts";

/**
 * Calls `onChanged` as soon as a change of the previewed page is stored. Sanity's Presentation
 * would refresh only after a second without changes. Also calls `onChanged` each time the listener
 * connects, because the listener receives no events for earlier changes. If the connection fails,
 * Presentation still refreshes the preview.
 */
function usePageListener(document: string, onChanged: () => void): void {
  const client = useClient({ apiVersion });
  const { selectedReleaseId } = usePerspective();
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    const published = getPublishedId(document);
    const version =
      selectedReleaseId === undefined ? [] : [getVersionId(published, selectedReleaseId)];
    const ids = [published, getDraftId(published), ...version];
    const options = {
      includeResult: false,
      includeMutations: false,
      includeAllVersions: true,
      visibility: "query",
      events: ["welcome", "mutation"],
      tag: "marquee.preview",
    } satisfies ListenOptions;
    const subscription = client
      .listen("*[_id in $ids]", { ids }, options)
      .pipe(retryLater())
      .subscribe(() => changed());
    return () => subscription.unsubscribe();
  }, [client, document, selectedReleaseId]);
}

/** Debounce of edits to the address, in ms. */
const SETTLED = 600;

/** Interval between attempts to display the new address in the preview, in ms. */
const RETRY = 2_500;

const placeQuery = `*[_id == $id][0]{
  language,
  slug,
  "isShared": count(*[${addressed} && _id != ^._id && language == ^.language && slug.current == ^.slug.current]) > 0
}`;

type StoredPlace = { isShared: boolean } | null;

/**
 * Callbacks that control the preview. `onHold` freezes the preview of the page `shown` while the previewed address
 * has no page, and then unfreezes it.
 */
type PreviewControl = {
  onHold: (previewedPage: PreviewedPage, isHeld: boolean) => void;
  onRefresh: () => void;
  /**
   * Loads a URL directly, because Sanity's Presentation drops navigations while it reconnects to
   * the page.
   */
  onLoad: (url: string) => void;
};

/**
 * Refreshes the preview after each stored change, and navigates it if the page's slug or language changes. The preview
 * stays unchanged until the new address is stored, is valid, and belongs to no other page.
 */
export function AddressFollower({
  previewedPage,
  origin,
  onHold,
  onRefresh,
  onLoad,
}: { previewedPage: PreviewedPage; origin: string } & PreviewControl) {
  const id = getPublishedId(previewedPage.document);
  const { selectedPerspectiveName, selectedReleaseId, perspectiveStack } = usePerspective();
  const { ready, version, draft, published } = useEditState(
    id,
    previewedType(id),
    "default",
    selectedReleaseId,
  );
  const client = useClient({ apiVersion });
  const navigate = usePresentationNavigate();
  const address = comparable(previewedPage.address);

  const isPublished = selectedPerspectiveName === "published";
  const edited = isPublished ? published : (version ?? draft ?? published);
  const publishedAt = addressOf(published);
  // Uses the published address for a draft with an incomplete address, as the site does.
  const isAt = (path: string | null) => (path ?? publishedAt) === address;
  const path = addressOf(edited);
  const wanted = !ready || edited === null || isAt(path) ? undefined : path;

  const isDisplayed = useEffectEvent(isAt);
  const locate = useEffectEvent(async (): Promise<Place> => {
    const options = { perspective: perspectiveStack, tag: "marquee.preview" };
    const stored = await client.fetch<StoredPlace>(placeQuery, { id }, options);
    return stored && { path: addressOf(stored), isShared: stored.isShared };
  });
  const hold = useEffectEvent(onHold);
  const refresh = useEffectEvent(onRefresh);
  const urlOf = (to: string) => new URL(to, origin).href;
  const lead = useEffectEvent((to: string) => navigate(urlOf(to)));
  const load = useEffectEvent((to: string) => onLoad(urlOf(to)));

  const current = useRef<Follower>(null);
  useEffect(() => {
    const follower = createFollower({
      wanted,
      isDisplayed: (to) => isDisplayed(to),
      locate: () => locate(),
      hold: (isHeld) => hold(previewedPage, isHeld),
      refresh: () => refresh(),
      navigate: (to) => lead(to),
      load: (to) => load(to),
    });
    current.current = follower;
    const hasNewPath = typeof wanted === "string";
    const settling = hasNewPath ? setTimeout(() => void follower.settle(), SETTLED) : undefined;
    const retries = hasNewPath ? setInterval(() => void follower.retry(), RETRY) : undefined;
    return () => {
      clearTimeout(settling);
      clearInterval(retries);
      follower.stop();
    };
  }, [previewedPage, wanted]);
  usePageListener(previewedPage.document, () => void current.current?.follow());

  return null;
}
