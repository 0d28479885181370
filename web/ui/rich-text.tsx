import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { Picture, type PictureValue } from "../images/picture.tsx";
import { linkAddress, type LinkTarget } from "./link-address.ts";
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

const figureSizes = {
  reading: "(min-width: 60rem) 36rem, 100vw",
  wide: "(min-width: 60rem) 75vw, 100vw",
  full: "100vw",
} as const;

function FigureView({ value }: { value: Figure }) {
  return (
    <figure className={styles.figure} data-span={value.span}>
      <Picture picture={value.picture} sizes={figureSizes[value.span]} className={styles.picture} />
      {value.caption === null ? null : (
        <figcaption className={styles.caption}>{value.caption}</figcaption>
      )}
    </figure>
  );
}

function CodeView({ value }: { value: CodeSample }) {
  return (
    <figure className={styles.sample}>
      {value.language === null ? null : (
        <figcaption className={styles.caption}>{value.language}</figcaption>
      )}
      {/* Focusable, so that long lines can be scrolled to by keyboard. Code reads left to right in any language. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must take focus */}
      <pre tabIndex={0} dir="ltr">
        <code>{value.code}</code>
      </pre>
    </figure>
  );
}

/** A link inside running text; its words stay when it leads nowhere. */
function TextLink({ value, children }: { value?: LinkTarget; children?: React.ReactNode }) {
  const href = value ? linkAddress(value) : null;
  return href === null ? <>{children}</> : <a href={href}>{children}</a>;
}

const components: PortableTextComponents = {
  types: { figure: FigureView, codeSample: CodeView },
  marks: { link: TextLink, code: ({ children }) => <code dir="ltr">{children}</code> },
};

/**
 * Rich text as plain HTML, without a wrapper: its paragraphs are items of the grid around it, so that figures may
 * break out of the reading column. Give that grid the class of `richText`.
 */
export function RichText({ value }: { value: RichTextValue }) {
  return <PortableText value={[...value]} components={components} onMissingComponent={false} />;
}

/** Class of the element around `RichText`: sets its type and rhythm. */
export const richText = styles.richText;
