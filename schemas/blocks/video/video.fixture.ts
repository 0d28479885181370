import { arabicPictureFixture, pictureFixture } from "../../fields/picture/picture.fixture.ts";
import {
  arabicRichTextFixture,
  richTextFixture,
} from "../../fields/rich-text/rich-text.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks } from "../block-fixture.ts";
import { videoSettingDefaults } from "./video.contract.ts";

const empty = {
  _key: "film",
  _type: "video" as const,
  version: 2,
  address: "https://vimeo.com/76979871",
  title: null,
  poster: null,
  caption: null,
  transcript: null,
  // Prevents the studio's warning about a video with neither captions nor a transcript.
  hasCaptions: true,
  settings: { ...videoSettingDefaults },
  width: "wide",
  tone: "inverted",
  motion: "none",
};

const full = {
  ...empty,
  address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s",
  title: "The last tram",
  poster: pictureFixture,
  caption: "Eleven minutes, one take.",
  transcript: richTextFixture,
  hasCaptions: true,
  settings: { ...videoSettingDefaults, autoplay: true, muted: true, loop: true },
  width: "full",
  tone: "tertiary",
  motion: "stagger",
};

export const videoFixture: ProductFixture<"video"> = {
  full,
  empty,
  longest: { ...full, title: wordsOf(150), caption: wordsOf(400) },
  rightToLeft: {
    ...full,
    title: "الترام الأخير",
    caption: "إحدى عشرة دقيقة في لقطة واحدة.",
    poster: arabicPictureFixture,
    transcript: arabicRichTextFixture,
  },
  broken: brokenBlocks(full, {
    addressMissing: ["address", null],
    otherHost: ["address", "https://films.example/1"],
    lookalikeHost: ["address", "https://vimeo.com.films.example/76979871"],
    noFilm: ["address", "https://www.youtube.com/@night"],
    posterSilent: ["poster.alt", null],
    titleTooLong: ["title", wordsOf(151)],
  }),
};
