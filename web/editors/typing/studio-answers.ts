import type { ComposeAnswer } from "@marquee/schemas/editing";

/** The studio's answer about a plain text. */
export type PlainAnswer = Extract<ComposeAnswer, { tell: "text" }>;

/** The studio's answer about a rich text: its current value, and what the studio allows in it. */
export type RichAnswer = Extract<ComposeAnswer, { tell: "richText" }>;

/** What the studio says about the link whose label is typed: its target, and labels for its input. */
export type LinkAnswer = NonNullable<PlainAnswer["link"]>;

/** Result of a search for pages and sections that a link can lead to. */
export type FoundTargets = Extract<ComposeAnswer, { tell: "targets" }>;
