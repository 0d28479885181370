import { pictureEntryProperties, pictureProjection } from "../../fields/picture.contract.ts";
import { type BlockFields, isFields, type MigrationStep } from "../migrate-block.ts";

/** An entry of version 1 held its picture; one of version 2 is it, so that editors can drop many files at once. */
function liftPicture(entry: BlockFields): BlockFields {
  const { picture, ...rest } = entry;
  if (!isFields(picture)) return rest;
  const { _type, ...fields } = picture;
  return { ...rest, ...fields };
}

const entriesArePictures: MigrationStep = ({ pictures, ...block }) => ({
  ...block,
  pictures: Array.isArray(pictures)
    ? pictures.map((entry: unknown) => (isFields(entry) ? liftPicture(entry) : entry))
    : pictures,
});

/** Galleries of version 1; some of them were stored with the entries of version 2 already. */
export const earlierGalleries = {
  steps: [entriesArePictures],
  projection: `pictures[]{ ${pictureEntryProperties}, picture${pictureProjection} }`,
};
