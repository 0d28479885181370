import type { Roles } from "@marquee/schemas/studio";
import { Text } from "@sanity/ui";
import { translate } from "../../i18n/translate.ts";
import type { FormLook } from "./form-look.ts";
import { buttonStyle, cardStyle, familyOf, headingStyle, spaceOf } from "./look-styles.ts";

const columns = {
  display: "grid",
  gap: "0.5rem",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
} as const;

/** Displays a small page: type in three sizes, a button and a card on the second background. */
function Page({
  look: { tones, shape, typefaces },
  roles,
  scheme,
}: {
  look: FormLook;
  roles: Roles;
  scheme: "light" | "dark";
}) {
  const { ground, text, dim, line } = roles;
  const card = tones.secondary[scheme];
  return (
    <div
      style={{
        containerType: "inline-size",
        background: ground,
        border: `1px solid ${line}`,
        color: text,
        fontFamily: familyOf(typefaces.text),
        fontSize: 16,
        lineHeight: 1.45,
      }}
    >
      <div
        style={{
          display: "grid",
          alignContent: "start",
          gap: spaceOf(shape, 14),
          padding: `${spaceOf(shape, 22)}px clamp(12px, 8cqi, ${spaceOf(shape, 22)}px)`,
        }}
      >
        <p style={headingStyle(shape, typefaces, 40)}>{translate("A heading")}</p>
        <p style={{ margin: 0 }}>{translate("A text is read at this size, line after line.")}</p>
        <p
          style={{
            margin: 0,
            color: dim,
            fontFamily: familyOf(typefaces.interface),
            fontSize: 13,
          }}
        >
          {translate("A caption or a label is small.")}
        </p>
        <span style={{ fontFamily: familyOf(typefaces.interface), fontSize: 15 }}>
          <span style={buttonStyle(shape, roles)}>{translate("Button")}</span>
        </span>
        <div
          style={{
            ...cardStyle(shape, card),
            display: "grid",
            gap: 6,
            background: card.ground,
            color: card.text,
          }}
        >
          <p style={headingStyle(shape, typefaces, 22)}>{translate("A card")}</p>
          <p style={{ margin: 0, color: card.dim, fontSize: 14 }}>
            {translate("On the secondary color.")}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Displays the theme as a small page in both color schemes, above its form. [THEME-1] */
export function SamplePage({ look }: { look: FormLook | null }) {
  if (look === null) {
    return <Text muted>{translate("Enter the first three colors to see the theme.")}</Text>;
  }
  return (
    <div style={columns} data-testid="theme-sample">
      <Page look={look} roles={look.tones.default.light} scheme="light" />
      <Page look={look} roles={look.tones.default.dark} scheme="dark" />
    </div>
  );
}
