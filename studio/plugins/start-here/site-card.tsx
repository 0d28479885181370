import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import type { CatalogSite } from "../../sample-sites/replace/catalog.ts";
import { studioLanguage } from "../../i18n/language.ts";
import { translate } from "../../i18n/translate.ts";
import { pictureUrl } from "./site-catalog.ts";

const fill = { display: "block", width: "100%", aspectRatio: "16 / 10" } as const;

/**
 * Displays the picture of a site's home page. If there is none, displays stripes in the colors of
 * the site's theme.
 */
function Picture({ site }: { site: CatalogSite }) {
  if (site.hasPicture) {
    return (
      <img
        src={pictureUrl(site)}
        alt=""
        loading="lazy"
        style={{ ...fill, objectFit: "cover", objectPosition: "top" }}
      />
    );
  }
  return (
    <Flex style={{ ...fill, display: "flex" }} aria-hidden="true">
      {site.colors.map((color, index) => (
        <Box key={color} flex={index === 0 ? 4 : 1} style={{ background: color }} />
      ))}
    </Flex>
  );
}

function Frame({
  picture,
  title,
  isCurrent,
  action,
  children,
}: {
  picture: ReactNode;
  title: string;
  isCurrent: boolean;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="li" radius={3} border overflow="hidden" style={{ display: "flex" }}>
      <Flex direction="column" flex={1}>
        <Card borderBottom>{picture}</Card>
        <Flex direction="column" flex={1} padding={4} gap={4} justify="space-between">
          <Stack gap={3}>
            <Flex align="center" justify="space-between" gap={2}>
              <Text as="h3" size={1} weight="semibold">
                {title}
              </Text>
              {isCurrent ? <Badge tone="positive">{translate("Current")}</Badge> : null}
            </Flex>
            {children}
          </Stack>
          <Flex>{action}</Flex>
        </Flex>
      </Flex>
    </Card>
  );
}

const languageNames = new Intl.DisplayNames(studioLanguage, { type: "language" });

export function SiteCard({
  site,
  isCurrent,
  onChoose,
}: {
  site: CatalogSite;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const text = isCurrent ? translate("Restore …") : translate("Use this site …");
  return (
    <Frame
      picture={<Picture site={site} />}
      title={site.title}
      isCurrent={isCurrent}
      action={
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text={text}
          aria-label={`${site.title}: ${text}`}
          onClick={onChoose}
        />
      }
    >
      <Text size={1} muted style={{ lineHeight: 1.5 }}>
        {translate(site.description)}
      </Text>
      <Text size={0} muted>
        {site.languages.map((code) => languageNames.of(code) ?? code).join(" · ")}
      </Text>
    </Frame>
  );
}

export function EmptyCard({
  hasSample,
  isCurrent,
  onChoose,
}: {
  hasSample: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  return (
    <Frame
      picture={<Card tone="transparent" style={fill} aria-hidden="true" />}
      title={translate("Empty site")}
      isCurrent={isCurrent}
      action={
        hasSample ? (
          <Button
            mode="ghost"
            tone="critical"
            fontSize={1}
            padding={3}
            text={translate("Remove sample site …")}
            onClick={onChoose}
          />
        ) : null
      }
    >
      <Text size={1} muted style={{ lineHeight: 1.5 }}>
        {translate("No sample content. You start with your own first page.")}
      </Text>
    </Frame>
  );
}
