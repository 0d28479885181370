/** The parts of a block's fixture. Own blocks import them from here. */
export { type BlockFixture, brokenBlocks, copiesOf } from "../blocks/block-fixture.ts";
export { pageLinkFixture, siteLinkFixture } from "../fields/link/link.fixture.ts";
export { arabicPictureFixture, pictureFixture } from "../fields/picture/picture.fixture.ts";
export {
  arabicRichTextFixture,
  paragraphFixture,
  richTextFixture,
} from "../fields/rich-text/rich-text.fixture.ts";
export { wordsOf } from "../fields/rich-text/words.fixture.ts";
