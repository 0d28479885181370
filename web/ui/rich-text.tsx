import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextComponents,
} from "@portabletext/react";
import { createElement, type CSSProperties, type ReactNode } from "react";
import { Picture, type PictureValue } from "../images/picture.tsx";
import { ratioOf } from "../images/rendition.ts";
import { pictureSizes } from "../images/sizes.ts";
import { linkAddress, type LinkTarget } from "./link-address.ts";
import { headingsOf } from "./rich-text-headings.ts";
import styles from "./rich-text.module.css";

type Paragraph = {
  _key: string;
  _type: "block";
  style: "normal" | "h2" | "h3" | "h4" | "blockquote";
  children: { _key: string; _type: "span"; text: string; marks: string[] }[];
  markDefs: ({ _key: string; _type: "link" } & LinkTarget)[];
};

type Figure = {
  _key: string;
  _type: "figure";
  picture: PictureValue;
  caption: string | null;
  span: "reading" | "wide" | "full";
};

type CodeSample = { _key: string; _type: "codeSample"; language: string | null; code: string };

/** Rich text as the contract gives it: paragraphs, headings and lists, figures, code samples. */
export type RichTextValue = readonly (Paragraph | Figure | CodeSample)[];

type RichTextProps = {
  value: RichTextValue;
  /** Level of the heading it stands under; its own headings begin one below. */
  under?: number;
  /** How wide the room is, for the `sizes` of pictures. */
  within?: "page" | "column";
  /** Marks paragraphs, lists and figures as parts that arrive one after the other. */
  arrives?: boolean;
};

/** An entry that nobody wrote in: an editor's empty line. */
const isBlank = (entry: RichTextValue[number]) =>
  entry._type === "block" && entry.children.every(({ text }) => text.trim() === "");

const elsewhere = (href: string) => (/^https?:/i.test(href) ? "external" : undefined);

/** A link inside running text; its words stay when it leads nowhere. */
function TextLink({ value, children }: { value?: LinkTarget; children?: ReactNode }) {
  const href = value ? linkAddress(value) : null;
  if (href === null) return <>{children}</>;
  return (
    <a href={href} rel={elsewhere(href)}>
      {children}
    </a>
  );
}

/** Code reads left to right in any language, and so does what it is called. */
function CodeView({ value, arrives }: { value: CodeSample; arrives: true | undefined }) {
  return (
    <figure className={styles.sample} data-arrives={arrives} dir="ltr">
      {value.language === null ? null : (
        <figcaption className={styles.caption}>{value.language}</figcaption>
      )}
      {/* Focusable, so that long lines can be scrolled to by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must take focus */}
      <pre tabIndex={0}>
        <code>{value.code}</code>
      </pre>
    </figure>
  );
}

const ratioStyle = (ratio: number): CSSProperties & Record<"--ratio", number> => ({
  "--ratio": ratio,
});

function FigureView({
  value: { picture, caption, span },
  within,
  arrives,
}: {
  value: Figure;
  within: "page" | "column";
  arrives: true | undefined;
}) {
  return (
    <figure
      className={styles.figure}
      data-span={span}
      data-arrives={arrives}
      style={ratioStyle(ratioOf(picture))}
    >
      <Picture picture={picture} sizes={pictureSizes(span, within)} className={styles.picture} />
      {caption === null ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function componentsFor({
  value,
  under = 1,
  within = "page",
  arrives = false,
}: RichTextProps): PortableTextComponents {
  const headings = headingsOf(value, under);
  const part = arrives || undefined;
  // Inner lists and the headings of list items move with the list they stand in.
  const listPart = (level: number | undefined) => (level === 1 ? part : undefined);
  const paragraph: PortableTextBlockComponent = ({ value: { _key = "", style }, children }) => {
    const heading = headings.get(_key);
    if (heading) {
      const marks = { "data-rank": heading.rank, "data-arrives": part };
      return createElement(`h${heading.level}`, marks, children);
    }
    if (style === "blockquote") return <blockquote data-arrives={part}>{children}</blockquote>;
    return <p data-arrives={part}>{children}</p>;
  };
  return {
    types: {
      figure: (props) => <FigureView value={props.value} within={within} arrives={part} />,
      codeSample: (props) => <CodeView value={props.value} arrives={part} />,
    },
    marks: { link: TextLink, code: ({ children }) => <code dir="ltr">{children}</code> },
    block: paragraph,
    list: ({ value: list, children }) => {
      const Kind = list.listItem === "number" ? "ol" : "ul";
      return <Kind data-arrives={listPart(list.level)}>{children}</Kind>;
    },
  };
}

/**
 * Rich text as plain HTML, without a wrapper: its paragraphs are items of the grid around it, so that figures may
 * break out of the reading column. Give that grid the class of `richText`.
 */
export function RichText(props: RichTextProps) {
  // Blank headings go before levels are counted: the one after would be too deep.
  const value = props.value.filter((entry) => !isBlank(entry));
  return (
    <PortableText
      value={value}
      components={componentsFor({ ...props, value })}
      onMissingComponent={false}
    />
  );
}

/** Class of the element around `RichText`: sets its type and rhythm. */
export const richText = styles.richText;
