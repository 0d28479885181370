import { SearchIcon } from "@sanity/icons/Search";
import { Box, Select, TextInput } from "@sanity/ui";

export function SearchField({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Box style={{ flex: "4 1 14rem" }}>
      <TextInput
        type="search"
        fontSize={1}
        icon={SearchIcon}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Box>
  );
}

export function Choice<T extends string>({
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
