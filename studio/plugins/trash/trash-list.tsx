import { Badge, Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState, useEffect } from "react";
import { getDraftId, useClient, useCurrentLocale, useSchema, useDocumentStore } from "sanity";
import { useRouter } from "sanity/router";
import { translate } from "../../i18n/translate.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { useMay } from "../../ui/use-may.ts";
import { createTimeFormat, useSiteTimeZone } from "../time-zone/site-time-zone.ts";
import { type RestoreNote, restoreItem } from "./restore.ts";
import { DAYS_IN_TRASH, type TrashItem, TRASH_TYPE, trashQuery, trashShape } from "./trash-item.ts";
import { followQuery } from "../connection/follow-query.ts";
import type * as z from "zod";
import { apiVersion } from "../../lib/api-version.ts";

/** Number of deleted documents that the list loads at a time. */
const STEP = 50;

const notes: Readonly<Record<RestoreNote, string>> = {
  references: translate("Links to documents that no longer exist were left out."),
  address: translate("Another page has its URL, so it is a draft."),
  release: translate("Its version in a release that is over was left out."),
};

function deletedText({ deletedBy, deletedAt }: TrashItem, format: Intl.DateTimeFormat): string {
  const time = format.format(new Date(deletedAt));
  return deletedBy === null
    ? translate("Deleted {time}", { time })
    : translate("Deleted {time} by {name}", { time, name: deletedBy });
}

function ItemActions({ item }: { item: TrashItem }) {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const router = useRouter();
  const toast = useToast();
  const { isBusy, run } = useBusy();
  // The first press of the button asks for confirmation, and the second deletes.
  const [isConfirming, setConfirming] = useState(false);
  const restored = { _type: item.documentType, language: item.language ?? undefined };
  const mayRestore = useMay("create", { ...restored, _id: getDraftId("new") });
  const mayDelete = useMay("update", item);
  const refused = translate("Your role doesn't allow this.");
  const restore = () =>
    run(translate("The document was not restored"), async () => {
      const {
        id,
        type,
        notes: found,
      } = await restoreItem(client, item._id, (name) => schema.get(name));
      toast.push({
        status: found.length === 0 ? "success" : "warning",
        title: translate("The document is restored"),
        description: found.map((note) => notes[note]).join(" "),
      });
      router.navigateIntent("edit", { id, type });
    });
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text={translate("Restore")}
        aria-label={translate("Restore “{title}”", { title: item.title ?? "" })}
        title={mayRestore ? undefined : refused}
        disabled={!mayRestore}
        aria-disabled={isBusy}
        onClick={() => void restore()}
      />
      <Button
        mode="bleed"
        tone="critical"
        fontSize={1}
        padding={2}
        text={isConfirming ? translate("Delete permanently") : translate("Delete")}
        title={mayDelete ? undefined : refused}
        disabled={!mayDelete}
        aria-disabled={isBusy}
        onBlur={() => setConfirming(false)}
        onClick={() =>
          isConfirming
            ? void run(translate("The document was not deleted"), () =>
                client.delete(item._id, { tag: "trash" }),
              )
            : setConfirming(true)
        }
      />
    </Flex>
  );
}

function ItemRow({ item }: { item: TrashItem }) {
  const { id: locale } = useCurrentLocale();
  const zone = useSiteTimeZone();
  const typeTitle = useSchema().get(item.documentType)?.title ?? item.documentType;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: zone });
  return (
    <Card as="li" borderTop paddingY={3} data-testid="trash-item">
      <Flex gap={4} wrap="wrap" align="center" justify="space-between">
        <Box style={{ flex: "1 1 16rem", minWidth: 0 }}>
          <Stack gap={3}>
            <Flex gap={2} align="center" wrap="wrap">
              <Text size={1} weight="medium" style={{ overflowWrap: "anywhere" }}>
                <bdi>{item.title || translate("Untitled")}</bdi>
              </Text>
              <Badge>{typeTitle}</Badge>
            </Flex>
            {item.address === null ? null : (
              <Text size={1} muted textOverflow="ellipsis">
                {item.address}
              </Text>
            )}
            <Text size={1} muted>
              {deletedText(item, createTimeFormat(locale, zone))}
              {" · "}
              {translate("kept until {date}", { date: day.format(new Date(item.expiresAt)) })}
            </Text>
          </Stack>
        </Box>
        <ItemActions item={item} />
      </Flex>
    </Card>
  );
}

export function TrashList() {
  const [limit, setLimit] = useState(STEP);
  const [now] = useState(() => Date.now());
  const listed = useTrash(limit, now);
  return (
    <Card height="fill" overflow="auto" data-testid="trash">
      <Stack gap={4} padding={4} aria-busy={listed === null}>
        <Heading as="h2" size={1}>
          {translate("Trash")}
        </Heading>
        <Text size={1} muted>
          {translate(
            "Deleted documents stay here for {days} days. Links that were changed or removed stay so.",
            { days: String(DAYS_IN_TRASH) },
          )}
        </Text>
        {listed === null ? <Spinner muted /> : null}
        {listed?.total === 0 ? (
          <Text as="output" size={1}>
            {translate("The trash is empty.")}
          </Text>
        ) : null}
        <Stack as="ul" padding={0} margin={0} style={{ listStyle: "none" }}>
          {listed?.items.map((item) => (
            <ItemRow key={item._id} item={item} />
          ))}
        </Stack>
        {listed !== null && listed.items.length < listed.total ? (
          <Flex justify="center">
            <Button
              mode="ghost"
              fontSize={1}
              text={translate("Load more")}
              onClick={() => setLimit(limit + STEP)}
            />
          </Flex>
        ) : null}
      </Stack>
    </Card>
  );
}

const options = {
  apiVersion,
  perspective: "raw",
  tag: "trash",
  parse: (found: unknown) => trashShape.parse(found),
} as const;
const query = { fetch: trashQuery, listen: `*[_type == "${TRASH_TYPE}"]` };

type Listed = z.infer<typeof trashShape>;

/** Subscribes to the deleted documents that can be restored at `now`, in ms since 1970. Returns null until loaded. */
function useTrash(limit: number, now: number): Listed | null {
  const store = useDocumentStore();
  const [listed, setListed] = useState<Listed | null>(null);
  useEffect(() => {
    const params = { limit, now: new Date(now).toISOString() };
    const following = followQuery(store, query, params, options).subscribe(setListed);
    return () => following.unsubscribe();
  }, [store, limit, now]);
  return listed;
}
