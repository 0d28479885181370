/** Sanity's schema types of all blocks, fields and documents. The site never imports this module. */
import { announcement } from "./blocks/announcement/announcement.schema.ts";
import { callToAction } from "./blocks/call-to-action/call-to-action.schema.ts";
import { columns } from "./blocks/columns/columns.schema.ts";
import { countdown } from "./blocks/countdown/countdown.schema.ts";
import { faq } from "./blocks/faq/faq.schema.ts";
import { featureGrid } from "./blocks/feature-grid/feature-grid.schema.ts";
import { form } from "./blocks/form/form.schema.ts";
import { gallery, galleryPicture } from "./blocks/gallery/gallery.schema.ts";
import { heroAnimation } from "./blocks/hero-animation/hero-animation.schema.ts";
import { image } from "./blocks/image/image.schema.ts";
import { logos } from "./blocks/logos/logos.schema.ts";
import { pageList } from "./blocks/page-list/page-list.schema.ts";
import { quote } from "./blocks/quote/quote.schema.ts";
import { reusable } from "./blocks/reusable/reusable.schema.ts";
import { schedule } from "./blocks/schedule/schedule.schema.ts";
import { signInGate } from "./blocks/sign-in-gate/sign-in-gate.schema.ts";
import { stats } from "./blocks/stats/stats.schema.ts";
import { table } from "./blocks/table/table.schema.ts";
import { text } from "./blocks/text/text.schema.ts";
import { video } from "./blocks/video/video.schema.ts";
import { blockContracts, type BlockType, type StoredName } from "./contract.ts";
import { author } from "./documents/author/author.schema.ts";
import { authSettings } from "./documents/auth-settings/auth-settings.schema.ts";
import { consentSettings } from "./documents/consent-settings/consent-settings.schema.ts";
import { form as formDocument } from "./documents/form/form.schema.ts";
import { interfaceTexts } from "./documents/interface-texts/interface-texts.schema.ts";
import { localeSettings } from "./documents/locale-settings/locale-settings.schema.ts";
import { addressedForm, page } from "./documents/page/page.schema.ts";
import { pageSlug } from "./documents/page/page-slug.contract.ts";
import { redirect } from "./documents/redirect/redirect.schema.ts";
import { reusableBlock } from "./documents/reusable-block/reusable-block.schema.ts";
import { siteSettings } from "./documents/site-settings/site-settings.schema.ts";
import { ownTypeface, typefaceFile } from "./documents/theme/own-typeface.schema.ts";
import { theme } from "./documents/theme/theme.schema.ts";
import { topic } from "./documents/topic/topic.schema.ts";
import { template } from "./documents/template/template.schema.ts";
import type { DocumentContract } from "./documents/document-contract.ts";
import type { DocumentForm } from "./kit/form.ts";
import { ownDocumentForms, ownForms } from "./own/studio.ts";
import { link } from "./fields/link/link.schema.ts";
import { lottieFile } from "./fields/lottie-file.schema.ts";
import { picture } from "./fields/picture/picture.schema.ts";
import { withShown } from "./fields/shown/shown.schema.ts";
import { codeSample, figure } from "./fields/rich-text/rich-text.schema.ts";
import type { ObjectDefinition, SchemaTypeDefinition } from "@sanity/types";
import type { BlockContract } from "./blocks/block-contract.ts";
import { isEarlier, isFields, isNewer } from "./blocks/migrate-block.ts";

/** Blocks that contain no other blocks and are allowed everywhere. */
const productLeaves = {
  heroAnimation,
  announcement,
  text,
  quote,
  featureGrid,
  stats,
  table,
  faq,
  schedule,
  image,
  gallery,
  video,
  logos,
  callToAction,
  countdown,
  form,
};

const leafSchemas = { ...productLeaves, ...ownForms };

/** Blocks allowed inside a gate. */
const gatedSchemas = {
  ...leafSchemas,
  columns: columns(Object.values(leafSchemas)),
  reusable,
};

export const blockSchemas = {
  ...gatedSchemas,
  pageList,
  signInGate: signInGate(Object.values(gatedSchemas)),
} satisfies { [T in BlockType]: { name: StoredName<T>; type: "object" } };

/** Singletons: there is one document of each type, and its id is the type's name. */
export const singletonSchemas = [siteSettings, localeSettings, authSettings, consentSettings];

const isObjectForm = (type: SchemaTypeDefinition): type is ObjectDefinition =>
  type.type === "object" && "fields" in type;

/**
 * Returns a function that makes a block's form read-only if another version of the site stored the block. Otherwise an
 * edit would mix fields of the form's version with fields of the stored version.
 */
function readOnlyInOtherVersions(contracts: Readonly<Record<string, BlockContract>>) {
  const byName = new Map(
    Object.entries(contracts).map(([type, contract]) => [contract.storedAs ?? type, contract]),
  );
  return (type: SchemaTypeDefinition): SchemaTypeDefinition => {
    const contract = byName.get(type.name);
    if (contract === undefined || !isObjectForm(type)) return type;
    const readOnly = ({ value }: { value?: unknown }) =>
      isFields(value) && (isEarlier(value, contract) || isNewer(value, contract));
    return { ...type, readOnly };
  };
}

/** The forms of the owner's documents with an address, by type. */
export const ownDocumentTypes: readonly (DocumentForm<DocumentContract> & { name: string })[] =
  Object.entries<DocumentForm<DocumentContract>>(ownDocumentForms).map(([name, form]) => ({
    name,
    ...form,
  }));

export const schemaTypes = [
  page(Object.values(blockSchemas)),
  ...ownDocumentTypes.map((type) => addressedForm(Object.values(blockSchemas), type)),
  redirect,
  reusableBlock(Object.values(leafSchemas)),
  template(Object.values(blockSchemas)),
  topic,
  author,
  formDocument,
  theme,
  interfaceTexts,
  ...singletonSchemas,
  ...Object.values(blockSchemas).map(withShown).map(readOnlyInOtherVersions(blockContracts)),
  link,
  picture,
  galleryPicture,
  figure,
  codeSample,
  lottieFile,
  ownTypeface,
  typefaceFile,
];

/** Whether the site accepts a page's slug. */
export const isValidSlug = (slug: string): boolean => pageSlug.safeParse(slug).success;

export {
  listsByLanguage,
  typesInOneLanguage,
} from "./documents/locale-settings/languages-in-use.ts";
export { languageCode } from "./fields/language.contract.ts";
export { freeSlug, slugOfCopy } from "./documents/page/free-slug.ts";
export { movedSlug } from "./documents/page/free-slug.ts";
export { takenSlugs } from "./documents/page/taken-slugs.ts";
export { longestTitle } from "./documents/page/page.contract.ts";
export { lengthOf } from "./documents/page/cut-by-search.ts";
export { shownBySearch } from "./documents/page/page.contract.ts";
export { setAccountCounts } from "./documents/auth-settings/account-counts.ts";
export { setListTranslation } from "./fields/translate.ts";
export { setEditorsTimeZone } from "./fields/editors-time-zone.ts";
export { contrast } from "./documents/theme/colors.ts";
export {
  type Adjustment,
  deriveTones,
  type Roles,
  type Tones,
} from "./documents/theme/derive-tones.ts";
export { toneNames } from "./fields/tone/tone.contract.ts";
export { toneChoices } from "./fields/tone/tone.schema.ts";
export { type PresetName, presets } from "./documents/theme/presets.ts";
export { shapeFrom, type ThemeShape } from "./documents/theme/shape.contract.ts";
export {
  isOwnTypefaceId,
  ownTypefaceId,
  type OwnTypefaceId,
  ownTypefaceShape,
} from "./documents/theme/own-typeface.contract.ts";
export { isFamilyId, themeRules, type ThemeTypefaces } from "./documents/theme/theme.contract.ts";
export {
  type FamilyId,
  isTypefaceId,
  type Script,
  type TypefaceId,
  typefaces,
} from "./documents/theme/typefaces.ts";
export { publicUploadWarning } from "./fields/picture/public-upload.ts";
