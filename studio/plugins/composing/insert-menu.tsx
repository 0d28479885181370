import { SearchIcon } from "@sanity/icons/Search";
import {
  Button,
  Card,
  Dialog,
  Flex,
  Grid,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Text,
  TextInput,
} from "@sanity/ui";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { isObjectSchemaType, type ObjectSchemaType } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { searchBlocks } from "./search-blocks.ts";
import type { Choice } from "../presentation/choices.ts";
import { titleOf } from "../checks/path-titles.ts";

type Add = (choice: Choice, type: ObjectSchemaType) => void;

function BlockCard({ type, onAdd }: { type: ObjectSchemaType; onAdd: () => void }) {
  const { description } = type;
  return (
    <Card
      as="button"
      type="button"
      padding={2}
      radius={2}
      border
      onClick={onAdd}
      data-insert={type.name}
    >
      <Stack gap={3}>
        <img
          src={`/static/blocks/${type.name}.png`}
          alt=""
          loading="lazy"
          // An own block may have no picture yet.
          onError={({ currentTarget }) => currentTarget.style.setProperty("visibility", "hidden")}
          style={{ inlineSize: "100%", aspectRatio: "16 / 10", objectFit: "cover" }}
        />
        <Text size={1} weight="medium">
          {titleOf(type)}
        </Text>
        {typeof description === "string" ? (
          <Text size={0} muted>
            {description}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

function Tabs<T extends string>({
  label,
  entries,
  chosen,
  onChoose,
}: {
  label: string;
  entries: { name: T; title: string }[];
  chosen: T;
  onChoose: (name: T) => void;
}) {
  return (
    <TabList gap={1} aria-label={label}>
      {entries.map(({ name, title }) => (
        <Tab
          key={name}
          id={`tab-${name}`}
          aria-controls="insert-menu-blocks"
          label={title}
          selected={name === chosen}
          onClick={() => onChoose(name)}
        />
      ))}
    </TabList>
  );
}

/**
 * Dialog with the block types that the selected list accepts, in groups. A text field filters them, and Enter adds the
 * first. `onOpen` gives the text field the focus.
 */
export function InsertMenu({
  choices,
  onOpen,
  onAdd,
  onClose,
}: {
  choices: Choice[];
  onOpen: (input: HTMLInputElement) => void;
  onAdd: Add;
  onClose: () => void;
}) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (input !== null) open(input);
  }, [input]);
  const [list, setList] = useState(choices[0]?.list ?? "");
  const [group, setGroup] = useState("all");
  const [filter, setFilter] = useState("");
  const choice = choices.find((each) => each.list === list);
  if (choice === undefined) return null;

  const groups = choice.type.options?.insertMenu?.groups ?? [];
  const inGroup = new Set(groups.find(({ name }) => name === group)?.of);
  const offered = choice.type.of
    .filter((type) => isObjectSchemaType(type))
    .filter((type) => group === "all" || inGroup.has(type.name));
  const matches = searchBlocks(offered, filter);
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = matches;
    if (event.key === "Enter" && first) onAdd(choice, first);
    // Handles Escape here, because the dialog adds its own listener a moment after the text field
    // gets the focus.
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  const groupTabs = groups.map(({ name, title }) => ({ name, title: title ?? name }));

  return (
    <Dialog
      id="insert-menu"
      header={translate("Add a block")}
      width={2}
      onClose={onClose}
      onClickOutside={onClose}
      // The initial focus is on the filter, not on the close button.
      __unstable_autoFocus={false}
    >
      <Stack gap={3} padding={4}>
        {choices.length > 1 ? (
          <Tabs
            label={translate("Position")}
            entries={choices.map((each) => ({ name: each.list, title: each.title }))}
            chosen={list}
            onChoose={setList}
          />
        ) : choice.list === "blocks" ? null : (
          <Text size={1} muted>
            {choice.title}
          </Text>
        )}
        <TextInput
          ref={setInput}
          aria-label={translate("Filter blocks")}
          placeholder={translate("Filter blocks (press Enter to add the first block)")}
          icon={SearchIcon}
          value={filter}
          onChange={(event) => {
            setFilter(event.currentTarget.value);
            // Searches all groups, because the editor may not know which group contains the block.
            setGroup("all");
          }}
          onKeyDown={onKeyDown}
        />
        <Tabs
          label={translate("Groups")}
          entries={[{ name: "all", title: translate("All") }, ...groupTabs]}
          chosen={group}
          onChoose={setGroup}
        />
        <TabPanel id="insert-menu-blocks" aria-labelledby={`tab-${group}`} tabIndex={-1}>
          {matches.length === 0 ? (
            <Flex gap={3} align="center" wrap="wrap">
              <Text size={1} muted>
                {translate(
                  "No block found for “{text}”. Try another word, such as “image” or “button”.",
                  { text: filter.trim() },
                )}
              </Text>
              <Button
                mode="bleed"
                fontSize={1}
                text={translate("Show all")}
                onClick={() => {
                  setFilter("");
                  setGroup("all");
                }}
              />
            </Flex>
          ) : (
            <Grid gridTemplateColumns={[2, 3, 3]} gap={2} style={{ alignItems: "start" }}>
              {matches.map((type) => (
                <BlockCard key={type.name} type={type} onAdd={() => onAdd(choice, type)} />
              ))}
            </Grid>
          )}
        </TabPanel>
      </Stack>
    </Dialog>
  );
}
