import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useCurrentLocale, useUser } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { createTimeFormat, useSiteTimeZone } from "../time-zone/site-time-zone.ts";
import type { StoredShare } from "./use-shares.ts";

export function ShareRow({
  share,
  isBusy,
  end,
}: {
  share: StoredShare;
  isBusy: boolean;
  end: () => void;
}) {
  const { title, until, madeBy } = share;
  const [user] = useUser(madeBy ?? "");
  const { id: locale } = useCurrentLocale();
  const time = createTimeFormat(locale, useSiteTimeZone());
  const maker = user?.displayName ?? null;
  const page = title ?? translate("Untitled page");
  return (
    <Card as="li" border padding={3} radius={2} data-testid="share">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          <bdi>{page}</bdi>
        </Text>
        <Text size={1} muted>
          {translate("Expires {time}", { time: time.format(until) })}
          {maker === null ? null : (
            <>
              {" · "}
              {translate("created by {name}", { name: maker })}
            </>
          )}
        </Text>
        <Flex>
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            tone="critical"
            text={translate("Revoke")}
            aria-label={translate("Revoke: {title}", { title: page })}
            aria-disabled={isBusy}
            onClick={end}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
