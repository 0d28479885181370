import type { StudioMessage } from "@marquee/schemas/editing";

/** The studio's message about a plain text. */
export type PlainTextMessage = Extract<StudioMessage, { event: "text" }>;

/** The studio's message about a rich text: its current value, and what the studio allows in it. */
export type RichTextMessage = Extract<StudioMessage, { event: "richText" }>;

/** The target of the link whose label is being typed, and the labels of the input for the target. */
export type LinkState = NonNullable<PlainTextMessage["link"]>;

/** Result of a search for pages and sections that a link can lead to. */
export type FoundTargets = Extract<StudioMessage, { event: "targets" }>;
