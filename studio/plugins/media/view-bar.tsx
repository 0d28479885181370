import { Flex } from "@sanity/ui";
import { translate } from "../../i18n/translate.ts";
import { Choice, SearchField } from "../../ui/list-controls.tsx";
import type { View } from "./asset.ts";

const kinds = [
  ["all", translate("All files")],
  ["image", translate("Images")],
  ["file", translate("Other files")],
] as const;

const orders = [
  ["newest", translate("Newest first")],
  ["name", translate("By name")],
  ["largest", translate("Largest first")],
] as const;

const usage = [
  ["any", translate("Any use")],
  ["unused", translate("Unused")],
] as const;

/** Search field, filters and order of the library. `isPicker`: omits the filters that a field's dialog doesn't need. */
export function ViewBar({
  view,
  isPicker = false,
  onChange,
}: {
  view: View;
  isPicker?: boolean;
  onChange: (view: View) => void;
}) {
  return (
    <Flex gap={2} wrap="wrap">
      <SearchField
        label={translate("Search media")}
        placeholder={translate("Search by name or text")}
        value={view.search}
        onChange={(search) => onChange({ ...view, search })}
      />
      {isPicker ? null : (
        <>
          <Choice
            label={translate("Type")}
            options={kinds}
            value={view.kind}
            onChange={(kind) => onChange({ ...view, kind })}
          />
          <Choice
            label={translate("Use")}
            options={usage}
            value={view.isUnused ? "unused" : "any"}
            onChange={(chosen) => onChange({ ...view, isUnused: chosen === "unused" })}
          />
        </>
      )}
      <Choice
        label={translate("Sort")}
        options={orders}
        value={view.order}
        onChange={(order) => onChange({ ...view, order })}
      />
    </Flex>
  );
}
