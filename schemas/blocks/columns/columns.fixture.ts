import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { textFixture } from "../text/text.fixture.ts";
import { callToActionFixture } from "../call-to-action/call-to-action.fixture.ts";
import { countdownFixture } from "../countdown/countdown.fixture.ts";
import { scheduleFixture } from "../schedule/schedule.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

// Adds a prefix to the block's key, because the key becomes an HTML id and must be unique on the
// page.
const inside = <T extends { _key: string }>(block: T, place: string) => ({
  ...block,
  _key: `${place}-${block._key}`,
});

const empty = {
  _key: "columns",
  _type: "columns" as const,
  version: 2,
  start: [inside(textFixture.empty, "empty")],
  end: null,
  split: "even",
  tone: "default",
};

const full = {
  ...empty,
  start: [inside({ ...textFixture.full, layout: "article" }, "start")],
  end: [
    inside({ ...callToActionFixture.full, motion: "none" }, "end"),
    inside({ ...countdownFixture.full, tone: "inverted" }, "end"),
  ],
  split: "startWide",
  tone: "tertiary",
};

export const columnsFixture: ProductFixture<"columns"> = {
  full,
  empty,
  // The two headings differ in length, because a heading is the accessible name of its section.
  // Each section needs its own name.
  longest: {
    ...full,
    start: [
      inside(scheduleFixture.longest, "long"),
      inside({ ...callToActionFixture.longest, heading: wordsOf(119) }, "long"),
    ],
    end: [
      inside(textFixture.longest, "long"),
      inside({ ...countdownFixture.longest, heading: wordsOf(118) }, "long"),
    ],
    split: "even",
  },
  rightToLeft: {
    ...full,
    start: [inside(scheduleFixture.rightToLeft, "arabic")],
    end: [inside(callToActionFixture.rightToLeft, "arabic")],
    split: "endWide",
  },
  broken: {
    ...brokenBlocks(full, { tooManyBlocks: ["end", copiesOf(textFixture.empty, 7)] }),
    ...brokenBlocks({ ...full, end: null }, { bothEmpty: ["start", []] }),
  },
};
