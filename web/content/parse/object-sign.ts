/**
 * Replaces an image or a code sample in the letters of a rich text. Server and page must agree on it
 * (U+FFFC, object replacement character).
 */
export const OBJECT_SIGN = "\uFFFC";
