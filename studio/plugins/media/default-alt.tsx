import {
  type InputProps,
  isImageSchemaType,
  type ObjectInputProps,
  PatchEvent,
  set,
  useClient,
} from "sanity";
import * as z from "zod";
import { chosenAsset, lacksAlt } from "./chosen-asset.ts";

const stored = z.string().trim().min(1);

/** Whether an input belongs to an image with an alt text. */
export const isImageWithAlt = (props: InputProps): props is ObjectInputProps =>
  isImageSchemaType(props.schemaType) && props.schemaType.fields.some(({ name }) => name === "alt");

/** Input of an image. When an editor chooses an asset and the alt text is empty, copies the asset's default alt text. */
export function ImageWithDefaultAlt(props: ObjectInputProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const fill = async (id: string) => {
    const query = "*[_id == $id][0].altText";
    const text = stored.safeParse(await client.fetch(query, { id }).catch(() => null)).data;
    if (text !== undefined) props.onChange(PatchEvent.from(set(text, ["alt"])));
  };
  const onChange: ObjectInputProps["onChange"] = (change) => {
    props.onChange(change);
    const asset = chosenAsset(PatchEvent.from(change).patches);
    if (asset !== null && lacksAlt(props.value)) void fill(asset);
  };
  return props.renderDefault({ ...props, onChange });
}
