import { isTypefaceId, type Roles } from "@marquee/schemas/studio";
import { Text } from "@sanity/ui";
import { useEffect } from "react";
import { translate } from "../../i18n/translate.ts";
import type { FormLook } from "./form-look.ts";
import { latinTypefaces, loadTypeface } from "./load-typeface.ts";
import { OwnFont } from "./own-font.tsx";
import { buttonStyle, cardStyle, headingStyle, sampleFamily, spaceOf } from "./look-styles.ts";

const columns = {
  display: "grid",
  gap: "0.5rem",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
} as const;

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
        fontFamily: sampleFamily(typefaces.text, typefaces.own),
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
        <p style={{ margin: 0 }}>{translate("This is the size of body text.")}</p>
        <p
          style={{
            margin: 0,
            color: dim,
            fontFamily: sampleFamily(typefaces.interface, typefaces.own),
            fontSize: 13,
          }}
        >
          {translate("Captions and labels are smaller.")}
        </p>
        <span
          style={{ fontFamily: sampleFamily(typefaces.interface, typefaces.own), fontSize: 15 }}
        >
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

function useTypefaces(look: FormLook | null, site: string): void {
  const { display = [], text = [], interface: ui = [] } = look?.typefaces ?? {};
  // Joins the IDs into a string. The effect would run at each change of the form if it depended on
  // a list, because each render creates a new list.
  const ids = latinTypefaces([...display, ...text, ...ui]).join(" ");
  useEffect(() => {
    for (const id of ids.split(" ").filter(isTypefaceId)) void loadTypeface(site, id, "latin");
  }, [ids, site]);
}

/**
 * Displays the theme as a small page in both color schemes, above its form. `site` is the site's
 * address, which serves the typefaces. [THEME-1]
 */
export function SamplePage({ look, site }: { look: FormLook | null; site: string }) {
  useTypefaces(look, site);
  if (look === null) {
    return <Text muted>{translate("Enter the first three colors to see the theme.")}</Text>;
  }
  return (
    <div style={columns} data-testid="theme-sample">
      {look.typefaces.own?.map(({ id, file }) => (
        <OwnFont key={id} file={file} site={site} />
      ))}
      <Page look={look} roles={look.tones.default.light} scheme="light" />
      <Page look={look} roles={look.tones.default.dark} scheme="dark" />
    </div>
  );
}
