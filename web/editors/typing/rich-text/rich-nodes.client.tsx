import {
  type BlockObjectRenderProps,
  defineAnnotation,
  defineBlockObject,
  defineDecorator,
  defineTextBlock,
  type RegistrableNode,
  type TextBlockRenderProps,
} from "@portabletext/editor";
import type { RichKit } from "@marquee/schemas/editing";
import { createElement } from "react";

/** Rank of a heading, by its style. The site sets the rank as the heading's `data-rank`. */
const ranks: Readonly<Record<string, string>> = { h2: "1", h3: "2", h4: "3" };

/** HTML elements with which the site renders marks. */
const markElements: Readonly<Record<string, string>> = { strong: "strong", em: "em", code: "code" };

/**
 * Returns the name of the element with which the site renders headings of a rank. Reads it from the
 * rendered `elements`, because the heading's level depends on the page.
 */
const headingElement = (elements: readonly HTMLElement[], rank: string): string =>
  elements.find(({ dataset }) => dataset["rank"] === rank)?.localName ?? `h${Number(rank) + 2}`;

function textBlock(elements: readonly HTMLElement[]) {
  return ({ node, attributes, children }: TextBlockRenderProps) => {
    const { style = "normal", listItem, level = 1 } = node;
    const rank = ranks[style];
    if (listItem !== undefined) {
      const place = { "data-list": listItem, "data-level": level };
      return createElement("div", { ...attributes, ...place }, children);
    }
    if (rank !== undefined) {
      const heading = { ...attributes, "data-rank": rank };
      return createElement(headingElement(elements, rank), heading, children);
    }
    return createElement(style === "blockquote" ? style : "p", attributes, children);
  };
}

/**
 * Renders an image or a code sample as the site rendered it. Renders an object that the site has
 * not rendered yet as its title.
 */
function RichObject({
  shown,
  title,
  props: { attributes, children },
}: {
  shown: HTMLElement | undefined;
  title: string;
  props: BlockObjectRenderProps;
}) {
  const copy = (element: HTMLElement | null) => {
    if (element === null || shown === undefined) return;
    element.replaceChildren(...[...shown.childNodes].map((node) => node.cloneNode(true)));
  };
  return (
    <figure {...attributes} className={shown?.className} data-span={shown?.dataset["span"]}>
      {children}
      <div contentEditable={false} ref={copy}>
        {shown === undefined ? title : null}
      </div>
    </figure>
  );
}

/**
 * Returns render functions for the parts of a rich text. They render the parts as the site does, so
 * that a text looks the same while it is typed. `elements` are the site's elements of the text.
 * `objects` are the elements of images and code samples, by the objects' keys.
 */
export function richNodes(
  kit: RichKit,
  elements: readonly HTMLElement[],
  objects: ReadonlyMap<string, HTMLElement>,
): RegistrableNode[] {
  return [
    defineTextBlock({ type: "block", render: textBlock(elements) }),
    ...kit.decorators.map(({ name }) =>
      defineDecorator({
        type: name,
        render: ({ children }) =>
          createElement(
            markElements[name] ?? "span",
            name === "code" ? { dir: "ltr" } : {},
            children,
          ),
      }),
    ),
    ...kit.annotations.map(({ name }) =>
      defineAnnotation({
        type: name,
        render: ({ children }) => createElement("a", { "data-annotation": name }, children),
      }),
    ),
    ...kit.objects.map(({ name, title }) =>
      defineBlockObject<string>({
        type: name,
        render: (props) => (
          <RichObject shown={objects.get(props.node._key)} title={title} props={props} />
        ),
      }),
    ),
  ];
}
