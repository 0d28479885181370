import type { ComposeAnswer } from "@marquee/schemas/editing";

/** The studio's answer about a plain text. */
export type PlainAnswer = Extract<ComposeAnswer, { tell: "text" }>;

/** The studio's answer about a rich text: its current value, and what the studio allows in it. */
export type RichAnswer = Extract<ComposeAnswer, { tell: "richText" }>;

/** The target of the link whose label is being typed, and the labels of the input for the target. */
export type LinkAnswer = NonNullable<PlainAnswer["link"]>;

/** Result of a search for pages and sections that a link can lead to. */
export type FoundTargets = Extract<ComposeAnswer, { tell: "targets" }>;
