/**
 * The character that replaces an image or a code sample in the letters of a rich text (U+FFFC,
 * object replacement character). The server and the page's scripts must use the same one.
 */
export const OBJECT_SIGN = "\uFFFC";
