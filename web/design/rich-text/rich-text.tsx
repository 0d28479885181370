import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextComponents,
} from "@portabletext/react";
import { createElement, type CSSProperties, type ReactNode } from "react";
import { Picture, type PictureValue } from "../images/picture.tsx";
import { ratioOf } from "../images/rendition.ts";
import { pictureSizes } from "../images/sizes.ts";
import { linkAddress, type LinkTarget } from "../ui/link-address.ts";
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

/** Rich text as queried: paragraphs, headings and lists, figures, code samples. */
export type RichTextValue = readonly (Paragraph | Figure | CodeSample)[];

type RichTextProps = {
  value: RichTextValue;
  /** Level of the heading above the text; its own headings start one level below. */
  under?: number;
  /** Width of the container, for the `sizes` of images. */
  within?: "page" | "column";
  /** Marks paragraphs, lists and figures for the staggered entry animation. */
  arrives?: boolean;
};

/** Whether a paragraph has no text, such as a blank line that an editor typed. */
const isBlank = (entry: RichTextValue[number]) =>
  entry._type === "block" && entry.children.every(({ text }) => text.trim() === "");

const elsewhere = (href: string) => (/^https?:/i.test(href) ? "external" : undefined);

/** A link in running text. Without a valid target only its text is rendered. */
function TextLink({ value, children }: { value?: LinkTarget; children?: ReactNode }) {
  const href = value ? linkAddress(value) : null;
  if (href === null) return <>{children}</>;
  return (
    <a href={href} rel={elsewhere(href)}>
      {children}
    </a>
  );
}

/** Code and its language label are left-to-right in every language. */
function CodeView({ value, arrives }: { value: CodeSample; arrives: true | undefined }) {
  return (
    <figure className={styles.sample} data-arrives={arrives} dir="ltr">
      {value.language === null ? null : (
        <figcaption className={styles.caption}>{value.language}</figcaption>
      )}
      {/* Focusable, so that long lines can be scrolled with the keyboard. */}
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
      data-plate={caption === null ? undefined : ""}
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
  // Nested lists are animated with the list that contains them.
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
 * Renders rich text without a wrapper: its paragraphs are items of the surrounding grid, so that figures can extend
 * past the reading column. The grid needs the class `richText`.
 */
export function RichText(props: RichTextProps) {
  // Blank headings are removed before levels are computed; otherwise the next heading would be too deep.
  const value = props.value.filter((entry) => !isBlank(entry));
  return (
    <PortableText
      value={value}
      components={componentsFor({ ...props, value })}
      onMissingComponent={false}
    />
  );
}

/** Class of the element around `RichText`; sets typography and spacing. */
export const richText = styles.richText;
