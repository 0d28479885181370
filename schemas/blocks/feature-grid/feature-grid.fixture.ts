import { pageLinkFixture, scriptAddress, siteLinkFixture } from "../../fields/link/link.fixture.ts";
import { arabicPictureFixture, pictureFixture } from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

const bare = (_key: string, title: string) => ({
  _key,
  title,
  text: null,
  picture: null,
  link: null,
});

const empty = {
  _key: "feature-grid",
  _type: "featureGrid" as const,
  version: 2,
  heading: null,
  intro: null,
  features: [bare("one", "Five films")],
  layout: "list",
  tone: "default",
  motion: "none",
};

const tram = {
  ...bare("tram", "The Last Tram"),
  text: "A driver misses her own stop, and nobody gets off. Eleven minutes, one take, no dialogue.",
  picture: pictureFixture,
  link: { ...pageLinkFixture, label: "About The Last Tram" },
};

const full = {
  ...empty,
  heading: "Five films, one night",
  intro: "In running order. The bar opens after the third, and not before.",
  features: [
    tram,
    {
      ...bare("salt", "Salt"),
      text: "A widow rows her debts out to sea, one sack at a time.",
      picture: pictureFixture,
      link: { ...pageLinkFixture, label: "About Salt" },
    },
    {
      ...bare("interval", "Interval"),
      text: "Twenty minutes. The soup is free and there is not enough of it.",
    },
    {
      ...bare("moth", "Loud Moth"),
      picture: pictureFixture,
      link: { ...siteLinkFixture, label: "Buy a ticket for the late show" },
    },
    { ...bare("walk", "The walk home"), text: "Not a film. Some people say it is the best part." },
  ],
  layout: "grid",
  motion: "stagger",
};

const wide = (key: string) => ({
  ...bare(key, wordsOf(80)),
  text: wordsOf(300),
  picture: pictureFixture,
  link: { ...siteLinkFixture, label: wordsOf(80) },
});

/**
 * Fixture of the feature grid. Each state has a different layout: `empty` is a list with one entry, `full` is a grid
 * of entries with and without pictures and links, `longest` has twelve cards, and `rightToLeft` has numbered steps.
 */
export const featureGridFixture: ProductFixture<"featureGrid"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    intro: wordsOf(400),
    features: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"].map(wide),
    layout: "cards",
    tone: "inverted",
  },
  rightToLeft: {
    ...full,
    heading: "كيف ترسل فيلمًا",
    intro: "أقل من عشرين دقيقة، من صنع أحدهم، ومكتمل.",
    features: [
      {
        ...bare("write", "اكتب ثلاث جمل"),
        text: "عن الفيلم، ولا شيء عن نفسك.",
        picture: arabicPictureFixture,
      },
      {
        ...bare("send", "أرسل الملف"),
        text: "إلى العنوان أدناه، ونرد على الجميع باليد.",
        link: { ...pageLinkFixture, label: "إلى العنوان" },
      },
      bare("wait", "انتظر حتى أغسطس"),
    ],
    layout: "steps",
    tone: "secondary",
  },
  broken: brokenBlocks(full, {
    featuresMissing: ["features", null],
    noFeatures: ["features", []],
    tooManyFeatures: ["features", copiesOf(bare("f", "One too many"), 13)],
    titleMissing: ["features.0.title", null],
    titleTooLong: ["features.0.title", wordsOf(81)],
    textTooLong: ["features.0.text", wordsOf(301)],
    silentPicture: ["features.0.picture.alt", null],
    scriptLink: ["features.3.link.href", scriptAddress],
    wordlessLink: ["features.3.link.label", null],
    headingTooLong: ["heading", wordsOf(121)],
    introTooLong: ["intro", wordsOf(401)],
  }),
};
