import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./stack/places.ts";

/** Ways in which a component can fail during rendering. A text block with one of these headings fails that way. */
export const causes = [
  "throws at once",
  "throws two components deep",
  "throws late, two components deep",
  "throws inside Suspense",
  "never ends",
  "throws in a client component",
  "throws in a client component, two deep",
  "throws in a client component that is loaded late",
  "throws in a client component inside Suspense",
] as const;

const server = `
import { Suspense } from "react";
import type { BlockComponent } from "../block-component.ts";
import { Text as WholeText } from "./whole-text.tsx";
import { Deep, InSuspense, Late, Throws } from "./throwing.client.tsx";

function Throw(): never { throw new Error("a fault of the server's part"); }
async function ThrowLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  throw new Error("a late fault of the server's part");
}
const Around = ({ children }: { children: React.ReactNode }) => <div>{children}</div>;

const faults: Record<string, () => React.ReactNode | Promise<React.ReactNode>> = {
  "throws at once": () => Throw(),
  "throws two components deep": () => <Around><Around><Throw /></Around></Around>,
  "throws late, two components deep": async () => <Around><Around><ThrowLate /></Around></Around>,
  "throws inside Suspense": () => <Suspense fallback={null}><ThrowLate /></Suspense>,
  "never ends": () => new Promise<never>(() => {}),
  "throws in a client component": () => <Throws />,
  "throws in a client component, two deep": () => <Around><Deep /></Around>,
  "throws in a client component that is loaded late": () => <Late />,
  "throws in a client component inside Suspense": () => <InSuspense />,
};

export const Text: BlockComponent<"text"> = async (props) => {
  const fault = faults[props.block.heading ?? ""];
  if (fault === undefined) return <WholeText {...props} />;
  return <section>Faulty{await fault()}</section>;
};
`;

const client = `
"use client";
import { lazy, Suspense, useState } from "react";

export function Throws(): React.ReactNode {
  const [text] = useState(() => { throw new Error("a fault of the browser's part"); });
  return text;
}
const Inner = () => <div><Throws /></div>;
export const Deep = () => <div><Inner /></div>;
const Loaded = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { default: Deep };
});
export const Late = () => <Loaded />;
export const InSuspense = () => <Suspense fallback={<p>Faulty waits</p>}><Loaded /></Suspense>;
`;

const sourceOf = (path: string) => readFileSync(join(root, "web", path), "utf8");

/**
 * Returns the source of `render-blocks.tsx` with the timeout reduced to 4 s, because tests of a
 * block whose rendering never ends wait for this timeout.
 */
function withShortTimeout(): string {
  const source = sourceOf("blocks/render-blocks.tsx");
  const limit = "const TIME_LIMIT = 10_000;";
  if (!source.includes(limit)) throw new Error(`render-blocks.tsx no longer has "${limit}".`);
  return source.replace(limit, "const TIME_LIMIT = 4_000;");
}

/**
 * Returns source files that make the site's text block fail in the way that its heading names. Other text blocks are
 * unchanged. Blocks have a shorter timeout.
 */
export const throwing = (): Record<string, string> => ({
  "blocks/render-blocks.tsx": withShortTimeout(),
  "blocks/text/whole-text.tsx": sourceOf("blocks/text/text.tsx"),
  "blocks/text/text.tsx": server.trimStart(),
  "blocks/text/throwing.client.tsx": client.trimStart(),
});
