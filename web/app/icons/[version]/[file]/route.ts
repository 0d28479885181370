import { Busy } from "../../../../content/files/fair-turns.ts";
import { ownPicture } from "../../../../content/pictures/own-picture.server.ts";
import { ContentUnavailable } from "../../../../content/service/content-fault.ts";
import { readSettings } from "../../../../content/settings/settings.server.ts";
import { visitorView } from "../../../../content/view.ts";
import { log } from "../../../../runtime/log.ts";
import { clientOf } from "../../../../runtime/request-origin.ts";
import { createDrawings } from "../../../../seo/drawing/drawings.ts";
import { drawIcon } from "../../../../seo/icons/draw-icon.ts";
import {
  type IconFile,
  iconOf,
  iconPath,
  isIconFile,
  plainIcon,
  type SiteIcon,
  versionOf,
} from "../../../../seo/icons/icon.ts";

/** Not prerendered, because the theme can change without a build. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ version: string; file: string }> };

/** Not `cached`, because cached content adds its tags to the page being rendered, and this route renders no page. */
const requestView = { ...visitorView, cached: false };

/** The version in the address of an icon whose address never changes, such as `/favicon.ico`. */
const CURRENT = "current";

const forever = "public, max-age=31536000, immutable";
/**
 * `Cache-Control` of an icon without a version in its address. Browsers request it again after an
 * hour.
 */
const forAnHour = "public, max-age=3600";

const retryLater = { "retry-after": "10", "cache-control": "no-store" };

const drawing = createDrawings<{ icon: SiteIcon; file: IconFile }>(
  ({ icon, file }) => drawIcon(icon, file, ownPicture),
  { most: 24, nameOf: ({ icon, file }) => iconPath(icon, file) },
);

async function readIcon(): Promise<SiteIcon> {
  try {
    return iconOf(await readSettings(requestView));
  } catch (error) {
    if (error instanceof ContentUnavailable) return plainIcon;
    throw error;
  }
}

/** Draws an icon. If the theme's own icon can't be read, draws the site's initial instead. */
async function draw(icon: SiteIcon, file: IconFile, client: string) {
  try {
    return { body: await drawing({ icon, file }, client), isFallback: false };
  } catch (error) {
    if (icon.picture === null || error instanceof Busy) throw error;
    log.error(
      `icons: the theme's icon can't be drawn, so the site's initial is drawn instead. Upload the icon again (${String(error)})`,
    );
    const body = await drawing({ icon: { ...icon, picture: null }, file }, client);
    return { body, isFallback: true };
  }
}

const typeOf = (file: IconFile) => (file.endsWith(".ico") ? "image/x-icon" : "image/png");

/**
 * Returns an icon of the site, made from the published theme [THEME-1]. An outdated address redirects
 * to the current one.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { version, file } = await params;
  if (!isIconFile(file)) return new Response(null, { status: 404 });
  const icon = await readIcon();
  const current = versionOf(icon);
  if (version !== CURRENT && version !== current) {
    const headers = { location: iconPath(icon, file), "cache-control": "public, max-age=60" };
    return new Response(null, { status: 307, headers });
  }
  const etag = `"${current}"`;
  const cacheControl = version === CURRENT ? forAnHour : forever;
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: { etag, "cache-control": cacheControl } });
  }
  try {
    const { body, isFallback } = await draw(icon, file, clientOf(request));
    return new Response(body, {
      headers: {
        "content-type": typeOf(file),
        ...(isFallback
          ? { "cache-control": "public, max-age=60" }
          : { etag, "cache-control": cacheControl }),
      },
    });
  } catch (error) {
    if (error instanceof Busy) return new Response(null, { status: 503, headers: retryLater });
    throw error;
  }
}
