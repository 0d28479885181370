import { listOfValid } from "../../fields/list-of-valid.ts";
import { listRule } from "../../fields/list.contract.ts";
import { optionalMoment } from "../../fields/moment.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { authorProjection, authorShape } from "../author/author.contract.ts";
import { topicProjection, topicShape } from "../topic/topic.contract.ts";

/** Maximum number of topics, and of authors, of a page. */
const maxEach = 6;

export const listingRules = {
  date: optionalMoment,
  summary: optionalText(320, { hasPlaceholder: false }),
  topics: listRule(maxEach),
  authors: listRule(maxEach),
};

/**
 * The fields of a page that lists, feeds and search engines display. They are public, whatever the
 * page's gates hide.
 */
export const listingFields = {
  /**
   * The page's date, in ms since 1970. Lists don't display a page whose date is in the future. Null
   * if the page has no date.
   */
  date: listingRules.date,
  summary: listingRules.summary,
  picture: optionalPicture,
  /** Unpublished topics and authors are omitted. */
  topics: listOfValid(topicShape),
  authors: listOfValid(authorShape),
};

/** GROQ: the fields that {@link listingFields} parses. */
export const listingProjection = `
    date,
    summary,
    "picture": picture${pictureProjection},
    "topics": topics[]${topicProjection},
    "authors": authors[]${authorProjection}`;
