import type { Look, Picture, ToneName } from "@marquee/schemas/types";
import { renditionOf } from "../../images/rendition.ts";
import styles from "./brand.module.css";
import { logoPictures } from "./logo-pictures.ts";

/** Maximum displayed width of a logo, by which the browser chooses a file. Must match brand.module.css. */
const SIZES = "16rem";

/**
 * Renders one version of a logo. `width` and `height` reserve its space until the file is loaded.
 */
function LogoImage({ picture, alt, scheme }: { picture: Picture; alt: string; scheme?: string }) {
  const { src, srcSet, width, height } = renditionOf(picture);
  return (
    <img
      src={src}
      srcSet={srcSet ?? undefined}
      sizes={srcSet === null ? undefined : SIZES}
      width={width}
      height={height}
      alt={alt}
      // Loads the two versions of a logo lazily, because one of them is hidden, and browsers don't
      // load a hidden image whose loading is lazy.
      loading={scheme === undefined ? "eager" : "lazy"}
      decoding="async"
      className={styles.logo}
      data-on={scheme}
    />
  );
}

/**
 * Renders the theme's logo for a tone. If the theme has no logo, renders the site's name in the display typeface. A
 * logo without an alt text of its own gets the site's name as its alt text.
 */
export function Brand({ look, tone, name }: { look: Look; tone: ToneName; name: string }) {
  const pictures = logoPictures(look, tone);
  if (pictures === null) return <span className={styles.name}>{name}</span>;
  const { light, dark } = pictures;
  const altOf = ({ alt, decorative }: Picture) => (decorative === true ? name : (alt ?? name));
  return (
    <>
      {light === dark ? (
        <LogoImage picture={light} alt={altOf(light)} />
      ) : (
        <>
          <LogoImage picture={light} alt={altOf(light)} scheme="light" />
          <LogoImage picture={dark} alt={altOf(dark)} scheme="dark" />
        </>
      )}
      <span className={`${styles.name} ${styles.written}`}>{name}</span>
    </>
  );
}
