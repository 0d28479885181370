import {
  pictureEntryProperties,
  pictureProjection,
} from "../../fields/picture/picture.contract.ts";
import { renameTone } from "../../fields/tone/earlier-tones.ts";
import type { BlockFields, MigrationStep } from "../block-contract.ts";
import { isFields } from "../migrate-block.ts";

/**
 * Moves the fields of an entry's picture into the entry. In version 2 each entry is itself an
 * image, so that editors can drop many files on the list at once.
 */
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

/**
 * Migrates galleries to version 3. The first step moves the fields of pictures, and leaves other
 * entries unchanged. The second step renames the tone, and removes the empty `picture` that the
 * query returns in the entries of version 2.
 */
export const earlierGalleries = {
  steps: [entriesArePictures, (block: BlockFields) => renameTone(entriesArePictures(block))],
  projection: `pictures[]{ ${pictureEntryProperties}, picture${pictureProjection} }`,
};
