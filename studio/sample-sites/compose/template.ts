import type { Block } from "./containers.ts";

/** A page template: the initial blocks of new pages in a language. */
export type Template = {
  _id: string;
  _type: "template";
  language: string;
  title: string;
  description: string;
  blocks: Block[];
};

/**
 * Builds a template of the sample site with an id such as `template-en-evening`. All translations
 * of a template have the same `name`.
 */
export function template(
  language: string,
  name: string,
  written: Pick<Template, "title" | "description" | "blocks">,
): Template {
  return { _id: `template-${language}-${name}`, _type: "template", language, ...written };
}
