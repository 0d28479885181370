import type { Block } from "./containers.ts";
import type { Language } from "./language.ts";

/** A page template: what new pages of a language may begin with. */
export type Template = {
  _id: string;
  _type: "template";
  language: Language;
  title: string;
  description: string;
  blocks: Block[];
};

/** A template of the sample site; its name is the same in all languages, as in `template-en-evening`. */
export function template(
  language: Language,
  name: string,
  written: Pick<Template, "title" | "description" | "blocks">,
): Template {
  return { _id: `template-${language}-${name}`, _type: "template", language, ...written };
}
