import type { ReactNode } from "react";
import type { SiteLook } from "../typefaces/family.ts";
import { BodyStyles } from "../ui/body-styles.tsx";
import { setPageTypefaces } from "../typefaces/preload-title-face.ts";
import { typefacesCss, typefaceSheets, type TypefacesLook } from "../typefaces/typefaces-css.ts";
import { headingWeightOf, lookAttributes, lookCss } from "./look-css.ts";
import { PictureFilters } from "./picture-filters.tsx";

const typefacesOf = ({ typefaces, own = [], shape }: SiteLook): TypefacesLook => ({
  typefaces,
  own,
  headingWeight: headingWeightOf(shape),
});

/**
 * Cached style sheets of typefaces, by look. Pages share the look of the settings, and computing its
 * style sheet takes 0.3 ms.
 */
const sheetsByLook = new WeakMap<SiteLook, string>();

function typefacesSheet(look: SiteLook): string {
  const known = sheetsByLook.get(look);
  if (known !== undefined) return known;
  const sheet = typefacesCss(typefacesOf(look));
  sheetsByLook.set(look, sheet);
  return sheet;
}

/**
 * Renders its children in a look. The style sheets are inline, because files would delay the first
 * paint by a request [THEME-6]. The preview replaces the first style sheet while an editor changes
 * the theme.
 */
export function Themed({ look, children }: { look: SiteLook; children: ReactNode }) {
  const sheets = typefaceSheets(look.typefaces);
  setPageTypefaces(typefacesOf(look));
  return (
    <div
      className="themed"
      {...lookAttributes(look)}
      // The inline script loads these style sheets after the first paint (color-scheme.ts).
      data-typeface-sheets={sheets.length > 0 ? sheets.join(" ") : undefined}
    >
      <BodyStyles>
        {/* oxlint-disable-next-line react/no-danger -- computed colors and constants, no text from outside */}
        <style data-theme-colors="" dangerouslySetInnerHTML={{ __html: lookCss(look) }} />
        {/* oxlint-disable-next-line react/no-danger -- from the site's own table of typefaces, no text from outside */}
        <style dangerouslySetInnerHTML={{ __html: typefacesSheet(look) }} />
      </BodyStyles>
      <PictureFilters look={look} />
      {children}
      {sheets.length === 0 ? null : (
        <noscript>
          {sheets.map((sheet) => (
            <link key={sheet} rel="stylesheet" href={sheet} />
          ))}
        </noscript>
      )}
    </div>
  );
}
