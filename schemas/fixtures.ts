/** Blocks in every state, for tests, screenshots and the studio's thumbnails. */
import type { BlockFixture, ProductFixture } from "./blocks/block-fixture.ts";
import { announcementFixture } from "./blocks/announcement/announcement.fixture.ts";
import { callToActionFixture } from "./blocks/call-to-action/call-to-action.fixture.ts";
import { columnsFixture } from "./blocks/columns/columns.fixture.ts";
import { countdownFixture } from "./blocks/countdown/countdown.fixture.ts";
import { faqFixture } from "./blocks/faq/faq.fixture.ts";
import { featureGridFixture } from "./blocks/feature-grid/feature-grid.fixture.ts";
import { formBlockFixture } from "./blocks/form/form.fixture.ts";
import { galleryFixture } from "./blocks/gallery/gallery.fixture.ts";
import { heroAnimationFixture } from "./blocks/hero-animation/hero-animation.fixture.ts";
import { imageFixture } from "./blocks/image/image.fixture.ts";
import { logosFixture } from "./blocks/logos/logos.fixture.ts";
import { pageListFixture } from "./blocks/page-list/page-list.fixture.ts";
import { quoteFixture } from "./blocks/quote/quote.fixture.ts";
import { reusableFixture } from "./blocks/reusable/reusable.fixture.ts";
import { scheduleFixture } from "./blocks/schedule/schedule.fixture.ts";
import { signInGateFixture } from "./blocks/sign-in-gate/sign-in-gate.fixture.ts";
import { statsFixture } from "./blocks/stats/stats.fixture.ts";
import { tableFixture } from "./blocks/table/table.fixture.ts";
import { textFixture } from "./blocks/text/text.fixture.ts";
import { videoFixture } from "./blocks/video/video.fixture.ts";
import type { BlockType, ProductBlockType } from "./contract.ts";
import { ownFixtures } from "./own/fixtures.ts";

export { listedPagesFixture } from "./blocks/page-list/listed-pages.fixture.ts";
export type { BlockFixture, BrokenBlock, RawBlock } from "./blocks/block-fixture.ts";

const productFixtures = {
  heroAnimation: heroAnimationFixture,
  announcement: announcementFixture,
  text: textFixture,
  quote: quoteFixture,
  featureGrid: featureGridFixture,
  stats: statsFixture,
  table: tableFixture,
  faq: faqFixture,
  schedule: scheduleFixture,
  image: imageFixture,
  gallery: galleryFixture,
  video: videoFixture,
  logos: logosFixture,
  columns: columnsFixture,
  callToAction: callToActionFixture,
  countdown: countdownFixture,
  pageList: pageListFixture,
  form: formBlockFixture,
  reusable: reusableFixture,
  signInGate: signInGateFixture,
} satisfies { [T in ProductBlockType]: ProductFixture<T> };

/** The fixtures of all blocks. They contain the blocks as the lake returns them. */
export const blockFixtures = { ...productFixtures, ...ownFixtures } satisfies {
  [T in BlockType]: BlockFixture<T>;
};
