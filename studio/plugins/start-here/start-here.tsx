import { Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { useWorkspace } from "sanity";
import { IntentLink } from "sanity/router";
import { translate } from "../../i18n/translate.ts";
import { inLanguage } from "../../singletons.ts";
import { SampleSites } from "./sample-sites.tsx";
import { SharedParts } from "./shared-parts.tsx";
import { type SiteSummary, useSiteSummary } from "./site-summary.ts";

function Step({
  number,
  title,
  action,
  children,
}: {
  number: number;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Flex as="li" gap={4}>
      <Heading size={2} muted aria-hidden="true" style={{ minWidth: "1.5rem" }}>
        {number}
      </Heading>
      <Stack gap={4} flex={1}>
        <Text as="h2" size={2} weight="semibold">
          {title}
        </Text>
        <Text size={1} muted style={{ lineHeight: 1.6 }}>
          {children}
        </Text>
        {action === undefined ? null : <Text size={1}>{action}</Text>}
      </Stack>
    </Flex>
  );
}

/** Link that creates a page, or the home page if there is none yet. */
function CreatePageLink({ summary }: { summary: SiteSummary }) {
  const { language, home } = summary;
  const values = home === null ? { language, slug: "index" } : { language };
  return (
    <IntentLink intent="create" params={[{ type: "page", template: inLanguage("page") }, values]}>
      {home === null ? translate("Create home page") : translate("Create page")}
    </IntentLink>
  );
}

function Steps({ summary }: { summary: SiteSummary }) {
  const { basePath } = useWorkspace();
  const preview = `${basePath === "/" ? "" : basePath}/presentation`;
  return (
    <Stack as="ol" gap={5} padding={0} style={{ listStyle: "none" }}>
      <Step
        number={1}
        title={translate("Add a title")}
        action={<CreatePageLink summary={summary} />}
      >
        {translate(
          "Enter a title and generate the slug. To start from a template instead, open “Pages”, select a language, then select “+”.",
        )}
      </Step>
      <Step number={2} title={translate("Add blocks")}>
        {translate(
          "Start with a Hero, continue with blocks such as Text, Schedule, Image or Video, and end with a Call to action. Four to seven blocks are enough for most pages.",
        )}
      </Step>
      <Step
        number={3}
        title={translate("Preview the page")}
        action={<a href={preview}>{translate("Open Preview")}</a>}
      >
        {translate(
          "The Preview shows the page next to its form. To edit text or an image, select it on the page. To add a block, select “+” below another block.",
        )}
      </Step>
      <Step number={4} title={translate("Publish the page")}>
        {translate(
          "Visitors can't see the page until you publish it. To review the page checks first, select the check mark above the form.",
        )}
      </Step>
      <Step
        number={5}
        title={translate("Add the page to the navigation")}
        action={
          <IntentLink intent="edit" params={{ id: "siteSettings", type: "siteSettings" }}>
            {translate("Open site settings")}
          </IntentLink>
        }
      >
        {translate("Visitors can find the page once the site's navigation links to the page.")}
      </Step>
    </Stack>
  );
}

export function StartHere() {
  const summary = useSiteSummary();
  if (summary === null) return null;
  return (
    <Card height="fill" overflow="auto" data-testid="start-here">
      <Container width={1} padding={4} paddingY={5}>
        <Stack gap={6}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              {summary.pages === 0
                ? translate("Create your first page")
                : translate("Create a page")}
            </Heading>
            <Text size={1} muted>
              {summary.pages === 0
                ? translate("Your first page takes five steps and about ten minutes.")
                : translate(
                    "The five steps take about ten minutes. Visitors can't see the page until you publish it.",
                  )}
            </Text>
          </Stack>
          <Steps summary={summary} />
          <SharedParts summary={summary} />
          <SampleSites pages={summary.pages} />
        </Stack>
      </Container>
    </Card>
  );
}
