import type { SanityClient } from "@sanity/client";
import sharp from "sharp";
import {
  fonts,
  hugeCharacterMap,
  installedFont,
} from "../../../../web/content/typefaces/patched-font.fixture.ts";
import { samplePaths } from "../../../support/sample-paths.ts";
import { pictureOf } from "../../../support/documents.ts";
import { storePreviewSecret } from "../../../support/editors/draft-session.ts";
import { lakeClient, lakeToken } from "../../../support/stack/lake.ts";
import { addressesOf, testStack } from "../../../support/stack/stack.ts";
import { amount } from "../../smoke.ts";
import type { FloodTarget } from "./target.ts";

/** The document with a long history: its number of revisions, and its size in characters. */
const REVISIONS = amount(300, 5);
const SIZE = 100_000;
const HISTORY = "bench-flood-history";

const FONTS = amount(10, 1);

/** A wide line of 800 segments, drawn in dashes of a hundredth of a pixel. */
function dashes(): string {
  const points = Array.from({ length: 800 }, (_, index) => `L${index % 7}00 ${index % 11}00`);
  return `<path fill="none" stroke="#000" stroke-width="300" stroke-dasharray=".01 .01" d="M0 0${points.join("")}"/>`;
}

/** An SVG that takes minutes to draw. */
const hostileSvg = () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${dashes().repeat(20)}</svg>`,
  );

/** A PNG of some kB with 36 megapixels. */
const flatPicture = () =>
  sharp({ create: { width: 6_000, height: 6_000, channels: 4, background: "#0808" } })
    .png()
    .toBuffer();

/** Uploads fonts of a kB whose tables of characters take seconds to check. Returns their ids. */
async function uploadFonts(lake: SanityClient): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < FONTS; n += 1) {
    const font = await hugeCharacterMap(installedFont(fonts.anton), 600_000 + n);
    const { _id } = await lake.assets.upload("file", font, { filename: `huge-${n}.woff2` });
    ids.push(_id);
  }
  return ids;
}

async function writeHistory(lake: SanityClient): Promise<void> {
  await lake.createOrReplace({ _id: HISTORY, _type: "bench", text: "", n: 0 });
  for (let n = 1; n <= REVISIONS; n += 1) {
    await lake.patch(HISTORY, { set: { text: String(n % 10).repeat(SIZE) } }).commit();
  }
}

/**
 * Stores what the attacks need: a long history, hostile pictures, one of which is the theme's icon, and hostile fonts,
 * which the site checks for an editor. Returns the target, and a function that removes these again.
 */
export async function prepareTarget(
  site: string,
  lakeAddress: string,
): Promise<{ target: FloodTarget; restore: () => Promise<void> }> {
  const lake = lakeClient(testStack, lakeToken(testStack, "administrator"));
  const tokens = {
    viewer: lakeToken(testStack, "viewer"),
    editor: lakeToken(testStack, "editor"),
  };
  await writeHistory(lake);
  const svg = await lake.assets.upload("image", hostileSvg(), { filename: "dashes.svg" });
  const flat = await lake.assets.upload("image", await flatPicture(), { filename: "flat.png" });
  const fontFiles = await uploadFonts(lake);
  const { id: secretId, secret } = await storePreviewSecret(lake);
  const theme = await lake.fetch<{ _id: string; icon: unknown } | null>(
    "*[_id in *[defined(theme._ref)].theme._ref][0]{_id, icon}",
  );
  if (theme)
    await lake
      .patch(theme._id)
      .set({ icon: pictureOf(svg._id, "A test") })
      .commit();
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  const icons = [
    "favicon.ico",
    "icon-192.png",
    "icon-512.png",
    "maskable-512.png",
    "apple-icon.png",
  ];
  const target: FloodTarget = {
    site,
    lake: lakeAddress,
    tokens,
    pages: samplePaths("en").slice(0, 6),
    form: "form-en-contact",
    history: HISTORY,
    pictures: [
      ...icons.map((name) => `/icons/current/${name}`),
      `/cdn${pathOf(svg)}?w=WIDTH&fm=png`,
      `/cdn${pathOf(flat)}?w=WIDTH&blur=100`,
    ],
    fonts: fontFiles.map((id) => `/api/typefaces/check?file=${id}&secret=${secret}`),
    studio: addressesOf(testStack).studio,
  };
  const restore = async () => {
    if (theme) {
      const patch = lake.patch(theme._id);
      await (theme.icon ? patch.set({ icon: theme.icon }) : patch.unset(["icon"])).commit();
    }
    for (const id of [HISTORY, svg._id, flat._id, secretId, ...fontFiles]) await lake.delete(id);
  };
  return { target, restore };
}
