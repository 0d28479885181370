import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { isEmptySign } from "../content/parse/empty-text.ts";
import type { BlockText } from "../content/parse/block-texts.ts";

/** The content of a node: only empty texts, anything else, or nothing. */
type Content = "empty" | "other" | "none";

type Props = {
  children?: ReactNode;
  "data-empty"?: string;
  "data-sanity-drag-disable"?: string;
};

type Marked = { node: ReactNode; content: Content };

/** Returns the text of an element that contains nothing else. Lists and fragments may be around the text. */
function textOf(children: ReactNode): string | undefined {
  if (typeof children === "string") return children;
  if (Array.isArray(children)) return children.length === 1 ? textOf(children[0]) : undefined;
  const isFragment = isValidElement<Props>(children) && children.type === Fragment;
  return isFragment ? textOf(children.props.children) : undefined;
}

/** Elements that display something without any text. */
const displayed = new Set(["img", "picture", "svg", "video", "canvas", "iframe", "hr", "input"]);

const contentOf = (parts: readonly Marked[]): Content => {
  const contents = new Set(parts.map(({ content }) => content));
  if (contents.has("other")) return "other";
  return contents.has("empty") ? "empty" : "none";
};

const without = (path: string): string => path.replaceAll(/\[_key=="[^"]*"\]/g, "");

/**
 * Sets `data-empty` on the elements of a rendered block that display only empty texts. The value is
 * the path of the element's text, without array keys. If an element contains several texts, the
 * value is empty. Only an editor's preview contains empty texts. Their elements are hidden until the
 * composer displays placeholders.
 */
export function markEmptyTexts(block: ReactNode, texts: readonly BlockText[]): ReactNode {
  const paths = new Map(
    texts.filter(({ text }) => isEmptySign(text)).map(({ text, path }) => [text, path] as const),
  );

  function markElement(element: ReactElement<Props>): Marked {
    // An inner block's own texts have been marked when it was rendered.
    if (element.props["data-sanity-drag-disable"] !== undefined) {
      return { node: element, content: "other" };
    }
    const { children, ...others } = element.props;
    const parts = (Array.isArray(children) ? children : [children]).map(mark);
    // Client components can have elements in other props too.
    const inProps = Object.entries(others).flatMap(([name, value]) =>
      isValidElement<Props>(value) ? [[name, markElement(value)] as const] : [],
    );
    const inside = contentOf([...parts, ...inProps.map(([, marked]) => marked)]);
    // The label of a disclosure that contains only an empty text displays nothing by itself.
    const content = element.type === "summary" && inside === "other" ? "none" : inside;
    const isHost = typeof element.type === "string";
    if (typeof element.type === "string" && displayed.has(element.type)) {
      return { node: element, content: "other" };
    }
    const nodes = parts.map(({ node }) => node);
    const path = paths.get(textOf(children) ?? "");
    // A hidden cell would move the other cells of its row, so only the element inside it is hidden.
    const isCell = element.type === "td" || element.type === "th";
    const isMarked = isHost && !isCell && content === "empty";
    const props = {
      ...Object.fromEntries(inProps.map(([name, { node }]) => [name, node])),
      ...(isMarked ? { "data-empty": without(path ?? "") } : {}),
    };
    if (children === undefined || children === null) {
      return { node: cloneElement(element, props), content };
    }
    const node = Array.isArray(children)
      ? cloneElement(element, props, ...nodes)
      : cloneElement(element, props, nodes[0]);
    return { node, content };
  }

  function mark(node: ReactNode): Marked {
    if (typeof node === "string") {
      if (node.trim() === "") return { node, content: "none" };
      return { node, content: paths.has(node) ? "empty" : "other" };
    }
    if (Array.isArray(node)) {
      const parts = node.map(mark);
      return { node: parts.map((part) => part.node), content: contentOf(parts) };
    }
    if (isValidElement<Props>(node)) return markElement(node);
    return { node, content: typeof node === "number" ? "other" : "none" };
  }

  return paths.size === 0 ? block : mark(block).node;
}
