import type { ComposeAnswer } from "@marquee/schemas/editing";

/** The studio's answer about a rich text: its current value, and what the studio allows in it. */
export type RichAnswer = Extract<ComposeAnswer, { tell: "richText" }>;

/** Result of a search for pages that a link can lead to. */
export type FoundPages = Extract<ComposeAnswer, { tell: "pages" }>;
