/**
 * The parts of a block's component, and of a document's. Own code imports them from here, because updates may move the modules
 * behind it.
 */
export type { BlockComponent, BlockContext } from "./block-component.ts";
export { type DocumentParts, writtenDate } from "./document-parts.ts";
export { type JsonLd, withoutEmpty } from "../seo/json-ld-data.ts";
export { Picture } from "../design/images/picture.tsx";
export { pictureSizes } from "../design/images/sizes.ts";
export { RichText, richText } from "../design/rich-text/rich-text.tsx";
export { Actions } from "../design/ui/actions.tsx";
export { BlockLink } from "../design/ui/block-link.tsx";
export { BlockSection, headingId } from "../design/ui/block-section.tsx";
export { Title } from "../design/ui/title.tsx";
export { visibleLength } from "../design/ui/visible-length.ts";
