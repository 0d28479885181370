import { Badge, Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { getPublishedId } from "@sanity/client/csm";
import { useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { translate } from "../../i18n/translate.ts";
import type { ReferencePlace } from "./references.ts";
import { type Referrer, titleOfDocument } from "./removal.ts";

const placeText = ({ titles, label }: ReferencePlace): string =>
  [...titles, ...(label === "" ? [] : [translate("“{text}”", { text: label })])].join(" › ");

function Version({ referrer: { isDraft, release, isLocked } }: { referrer: Referrer }) {
  if (release !== null) {
    return (
      <Badge tone={isLocked ? "critical" : "primary"}>
        {translate("Release: {title}", { title: release })}
      </Badge>
    );
  }
  return isDraft ? <Badge tone="caution">{translate("Draft")}</Badge> : null;
}

function ReferrerRow({ referrer, onOpen }: { referrer: Referrer; onOpen: () => void }) {
  const { document, places } = referrer;
  const { _id, _type } = document;
  const typeTitle = useSchema().get(_type)?.title ?? translate("Other document");
  const title = titleOfDocument(document);
  return (
    <Stack as="li" gap={2} data-testid="referrer">
      <Flex gap={2} align="center" wrap="wrap">
        <Text size={1} weight="medium" style={{ overflowWrap: "anywhere" }}>
          <IntentLink
            intent="edit"
            params={{ id: getPublishedId(_id), type: _type }}
            style={{ textDecoration: "underline" }}
            onClick={onOpen}
          >
            <bdi>{title === "" ? typeTitle : title}</bdi>
          </IntentLink>
        </Text>
        {title === "" ? null : (
          <Text size={0} muted>
            {typeTitle}
          </Text>
        )}
        <Version referrer={referrer} />
      </Flex>
      {places.map((place) => (
        <Text size={1} muted key={JSON.stringify(place.path)} style={{ overflowWrap: "anywhere" }}>
          {placeText(place)}
        </Text>
      ))}
    </Stack>
  );
}

export function ReferrerList({
  referrers,
  onOpen,
}: {
  referrers: readonly Referrer[];
  onOpen: () => void;
}) {
  return (
    <Card border radius={2}>
      <Box padding={3} overflow="auto" style={{ maxHeight: "16rem" }}>
        <Stack as="ul" gap={4} padding={0} margin={0} style={{ listStyle: "none" }}>
          {referrers.map((referrer) => (
            <ReferrerRow key={referrer.document._id} referrer={referrer} onOpen={onOpen} />
          ))}
        </Stack>
      </Box>
    </Card>
  );
}
