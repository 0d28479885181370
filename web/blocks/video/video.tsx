import type { Block } from "@marquee/schemas/types";
import { Picture } from "../../images/picture.tsx";
import { BlockSection, headingId } from "../../ui/block-section.tsx";
import { RichText, richText } from "../../ui/rich-text.tsx";
import { Title } from "../../ui/title.tsx";
import type { FilmFacts } from "../../video/oembed.ts";
import { filmFacts } from "../../video/film-facts.ts";
import { hostNames, playerAddress, watchAddress } from "../../video/film-address.ts";
import { playerSettings } from "../../video/player-settings.ts";
import type { BlockComponent, BlockContext } from "../block-component.ts";
import { DarkScreen } from "./dark-screen.tsx";
import { VideoScreenShell } from "./video-screen-shell.client.tsx";
import styles from "./video.module.css";

const pictureSizes = {
  reading: "(min-width: 60rem) 50vw, 100vw",
  wide: "(min-width: 60rem) 76vw, 100vw",
  full: "100vw",
} as const;

/** `754` as `12:34`. */
function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Title, caption and facts beside the screen, and what is said in writing. */
function AboutFilm({
  block,
  context,
  title,
  seconds,
}: {
  block: Block<"video">;
  context: BlockContext;
  title: string | null;
  seconds: number | null;
}) {
  const { t } = context;
  const host = hostNames[block.address.host];
  return (
    <div className={styles.about}>
      {title === null ? null : (
        <Title
          text={title}
          first={context.first}
          id={headingId(block._key)}
          className={styles.title}
        />
      )}
      {block.caption === null ? null : <p className={styles.caption}>{block.caption}</p>}
      <p className={styles.facts}>
        {seconds === null ? null : <span>{clockTime(seconds)}</span>}
        {block.hasCaptions ? <span>{t("blocks.video.captions")}</span> : null}
        <span>{t("blocks.video.consent", { host })}</span>
        <a className="lit" href={watchAddress(block.address)} rel="noopener">
          {t("blocks.video.watchAtHost", { host })}
        </a>
      </p>
      {block.transcript === null ? null : (
        <details className={styles.transcript}>
          <summary>{t("blocks.video.transcript")}</summary>
          <div className={richText}>
            <RichText value={block.transcript} />
          </div>
        </details>
      )}
    </div>
  );
}

/** A film and what its host says of it. */
export function Film({
  block,
  context,
  facts,
}: {
  block: Block<"video">;
  context: BlockContext;
  facts: FilmFacts;
}) {
  const { t } = context;
  const film = block.address;
  const known = facts.state === "playable" ? facts : null;
  const title = block.title ?? known?.title ?? null;
  const host = hostNames[film.host];
  return (
    <BlockSection
      block={block}
      tone={block.tone}
      labelled={title !== null}
      className={styles.video}
    >
      <div className="grid breathing" data-width={block.width}>
        <div
          className={styles.frame}
          data-tone="ink"
          style={{ aspectRatio: known?.aspect ?? 16 / 9 }}
        >
          <VideoScreenShell
            host={film.host}
            address={playerAddress(film)}
            watchAddress={watchAddress(film)}
            settings={playerSettings(block.settings, film, false)}
            autoplaySettings={
              block.settings.autoplay ? playerSettings(block.settings, film, true) : null
            }
            problem={
              facts.state === "notFound" || facts.state === "notEmbeddable" ? facts.state : null
            }
            title={title ?? t("blocks.video.untitled")}
            words={{
              play: t("blocks.video.play"),
              loading: t("blocks.video.loading", { host }),
              notFound: t("blocks.video.notFound", { host }),
              notEmbeddable: t("blocks.video.notEmbeddable"),
              failed: t("blocks.video.failed", { host }),
              watchAtHost: t("blocks.video.watchAtHost", { host }),
            }}
          >
            {block.poster === null ? (
              <DarkScreen />
            ) : (
              <Picture
                picture={block.poster}
                sizes={pictureSizes[block.width]}
                priority={context.first}
                className={styles.poster}
              />
            )}
          </VideoScreenShell>
        </div>
        <AboutFilm block={block} context={context} title={title} seconds={known?.seconds ?? null} />
      </div>
    </BlockSection>
  );
}

/**
 * A film on Vimeo or YouTube behind a façade of our own: nothing of the host is in the page until a visitor presses
 * play. What the host says of the film beforehand (its title, that it is gone) was asked by the server.
 */
export const Video: BlockComponent<"video"> = async ({ block, context }) => (
  <Film block={block} context={context} facts={await filmFacts(block.address)} />
);
