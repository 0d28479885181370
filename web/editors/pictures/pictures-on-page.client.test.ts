// @vitest-environment jsdom
import type { ListedPicture } from "@marquee/schemas/editing";
import { beforeEach, expect, test, vi } from "vitest";
import { displayBlock } from "../preview-page.fixture.ts";
import {
  clickedPicture,
  pictureAt,
  picturesOfBlock,
  placeAt,
  placeholdersOnPage,
  placeInBlock,
} from "./pictures-on-page.client.ts";

const BLOCK = 'blocks[_key=="a"]';
let isPhone = false;

const listed = (path: string, more: Partial<ListedPicture> = {}): ListedPicture => ({
  path,
  file: "tram-16x9.png",
  isEmpty: false,
  list: null,
  alt: { path: `${path}.alt`, text: "A tram" },
  isDecorative: false,
  focus: null,
  ...more,
});

const block = (pictures: ListedPicture[], html: string, texts: object[] = []) =>
  displayBlock(html, { pictures, texts });

const found = (section: HTMLElement) =>
  picturesOfBlock(section).map(({ path, image }) => `${path.slice(BLOCK.length + 1)} ${image?.id}`);
const tram = '<img src="/tram-16x9.png">';

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  isPhone = false;
});

test("[COMP-2] finds each picture by its file, in the order of the fields", () => {
  const section = block(
    [listed("one"), listed("two"), listed("three", { file: "boat.svg" })],
    '<img id="a" src="/x/boat.svg"><img id="b" src="/x/tram-16x9.png?w=1"><img id="c" src="/tram-16x9.png">' +
      '<div data-sanity-drag-disable><img id="inner" src="/tram-16x9.png"></div>',
  );
  expect(found(section)).toEqual(["one b", "two c", "three a"]);
});

test("[COMP-2] finds the picture that the window displays: the phone's, or the other one", () => {
  const section = block(
    [listed("picture"), listed("phonePicture", { file: "tall.png" })],
    '<picture><source media="(max-width: 40rem)" srcset="/tall.png 1w"><img id="a" src="/tram-16x9.png"></picture>',
  );
  expect(found(section)).toEqual(["picture a"]);
  isPhone = true;
  expect(found(section)).toEqual(["phonePicture a"]);
});

test("[COMP-2] finds placeholders, and the list entry of an empty picture by its text", () => {
  const empty = { file: null, isEmpty: true };
  const section = block(
    [
      listed("picture", { file: "missing-picture.svg", isEmpty: true }),
      listed('features[_key=="b"].picture', empty),
      listed("portrait", empty),
    ],
    '<img id="a" src="/missing-picture.svg"><ul><li id="one">Soup</li><li id="two">Bread</li></ul>',
    [{ path: 'features[_key=="b"].title', text: "Bread" }],
  );
  const areas = picturesOfBlock(section).map(({ area }) => area);
  expect(areas).toEqual([document.querySelector("#a"), document.querySelector("#two"), section]);
  expect(placeholdersOnPage("page").map(({ path }) => path)).toEqual([`${BLOCK}.picture`]);
  expect(placeholdersOnPage("other")).toEqual([]);
});

test("[COMP-2] one file replaces a gallery's picture, and several are added after its entry", () => {
  const entry = 'pictures[_key=="b"]';
  const section = block([listed(entry, { list: "pictures" })], tram);
  const picture = pictureAt("page", `${BLOCK}.${entry}`);
  if (!picture) throw new Error("The picture is missing.");
  expect(placeAt(picture, 1)).toMatchObject({ path: picture.path, after: null });
  expect(placeAt(picture, 2)).toMatchObject({ path: `${BLOCK}.pictures`, after: picture.path });
  expect(placeInBlock(section, 1)).toMatchObject({ path: `${BLOCK}.pictures`, after: null });
  block([listed('logos[_key=="b"].picture', { list: "logos" })], tram);
  const logo = pictureAt("page", `${BLOCK}.logos[_key=="b"].picture`);
  expect(logo && placeAt(logo, 2)).toMatchObject({
    path: `${BLOCK}.logos`,
    after: `${BLOCK}.logos[_key=="b"]`,
  });
  const two = [listed("one"), listed("two", { file: null, isEmpty: true })];
  expect(placeInBlock(block(two, tram), 1)).toMatchObject({ path: `${BLOCK}.two` });
  const filled = block([listed("one"), listed("two")], tram + tram);
  expect(placeInBlock(filled, 1)).toBeNull();
  expect(placeInBlock(block([], "<p></p>"), 1)).toBeNull();
});

test("[COMP-2] a click on a button over a picture is none on the picture", () => {
  block([listed("poster")], `<a>${tram}</a><button>Play</button>`);
  const click = (name: string) =>
    clickedPicture("page", { target: document.querySelector(name), clientX: 0, clientY: 0 });
  expect(click("a")).toMatchObject({ path: `${BLOCK}.poster` });
  expect(click("button")).toBeNull();
});
