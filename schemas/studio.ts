/** What the studio edits: the Sanity form of every block, field and document. Never imported by the site. */
import { heroAnimation } from "./blocks/hero-animation/hero-animation.schema.ts";
import { signInGate } from "./blocks/sign-in-gate/sign-in-gate.schema.ts";
import { text } from "./blocks/text/text.schema.ts";
import { video } from "./blocks/video/video.schema.ts";
import type { BlockType, StoredName } from "./contract.ts";
import { authSettings } from "./documents/auth-settings/auth-settings.schema.ts";
import { consentSettings } from "./documents/consent-settings/consent-settings.schema.ts";
import { localeSettings } from "./documents/locale-settings/locale-settings.schema.ts";
import { page } from "./documents/page/page.schema.ts";
import { siteSettings } from "./documents/site-settings/site-settings.schema.ts";
import { link } from "./fields/link.schema.ts";
import { lottieFile } from "./fields/lottie-file.schema.ts";
import { picture } from "./fields/picture.schema.ts";
import { codeSample, figure } from "./fields/rich-text.schema.ts";

/** Blocks that may also stand inside a container. */
const leafSchemas = {
  heroAnimation,
  video,
  text,
};

/** The form of every block. */
export const blockSchemas = {
  ...leafSchemas,
  signInGate: signInGate(Object.values(leafSchemas)),
} satisfies { [T in BlockType]: { name: StoredName<T>; type: "object" } };

/** Documents of which there is exactly one, under an id equal to its type. */
export const singletonSchemas = [siteSettings, localeSettings, authSettings, consentSettings];

/** Every type, for the studio's `schema.types`. */
export const schemaTypes = [
  page(Object.values(blockSchemas)),
  ...singletonSchemas,
  ...Object.values(blockSchemas),
  link,
  picture,
  figure,
  codeSample,
  lottieFile,
];
