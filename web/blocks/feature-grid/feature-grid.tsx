import type { Block } from "@marquee/schemas/types";
import { createElement } from "react";
import { overhang } from "../../design/images/overhang.ts";
import { Picture } from "../../design/images/picture.tsx";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { longestWord } from "../../design/ui/longest-word.ts";
import { linkAddress } from "../../design/ui/link-address.ts";
import { Title } from "../../design/ui/title.tsx";
import { titleLength } from "../../design/ui/title-length.ts";
import type { BlockComponent, BlockContext } from "../block-component.ts";
import styles from "./feature-grid.module.css";
import { type FeaturePlace, featurePlaces } from "./feature-places.ts";

type Feature = Block<"featureGrid">["features"][number];
type Place = FeaturePlace | "card" | "row" | "step";

/** Smallest aspect ratio of a frame; keep in sync with the stylesheet. */
const FRAME = 1.5;

/** Width of an entry's frame in percent of the window's width, in windows of at least 60rem. */
const shares: Record<Place, number> = {
  lead: 68,
  largeStart: 56,
  largeEnd: 60,
  smallStart: 42,
  smallEnd: 45,
  strip: 52,
  card: 34,
  row: 18,
  step: 36,
  line: 0,
};

function Frame({ feature, place, within }: FrameProps) {
  if (feature.picture === null) return null;
  const drawn = overhang(feature.picture, FRAME);
  const share = within === "column" ? 55 : shares[place];
  return (
    <div className={styles.frame}>
      <Picture
        picture={feature.picture}
        sizes={`(min-width: 60rem) ${Math.ceil(share * drawn)}vw, ${Math.ceil(96 * drawn)}vw`}
      />
    </div>
  );
}

type FrameProps = { feature: Feature; place: Place; within: BlockContext["within"] };

function Words({ feature, level }: { feature: Feature; level: number }) {
  const href = feature.link === null ? null : linkAddress(feature.link);
  return (
    <div className={styles.words}>
      {createElement(
        `h${level}`,
        {
          className: `title ${styles.title}`,
          "data-length": titleLength(feature.title),
          style: longestWord(feature.title),
        },
        feature.title,
      )}
      {feature.text === null ? null : <p className={styles.text}>{feature.text}</p>}
      {href === null ? null : (
        // The link covers the whole entry (see the stylesheet).
        <p className={styles.way}>
          <a href={href}>{feature.link?.label}</a>
        </p>
      )}
    </div>
  );
}

/**
 * The placement that all entries share, for each layout except the grid. In the grid, `featurePlaces`
 * returns the placement of each entry.
 */
const placeIn = { cards: "card", list: "row", steps: "step" } as const;

/**
 * Returns the maximum number of cards in a row. Two or four cards are arranged in rows of two, so
 * that no row is incomplete.
 */
const perRow = (cards: number) => (cards === 2 || cards === 4 ? 2 : 3);

/**
 * Renders features in one of four layouts: a grid in which the first feature has the largest image,
 * cards of the same size, a list, or numbered steps.
 */
export const FeatureGrid: BlockComponent<"featureGrid"> = ({ block, context }) => {
  const { heading, intro, features, layout } = block;
  const level = heading === null || context.first ? 2 : 3;
  const List = layout === "steps" ? "ol" : "ul";
  const places = featurePlaces(features.map(({ picture }) => picture !== null));
  const placeOf = (index: number): Place =>
    layout === "grid" ? (places[index] ?? "line") : placeIn[layout];
  return (
    <BlockSection block={block} tone={block.tone} motion={block.motion} labelled={heading !== null}>
      <div className={styles.inner}>
        {heading === null && intro === null ? null : (
          <div className={`grid ${styles.opening}`}>
            {heading === null ? null : (
              <Title
                text={heading}
                first={context.first}
                id={headingId(block._key)}
                className={styles.heading}
              />
            )}
            {intro === null ? null : <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        <List
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari hides the role of lists without markers
          role="list"
          className={`grid ${styles.entries}`}
          data-layout={layout}
          data-per-row={layout === "cards" ? perRow(features.length) : undefined}
        >
          {features.map((feature, index) => (
            <li
              key={feature._key}
              className={styles.entry}
              data-place={placeOf(index)}
              data-pictured={feature.picture !== null || undefined}
              data-arrives
            >
              <Words feature={feature} level={level} />
              <Frame feature={feature} place={placeOf(index)} within={context.within} />
            </li>
          ))}
        </List>
      </div>
    </BlockSection>
  );
};
