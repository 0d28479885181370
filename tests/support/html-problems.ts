import { HtmlValidate } from "html-validate";

/** Checks what the HTML standard requires, not how HTML is written, which React and Next.js decide. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // The standard allows roles that repeat the element's own. Some browsers need them in tables displayed as blocks.
    "no-redundant-role": "off",
    "void-style": "off",
    "require-sri": "off",
  },
});

/** The URL that React writes as the `action` of a form until hydration, if the action is a function. */
const ofReact = "React form unexpectedly submitted";

/** Returns the problems of HTML, each once, with the place of the last. `name` is the page's name or path. */
export async function htmlProblems(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  const messages = results
    .flatMap(({ messages: all }) => all)
    .filter(({ message }) => !message.includes(ofReact));
  return [
    ...new Map(
      messages.map(({ ruleId, message, selector }): [string, string] => [
        `${ruleId} ${message}`,
        `${name} ${ruleId}: ${message} (${selector ?? ""})`,
      ]),
    ).values(),
  ];
}
