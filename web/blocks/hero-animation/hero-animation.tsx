import type { Block } from "@marquee/schemas/types";
import type { CSSProperties } from "react";
import { animationAddress } from "../../content/animation/animation-address.ts";
import { framePicture, type Framing } from "../../design/images/crop.ts";
import { Picture } from "../../design/images/picture.tsx";
import { pictureSizes } from "../../design/images/sizes.ts";
import { Actions } from "../../design/ui/actions.tsx";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { Title } from "../../design/ui/title.tsx";
import { titleLength } from "../../design/ui/title-length.ts";
import type { BlockComponent, BlockContext } from "../block-component.ts";
import { AnimationNote } from "./animation-note.tsx";
import styles from "./hero-animation.module.css";
import HeroStage, { type HeroStageProps } from "./hero-stage.client.tsx";
import { Island, IslandSlot } from "../../design/ui/island.tsx";

declare module "../../design/ui/island.tsx" {
  interface Islands {
    hero: Omit<HeroStageProps, "children">;
  }
}

const sizes = {
  full: "(min-width: 60rem) 84vw, 100vw",
  split: "(min-width: 60rem) 50vw, 100vw",
  column: pictureSizes("full", "column"),
} as const;

type Placed = CSSProperties & Record<"--ratio" | "--x" | "--y", number>;

const frameStyle = ({ width, height, focus }: Framing): Placed => ({
  "--ratio": width / height,
  "--x": focus.x,
  "--y": focus.y,
});

/**
 * Returns the picture or animation of a hero; null if its layout has only the title, or if it has no poster. The poster is in the
 * HTML and is usually the page's largest image. In the browser, `HeroStage` fetches the animation
 * as soon as it may play, and then displays it in place of the poster.
 */
function mediaOf(block: Block<"heroAnimation">, context: BlockContext) {
  const { layout, poster: picture } = block;
  if (layout === "title" || picture === null) return null;
  const { t } = context;
  const address = block.animation === null ? null : animationAddress(block.animation);
  const framing = framePicture(picture.asset, picture.crop, picture.hotspot);
  const poster = (
    <div className={styles.frame} style={frameStyle(framing)}>
      <Picture
        picture={picture}
        phone={block.phonePoster && { picture: block.phonePoster, sizes: "100vw" }}
        sizes={sizes[context.within === "column" ? "column" : layout]}
        priority={context.first}
        className={styles.poster}
      />
    </div>
  );
  if (address === null) return <div className={styles.media}>{poster}</div>;
  const facts: Omit<HeroStageProps, "children"> = {
    address,
    focus: framing.focus,
    label: block.animationLabel ?? "",
    loop: block.loop,
    autoplay: block.autoplay,
    speed: block.speed,
    playOn: block.playOn,
    labels: { play: t("blocks.hero.play"), pause: t("blocks.hero.pause") },
  };
  return (
    <div className={styles.media}>
      <Island name="hero" facts={facts}>
        <HeroStage {...facts}>
          <IslandSlot name="children">{poster}</IslandSlot>
        </HeroStage>
      </Island>
    </div>
  );
}

/**
 * Splits the heading into words. Each word draws a part of the colored strip behind the heading
 * (`.word` in the stylesheet). In a preview, the heading is in one piece, because editors type in a
 * single text node.
 */
const headingParts = (heading: string, { isEditing }: BlockContext): string[] =>
  isEditing ? [heading] : heading.split(" ");

/** The hero of a page: its title over, beside or without a large picture or animation. */
export const HeroAnimation: BlockComponent<"heroAnimation"> = ({ block, context }) => {
  const section = (
    <BlockSection
      block={block}
      tone={block.tone}
      labelled
      className={[styles.hero, styles[block.layout]].filter(Boolean).join(" ")}
    >
      <div className={`grid ${styles.inner}`}>
        <div className={styles.words}>
          <Title
            text={block.heading}
            first={context.first}
            id={headingId(block._key)}
            className={styles.heading}
            data-length={titleLength(block.heading)}
          >
            {headingParts(block.heading, context).map((part, index, { length }) => (
              // The space is in the word's strip. Between two strips, the picture would be visible.
              <span key={index} className={styles.word}>
                <span>{part}</span>
                {index === length - 1 ? null : " "}
              </span>
            ))}
          </Title>
          {block.text === null ? null : <p className={styles.text}>{block.text}</p>}
          <Actions links={block.actions} />
        </div>
        {context.first && block.layout === "full" ? (
          <div data-decor="hero" aria-hidden="true" />
        ) : null}
        {mediaOf(block, context)}
      </div>
    </BlockSection>
  );
  if (!context.isEditing) return section;
  return (
    <>
      {section}
      <AnimationNote block={block} context={context} />
    </>
  );
};
