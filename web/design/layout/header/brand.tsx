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
      // If a logo has two versions, one of them is hidden. Browsers don't load a hidden image whose
      // loading is lazy.
      loading={scheme === undefined ? "eager" : "lazy"}
      decoding="async"
      className={styles.logo}
      data-on={scheme}
    />
  );
}

/**
 * Renders the theme's logo in the version for a tone or, without a logo, the site's name in the display face. The logo's
 * alternative text names the site.
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
