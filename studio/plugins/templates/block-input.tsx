import { blockContracts, isEarlier, isNewer } from "@marquee/schemas/contract";
import { Stack } from "@sanity/ui";
import { type ArrayOfObjectsInputProps, type ObjectInputProps, useFormValue } from "sanity";
import { useRemovalNotice } from "../composing/use-removal-notice.ts";
import { OtherVersions, WhyReadOnly } from "./other-versions.tsx";
import { ReusableInput } from "./reusable-input.tsx";
import { mayBeReused, storedBlock } from "./reuse-block.ts";
import { SaveAsReusable } from "./save-as-reusable.tsx";
import { UsedOn } from "./used-on.tsx";

const contracts = new Map(
  Object.entries(blockContracts).map(([type, contract]) => [
    "storedAs" in contract ? contract.storedAs : type,
    contract,
  ]),
);

export const isBlock = (type: string): boolean => contracts.has(type);

function otherVersion(type: string, value: ObjectInputProps["value"]) {
  const contract = contracts.get(type);
  if (contract === undefined || value === undefined) return null;
  if (isNewer(value, contract)) return "newer";
  return isEarlier(value, contract) ? "earlier" : null;
}

/**
 * Input of a block: its form, and a button that saves it as a reusable block. If another version of
 * the site stored the block, a note explains why the form is read-only.
 */
export function BlockInput(props: ObjectInputProps) {
  const { name } = props.schemaType;
  const documentType = useFormValue(["_type"]);
  useRemovalNotice(props.path, props.schemaType.title ?? name);
  const block = storedBlock.safeParse(props.value).data;
  const version = otherVersion(name, props.value);
  if (name === "reusable" && version === null) return <ReusableInput {...props} />;
  const isReusable = !props.readOnly && mayBeReused(name, props.path, documentType);
  return (
    <Stack gap={5}>
      {version === null ? null : <WhyReadOnly version={version} />}
      {props.renderDefault(props)}
      {isReusable && block ? <SaveAsReusable block={block} onChange={props.onChange} /> : null}
    </Stack>
  );
}

/**
 * Input of a document's list of blocks. Above the list, displays the pages that use a reusable
 * block, and the number of blocks that were stored by another version of Marquee.
 */
export function BlocksInput(props: ArrayOfObjectsInputProps) {
  const id = String(useFormValue(["_id"])).replace(/^(drafts|versions\.[^.]+)\./, "");
  const documentType = useFormValue(["_type"]);
  return (
    <Stack gap={3}>
      {documentType === "reusableBlock" ? <UsedOn id={id} /> : null}
      <OtherVersions
        field={String(props.path[0])}
        value={props.value}
        readOnly={props.readOnly === true}
        onChange={props.onChange}
      />
      {props.renderDefault(props)}
    </Stack>
  );
}
