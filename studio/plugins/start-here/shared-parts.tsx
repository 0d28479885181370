import { Badge, Card, Flex, Grid, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { IntentLink } from "sanity/router";
import { translate } from "../../i18n/translate.ts";
import type { SiteSummary } from "./site-summary.ts";

function SharedPart({
  title,
  isDone,
  link,
  children,
}: {
  title: string;
  isDone: boolean;
  link: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="li" border radius={2} padding={4}>
      <Stack gap={4}>
        <Flex gap={3} align="center">
          <Text as="h3" size={1} weight="semibold">
            {title}
          </Text>
          {isDone ? <Badge tone="positive">{translate("Done")}</Badge> : null}
        </Flex>
        <Text size={1} muted style={{ lineHeight: 1.6 }}>
          {children}
        </Text>
        <Text size={1}>{link}</Text>
      </Stack>
    </Card>
  );
}

/**
 * Links to the forms of the parts that all pages share: the theme, the languages, and the
 * site's name, header and footer. [THEME-1]
 */
export function SharedParts({ summary }: { summary: SiteSummary }) {
  const { theme, siteName, menu, languages } = summary;
  // Falls back to the theme that was changed last, because an editor creates a theme before the
  // site settings can select it.
  const ownTheme = theme ?? summary.newTheme;
  const siteForm = (path: string, label: string) => (
    <IntentLink intent="edit" params={{ id: "siteSettings", type: "siteSettings", path }}>
      {label}
    </IntentLink>
  );
  return (
    <Stack gap={4}>
      <Text as="h2" size={2} weight="semibold">
        {translate("Make the site yours")}
      </Text>
      <Grid as="ul" gridTemplateColumns={[1, 1, 2]} gap={3} padding={0}>
        <SharedPart
          title={translate("Theme")}
          isDone={ownTheme !== null}
          link={
            ownTheme === null ? (
              <IntentLink intent="create" params={{ type: "theme" }}>
                {translate("Create theme")}
              </IntentLink>
            ) : (
              <IntentLink intent="edit" params={{ id: ownTheme, type: "theme" }}>
                {translate("Open theme")}
              </IntentLink>
            )
          }
        >
          {translate("Choose colors, typefaces and a style, and upload the logo and the icon.")}
        </SharedPart>
        <SharedPart
          title={translate("Languages")}
          isDone={(languages ?? 0) > 0}
          link={
            <IntentLink intent="edit" params={{ id: "localeSettings", type: "localeSettings" }}>
              {translate("Edit languages")}
            </IntentLink>
          }
        >
          {translate("Add each language of the site. Without settings, the site is in English.")}
        </SharedPart>
        <SharedPart
          title={translate("Name and theme of the site")}
          isDone={siteName !== null && theme !== null}
          link={siteForm("name", translate("Edit name and theme"))}
        >
          {translate("Enter the site's name, and select your theme.")}
        </SharedPart>
        <SharedPart
          title={translate("Header and footer")}
          isDone={(menu ?? 0) > 0}
          link={siteForm("languages", translate("Edit header and footer"))}
        >
          {translate("Add a language with its navigation and its footer text.")}
        </SharedPart>
      </Grid>
    </Stack>
  );
}
