import {
  type Adjustment,
  contrast,
  type Roles,
  type ThemeShape,
  toneChoices,
  toneNames,
} from "@marquee/schemas/studio";
import { Badge, Box, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { translate } from "../../i18n/translate.ts";
import type { FormLook } from "./form-look.ts";
import { buttonStyle } from "./look-styles.ts";

const colorTitles: Readonly<Record<Adjustment["color"], string>> = {
  paper: translate("Page background"),
  ink: translate("Text"),
  primary: translate("Primary color"),
  secondary: translate("Secondary color"),
  tertiary: translate("Tertiary color"),
  accent: translate("Link and button color"),
};

const grid = {
  display: "grid",
  gap: "0.5rem",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
} as const;

const rounded = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function Tone({ title, roles, shape }: { title: string; roles: Roles; shape: ThemeShape }) {
  const { ground, text, dim, accent, onAccent, line } = roles;
  return (
    <Box
      padding={3}
      style={{ background: ground, color: text, border: `1px solid ${line}`, minInlineSize: 0 }}
    >
      <Stack gap={4}>
        <strong style={{ fontSize: "1.25rem", overflowWrap: "anywhere" }}>{title}</strong>
        <span>
          {translate("Text")} · {rounded(contrast(text, ground))}
        </span>
        <span style={{ color: dim, fontSize: "0.875rem" }}>
          {translate("Secondary text")} · {rounded(contrast(dim, ground))}
        </span>
        <span>
          <span style={buttonStyle(shape, roles)}>
            {translate("Button")} · {rounded(contrast(onAccent, accent))}
          </span>
        </span>
      </Stack>
    </Box>
  );
}

function explain({ color, scheme, reason, given, used, ratio }: Adjustment): string {
  const facts = {
    color: colorTitles[color],
    given,
    used,
    before: rounded(ratio.given),
    after: rounded(ratio.used),
  };
  if (reason === "alike") {
    return translate(
      "{color}: {given} looks the same as another background, so the site uses {used}.",
      facts,
    );
  }
  if (reason === "exchanged") {
    return translate(
      "{color}: The site uses {used} instead of {given}, because the page background must be lighter than the text.",
      facts,
    );
  }
  return scheme === "light"
    ? translate(
        "{color}: {given} has a contrast of {before} on the light background, so the site uses {used} ({after}) there.",
        facts,
      )
    : translate(
        "{color}: {given} has a contrast of {before} on the dark background, so the site uses {used} ({after}) there.",
        facts,
      );
}

/**
 * Displays the tones that the site derives from a theme's colors, with the contrast of each text.
 * Below them, lists the colors that the site adjusts. [THEME-2]
 */
export function Specimen({ look: { tones, adjustments, shape } }: { look: FormLook }) {
  return (
    <Stack gap={5} data-testid="theme-specimen">
      {(["light", "dark"] as const).map((scheme) => (
        <Stack gap={3} key={scheme}>
          <Heading as="h3" size={1}>
            {scheme === "light" ? translate("Light color scheme") : translate("Dark color scheme")}
          </Heading>
          <div style={grid}>
            {toneNames.map((name) => (
              <Tone
                key={name}
                title={translate(toneChoices[name])}
                roles={tones[name][scheme]}
                shape={shape}
              />
            ))}
          </div>
        </Stack>
      ))}
      {adjustments.length === 0 ? null : (
        <Card padding={4} radius={2} tone="caution" border>
          <Stack gap={3}>
            <Flex gap={2} align="center">
              <Badge tone="caution">{translate("Adjusted colors")}</Badge>
            </Flex>
            {adjustments.map((adjustment) => (
              <Text size={1} key={`${adjustment.color} ${adjustment.scheme}`}>
                {explain(adjustment)}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
