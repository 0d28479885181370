import {
  type FormPatch,
  type InputProps,
  isImageSchemaType,
  type ObjectInputProps,
  PatchEvent,
  set,
  useClient,
} from "sanity";
import * as z from "zod";

const chosen = z.object({ _ref: z.string() });
const described = z.looseObject({ alt: z.string().trim().min(1) });
const decorative = z.looseObject({ decorative: z.literal(true) });
const stored = z.string().trim().min(1);

/** Returns the id of the asset that patches set in an image field, or null. */
export const chosenAsset = (patches: readonly FormPatch[]): string | null => {
  const patch = patches.findLast(
    ({ type, path }) => type === "set" && path.length === 1 && path[0] === "asset",
  );
  return patch?.type === "set" ? (chosen.safeParse(patch.value).data?._ref ?? null) : null;
};

/** Whether an image value needs an alt text. */
export const lacksAlt = (value: unknown): boolean =>
  !described.safeParse(value).success && !decorative.safeParse(value).success;

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
