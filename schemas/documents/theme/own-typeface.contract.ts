import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { choice } from "../../fields/option.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";

/**
 * ID of an uploaded typeface in a theme's lists of typefaces: `own-` and the key of the typeface's
 * entry in `ownTypefaces`.
 */
export type OwnTypefaceId = `own-${string}`;

/** Whether an ID names an uploaded typeface. The pattern makes the ID safe as a family name in CSS. */
export const isOwnTypefaceId = (id: string): id is OwnTypefaceId =>
  /^own-[a-zA-Z0-9_-]{1,64}$/.test(id);

export const ownTypefaceId = (key: string): OwnTypefaceId => `own-${key}`;

export const MOST_OWN_TYPEFACES = 4;

/** The generic families of CSS that an uploaded typeface can resemble. The first one is the default. */
export const typefaceKinds = ["sans-serif", "serif", "monospace"] as const;

export const missingFile = "Upload a WOFF2 file of the regular weight.";

const wrongExtension = "The file must have the extension .woff2: upload a WOFF2 file.";

/** Returns the shape of the asset ID of an uploaded WOFF2 file, such as `file-0a1b…-woff2`. */
const fileId = (missing: string) =>
  z
    .string({ error: missing })
    .pipe(identifier((id) => /^file-[a-zA-Z0-9]{20,64}-woff2$/.test(id), wrongExtension));

export const ownTypefaceRules = {
  key: identifier(
    (text) => isOwnTypefaceId(ownTypefaceId(text)),
    "Remove this typeface, and add it again.",
  ),
  name: requiredText(60, "Enter the name of the typeface."),
  kind: choice(typefaceKinds),
  regular: fileId(missingFile),
  other: fileId("Upload a WOFF2 file, or leave this field empty."),
};

/** An uploaded typeface, with the asset IDs of its files. */
export const ownTypefaceShape = z.strictObject({
  _key: ownTypefaceRules.key,
  name: ownTypefaceRules.name,
  kind: ownTypefaceRules.kind,
  /** The regular weight, or a variable font with all weights. The typeface is not used without it. */
  regular: ownTypefaceRules.regular.nullable(),
  bold: ownTypefaceRules.other.nullable(),
  italic: ownTypefaceRules.other.nullable(),
});

/** An uploaded typeface, as the editor stored it. The site checks its files before it uses them. */
export type OwnTypeface = z.output<typeof ownTypefaceShape>;

export const ownTypefaceProjection = `{
      _key, name, kind,
      "regular": regular.asset._ref, "bold": bold.asset._ref, "italic": italic.asset._ref
    }`;
