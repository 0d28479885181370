import type { Block } from "@marquee/schemas/types";
import { Picture } from "../../design/images/picture.tsx";
import { pictureSizes } from "../../design/images/sizes.ts";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { JsonLd } from "../../design/ui/json-ld.tsx";
import { RichText, richText } from "../../design/rich-text/rich-text.tsx";
import { titleLength } from "../../design/ui/title-length.ts";
import { Title } from "../../design/ui/title.tsx";
import { clockTime, spokenTime } from "../../design/video/duration.ts";
import { hostNames, watchAddress } from "../../design/video/video-address.ts";
import { videoFactsForPage, secondsCached } from "../../content/video/video-facts.ts";
import type { VideoFacts } from "../../content/video/oembed.ts";
import { renewPageAfter } from "../../content/video/renew-page.ts";
import { ownStillAddress } from "../../design/video/still-address.ts";
import type { BlockComponent, BlockContext } from "../block-component.ts";
import { VideoPlaceholder } from "./video-placeholder.tsx";
import { VideoNote } from "./video-note.tsx";
import { videoJsonLd } from "./video-json-ld.ts";
import { VideoScreen, type VideoScreenProps } from "./video-screen.client.tsx";
import { Island, IslandSlot } from "../../design/ui/island.tsx";
import styles from "./video.module.css";

type ScreenFacts = Omit<VideoScreenProps, "about" | "children">;

declare module "../../design/ui/island.tsx" {
  interface Islands {
    video: ScreenFacts;
  }
}

/** Title, caption and links next to the player, and the transcript. */
function VideoDescription({
  block,
  context: { t, first },
  title,
  isPlayable,
}: {
  block: Block<"video">;
  context: BlockContext;
  title: string | null;
  /** False if an error message is displayed instead of the play button. */
  isPlayable: boolean;
}) {
  return (
    <>
      {title === null ? null : (
        <Title
          text={title}
          first={first}
          id={headingId(block._key)}
          className={styles.title}
          data-length={titleLength(title)}
        />
      )}
      {block.caption === null ? null : <p className={styles.caption}>{block.caption}</p>}
      <p className={styles.facts}>
        {block.hasCaptions ? <span>{t("blocks.video.captions")}</span> : null}
        {isPlayable ? (
          <a className="lit" href={watchAddress(block.address)} rel="noopener">
            {t("blocks.video.watchAtHost", { host: hostNames[block.address.host] })}
          </a>
        ) : null}
      </p>
      {block.transcript === null ? null : (
        <details className={styles.transcript}>
          <summary>{t("blocks.video.transcript")}</summary>
          <div className={richText}>
            <RichText value={block.transcript} />
          </div>
        </details>
      )}
    </>
  );
}

/** The editor's poster, or else the host's still image as served by this site. */
function Poster({
  block,
  context,
  still,
}: {
  block: Block<"video">;
  context: BlockContext;
  still: string | null;
}) {
  if (block.poster !== null) {
    return (
      <Picture
        picture={block.poster}
        sizes={pictureSizes(block.width, context.within)}
        priority={context.first}
        className={styles.poster}
      />
    );
  }
  return (
    <>
      <VideoPlaceholder />
      {still === null ? null : (
        // Painted above the placeholder, which stays visible if this image fails to load. The play button has the text
        // alternative.
        <img
          src={ownStillAddress(still)}
          alt=""
          decoding="async"
          loading={context.first ? "eager" : "lazy"}
          className={styles.poster}
        />
      )}
    </>
  );
}

function labelsOf({ t }: BlockContext, host: string) {
  return {
    play: t("blocks.video.play"),
    pause: t("blocks.video.pause"),
    resume: t("blocks.video.resume"),
    loading: t("blocks.video.loading", { host }),
    consent: t("blocks.video.consent", { host }),
    allowed: t("blocks.video.allowed", { host }),
    allow: t("blocks.video.allow"),
    notFound: t("blocks.video.notFound", { host }),
    notEmbeddable: t("blocks.video.notEmbeddable"),
    failed: t("blocks.video.failed", { host }),
    unloaded: t("blocks.video.unloaded"),
    tryAgain: t("blocks.video.tryAgain"),
    watchAtHost: t("blocks.video.watchAtHost", { host }),
  };
}

/** Renders a video with the facts that its host reported. */
export function RenderedVideo({
  block,
  context,
  facts,
}: {
  block: Block<"video">;
  context: BlockContext;
  facts: VideoFacts;
}) {
  const video = block.address;
  const known = facts.state === "playable" ? facts : null;
  const problem =
    facts.state === "notFound" || facts.state === "notEmbeddable" ? facts.state : null;
  const title = block.title ?? known?.title ?? null;
  const seconds = known?.seconds ?? null;
  const jsonLd = context.isEditing ? null : videoJsonLd(block, facts);
  const screen: ScreenFacts = {
    video,
    settings: block.settings,
    watchAddress: watchAddress(video),
    aspect: known?.aspect ?? 16 / 9,
    title: title ?? context.t("blocks.video.untitled"),
    length:
      seconds === null
        ? null
        : {
            clock: clockTime(seconds, context.formats),
            spoken: spokenTime(seconds, context.formats),
          },
    problem,
    labels: labelsOf(context, hostNames[video.host]),
    needsConsent: !context.isEditing,
  };
  const section = (
    <BlockSection block={block} tone={block.tone} labelled={title !== null} motion={block.motion}>
      <div className={`grid breathing ${styles.inner}`} data-width={block.width}>
        <Island name="video" facts={screen} otherwise={screen.watchAddress}>
          <VideoScreen
            {...screen}
            about={
              <IslandSlot name="about">
                <VideoDescription
                  block={block}
                  context={context}
                  title={title}
                  isPlayable={problem === null}
                />
              </IslandSlot>
            }
          >
            <IslandSlot name="children">
              <Poster block={block} context={context} still={known?.still ?? null} />
            </IslandSlot>
          </VideoScreen>
        </Island>
        {jsonLd === null ? null : <JsonLd data={jsonLd} />}
      </div>
    </BlockSection>
  );
  if (!context.isEditing || problem === null) return section;
  return (
    <>
      {section}
      <VideoNote problem={problem} host={video.host} context={context} />
    </>
  );
}

/**
 * A video on Vimeo or YouTube behind a façade: the page requests nothing from the host until the
 * video plays. The server asks the host beforehand for the video's title, still and availability.
 */
export const Video: BlockComponent<"video"> = async ({ block, context }) => {
  const facts = await videoFactsForPage(block.address);
  await renewPageAfter(secondsCached(facts));
  return <RenderedVideo block={block} context={context} facts={facts} />;
};
