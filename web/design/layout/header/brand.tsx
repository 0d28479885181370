import type { Look, Picture, ToneName } from "@marquee/schemas/types";
import { renditionOf } from "../../images/rendition.ts";
import styles from "./brand.module.css";
import { logoPictures } from "./logo-pictures.ts";

/** The displayed width of a logo at most, for the browser's choice of a file. Must match brand.module.css. */
const SIZES = "16rem";

/** Renders one version of a logo. `width` and `height` reserve its place before the file arrives. */
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
      // Of two versions one is hidden, and browsers don't load hidden lazy images.
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
