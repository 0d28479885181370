import { SearchIcon } from "@sanity/icons/Search";
import { Box, Flex, Select, TextInput } from "@sanity/ui";
import { translate } from "../../i18n/translate.ts";
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

function Choice<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly (readonly [T, string])[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <Box style={{ flex: "1 1 9rem" }}>
      <Select
        fontSize={1}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Box>
  );
}

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
      <Box style={{ flex: "4 1 14rem" }}>
        <TextInput
          type="search"
          fontSize={1}
          icon={SearchIcon}
          aria-label={translate("Search media")}
          placeholder={translate("Search by name or text")}
          value={view.words}
          onChange={({ currentTarget }) => onChange({ ...view, words: currentTarget.value })}
        />
      </Box>
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
