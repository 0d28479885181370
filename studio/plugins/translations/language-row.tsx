import { Badge, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { RelativeTime } from "sanity";
import { IntentLink } from "sanity/router";
import { translate } from "../../i18n/translate.ts";
import { useMay } from "../../ui/use-may.ts";
import type { PageState } from "./compare/compare-pages.ts";
import { INSPECTOR } from "./inspector-name.ts";
import { smallButton } from "./small-button.ts";
import { PageBadge } from "./compare/state-badge.tsx";
import type { StoredPage } from "./compare/stored-page.ts";

export type PageRow = {
  page: StoredPage;
  isOpen: boolean;
  /**
   * The page's source, the name of the source's language, and the translation's state. Null for an
   * original.
   */
  source: { page: StoredPage; name: string; state: PageState } | null;
};

/** Actions of the buttons in a translation's row. An original page's row has no such buttons. */
type RowActions = {
  compare: (source: StoredPage, target: StoredPage) => void;
  mark: (source: StoredPage, target: StoredPage) => void;
};

function RowHead({ name, code, isOpen }: { name: string; code: string; isOpen: boolean }) {
  return (
    <Flex align="center" gap={2}>
      <Text size={1} weight="semibold" lang={code}>
        <bdi>{name}</bdi>
      </Text>
      <Text size={1} muted>
        {code}
      </Text>
      {isOpen ? (
        <Text size={1} muted>
          · {translate("current page")}
        </Text>
      ) : null}
    </Flex>
  );
}

function Badges({ page, source }: PageRow) {
  return (
    <Flex gap={2} wrap="wrap">
      {source ? (
        <PageBadge state={source.state} source={source.name} />
      ) : (
        <Badge tone="default">{translate("Original")}</Badge>
      )}
      {page.isPublished ? null : <Badge tone="default">{translate("Not published")}</Badge>}
    </Flex>
  );
}

function UpToDateSince({ page, source }: PageRow) {
  const { at, source: recorded } = page.translatedFrom ?? {};
  if (!at || recorded?._ref !== source?.page.id) return null;
  return (
    <Text size={1} muted>
      {translate("Marked as up to date")} <RelativeTime time={at} useTemporalPhrase />
    </Text>
  );
}

type RowProps = {
  row: PageRow;
  name: string;
  isBusy: boolean;
  actions: RowActions;
};

function RowButtons({ row: { page, isOpen, source }, name, isBusy, actions }: RowProps) {
  const stored = page.isDraft ? `drafts.${page.id}` : page.id;
  const mayMark = useMay("update", { _id: stored, _type: page._type, language: page.language });
  if (isOpen && source === null) return null;
  return (
    <Flex gap={2} wrap="wrap">
      {isOpen ? null : (
        <Button
          {...smallButton(translate("Open page"), name)}
          as={IntentLink}
          // The button passes these props on to `IntentLink`.
          {...{ intent: "edit", params: { id: page.id, type: page._type, inspect: INSPECTOR } }}
        />
      )}
      {source === null ? null : (
        <>
          <Button
            {...smallButton(translate("Compare"), name)}
            onClick={() => actions.compare(source.page, page)}
          />
          {source.state.state === "current" && page.translatedFrom?.at ? null : (
            <Button
              {...smallButton(translate("Mark as up to date"), name)}
              title={mayMark ? undefined : translate("Your role doesn't allow this.")}
              disabled={!mayMark}
              aria-disabled={isBusy}
              onClick={() => actions.mark(source.page, page)}
            />
          )}
        </>
      )}
    </Flex>
  );
}

/** Row of a language in which the page exists, with its state and actions. */
export function LanguageRow({ row, name, isBusy, actions }: RowProps) {
  const { page, isOpen } = row;
  return (
    <Card as="li" border padding={3} radius={2} data-testid={`language-${page.language}`}>
      <Stack gap={3}>
        <RowHead name={name} code={page.language} isOpen={isOpen} />
        <Text size={1} lang={page.language}>
          <bdi>{page.title || translate("Untitled page")}</bdi>
        </Text>
        <Badges {...row} />
        <UpToDateSince {...row} />
        <RowButtons row={row} name={name} isBusy={isBusy} actions={actions} />
      </Stack>
    </Card>
  );
}

/** Row of a language in which the page doesn't exist, with a button that creates it. */
export function MissingRow({
  code,
  type,
  name,
  from,
  isBusy,
  create,
}: {
  code: string;
  /** Type of the page. */
  type: string;
  name: string;
  /** Name of the open page's language. */
  from: string;
  isBusy: boolean;
  create: () => void;
}) {
  const mayCreate = useMay("create", { _id: "drafts.new", _type: type, language: code });
  return (
    <Card as="li" border padding={3} radius={2} tone="transparent" data-testid={`language-${code}`}>
      <Stack gap={3}>
        <RowHead name={name} code={code} isOpen={false} />
        <Text size={1} muted>
          {translate("Not translated")}
        </Text>
        <Flex>
          <Button
            {...smallButton(translate("Create from {language}", { language: from }), name)}
            title={mayCreate ? undefined : translate("Your role doesn't allow this.")}
            disabled={!mayCreate}
            aria-disabled={isBusy}
            onClick={create}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
