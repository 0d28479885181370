import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { requiredText } from "../../fields/text.contract.ts";

export const topicRules = {
  title: requiredText(60, "Enter a name for the topic."),
  language: languageCode,
};

/** A topic of a page. Null entries of a list are topics that are unpublished. */
export const topicShape = z.strictObject({
  _id: z.string(),
  title: topicRules.title,
  /** The topic's name in other languages. */
  names: listOfValid(z.strictObject({ language: topicRules.language, title: topicRules.title })),
});

/** GROQ: the topic that a reference leads to. Append it to the reference. */
export const topicProjection = `->{ _id, title, "names": names[]{ language, title } }`;

export type NamedTopic = { _id: string; name: string };

export const namedTopics = (
  topics: readonly z.output<typeof topicShape>[],
  language: string,
): NamedTopic[] =>
  topics.map(({ _id, title, names }) => ({
    _id,
    name: names.find((name) => name.language === language)?.title ?? title,
  }));
