import { arabicPictureFixture, pictureFixture } from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";

const interviews = {
  _id: "topic-interviews",
  title: "Interviews",
  names: [{ language: "ar", title: "حوارات" }],
};

const author = { _id: "author-iris", name: "Iris Vaal", picture: null, url: null };

const bare = {
  _id: "page-en-journal-soup",
  _type: "page",
  own: null,
  _updatedAt: "2026-11-20T09:00:00Z",
  language: "en",
  slug: "journal/soup",
  title: "Soup for three hundred",
  date: "2026-11-12T09:00:00Z",
  summary: null,
  picture: null,
  topics: null,
  authors: null,
};

/** Entries of a page list, as the lake returns them: full, bare, longest and in Arabic. */
export const listedPagesFixture: readonly unknown[] = [
  {
    ...bare,
    _id: "page-en-journal-lamp",
    slug: "journal/lamp",
    title: "The lamp has a name",
    date: "2026-11-24T09:00:00Z",
    summary: "It is forty years old, runs hot, and hums before rain. The projectionist explains.",
    picture: pictureFixture,
    topics: [interviews],
    authors: [author, { ...author, _id: "author-tom", name: "Tom Brandt" }],
  },
  bare,
  {
    ...bare,
    _id: "page-en-journal-longest",
    slug: "journal/longest",
    title: wordsOf(120),
    summary: wordsOf(320),
    picture: pictureFixture,
    topics: [interviews],
    authors: [author],
  },
  {
    ...bare,
    _id: "page-ar-journal-lamp",
    language: "ar",
    slug: "journal/lamp",
    title: "للمصباح اسم",
    date: null,
    summary: "عمره أربعون عامًا، ويسخن كثيرًا.",
    picture: arabicPictureFixture,
    topics: [interviews],
    authors: [author],
  },
];
