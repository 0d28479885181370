import { Badge, Card, Flex, Stack, Text } from "@sanity/ui";
import { useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { titleOfType } from "../../ui/title-of-type.ts";
import { translate } from "../../i18n/translate.ts";
import { TRASH_TYPE } from "../trash/trash-item.ts";
import { useUses } from "./use-assets.ts";
import type { Use } from "./uses.ts";

const underlined = { textDecoration: "underline" } as const;

function UseRow({ use }: { use: Use }) {
  const { id, type, title, language, isPublished, isDraft, releases } = use;
  const schema = useSchema();
  const isDeleted = type === TRASH_TYPE;
  const typeTitle = isDeleted ? translate("Trash") : titleOfType(schema, type);
  const params = { id, type };
  const isInForm = (isPublished || isDraft) && !isDeleted;
  return (
    <Stack as="li" gap={2}>
      <Text size={1} style={{ overflowWrap: "anywhere" }}>
        {isInForm ? (
          <IntentLink intent="edit" params={params} style={underlined}>
            {title ?? typeTitle}
          </IntentLink>
        ) : (
          (title ?? typeTitle)
        )}
      </Text>
      <Flex gap={2} wrap="wrap" align="center">
        <Text size={0} muted>
          {[title === null ? null : typeTitle, language].filter(Boolean).join(" · ")}
        </Text>
        {isDraft && !isPublished && !isDeleted ? (
          <Badge tone="caution">{translate("Only in the draft")}</Badge>
        ) : null}
        {releases.map(({ name, title: release }) => (
          <IntentLink
            key={name}
            intent="edit"
            params={params}
            searchParams={[["perspective", name]]}
          >
            <Badge tone="primary">{translate("Release: {title}", { title: release })}</Badge>
          </IntentLink>
        ))}
      </Flex>
    </Stack>
  );
}

export function UseList({ id }: { id: string }) {
  const uses = useUses(id);
  return (
    <Stack gap={3} aria-busy={uses === null} data-testid="asset-uses">
      <Text as="h3" size={1} weight="semibold">
        {translate("Used in")}
      </Text>
      {uses?.length === 0 ? (
        <Text size={1} muted>
          {translate("No document uses this file.")}
        </Text>
      ) : null}
      {uses === null || uses.length === 0 ? null : (
        <Card border radius={2} padding={3}>
          <Stack as="ul" gap={4} padding={0} margin={0} style={{ listStyle: "none" }}>
            {uses.map((use) => (
              <UseRow key={use.id} use={use} />
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
