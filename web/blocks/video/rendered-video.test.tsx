import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeAll, expect, test, vi } from "vitest";
import type { VideoFacts } from "../../content/video/oembed.ts";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { RenderedVideo } from "./video.tsx";

beforeAll(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-the-tests");
});

const render = (raw: unknown, facts: VideoFacts) =>
  renderHtml(
    <RenderedVideo block={blockOf("video", raw)} context={contextFixture} facts={facts} />,
  );

const { full, empty } = blockFixtures.video;
const playable: VideoFacts = {
  state: "playable",
  title: "Salt",
  aspect: 2,
  seconds: 754,
  still: null,
  uploaded: null,
};

/** Returns the HTML without links, which leaves only URLs that a browser fetches automatically. */
const fetched = (html: string) => html.replaceAll(/<a [^>]*>/g, "");

test("[VID-5] renders the façade as a button without any resource of the video host", async () => {
  const html = await render(full, playable);
  expect(html).toMatch(/<button[^>]*type="submit"/);
  expect(html).not.toContain("<iframe");
  expect(fetched(html)).not.toMatch(/https?:\/\/[^"]*(youtube|vimeo|ytimg)/);
});

test("[VID-2] displays the title, aspect ratio and duration that the host reports", async () => {
  const html = await render(empty, playable);
  expect(html).toContain(">Salt</h2>");
  expect(html).toContain("aspect-ratio:2");
  expect(html).toContain("12:34");
});

test("[VID-2] names the video and its duration in the play button", async () => {
  const button = (await render(empty, playable)).match(/<button.*<\/button>/s)?.[0];
  expect(button).toContain(">Play video: Salt, 12 minutes, 34 seconds</span>");
  expect(button).toContain(">12:34</span>");
});

const withStill: VideoFacts = { ...playable, still: "https://i.vimeocdn.com/video/1-d_1280" };

test("[VID-5] loads the host's thumbnail from this site", async () => {
  const html = await render(empty, withStill);
  expect(html).toMatch(/<img src="\/api\/film-still\?src=https%3A%2F%2Fi\.vimeocdn\.com/);
  expect(html).not.toMatch(/src="https?:/);
});

test("[PAGE-8] describes a video in JSON-LD when its title, thumbnail and upload date are known", async () => {
  const jsonLdIn = async (facts: VideoFacts) =>
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await render(empty, facts))?.[1];
  const uploaded = { ...withStill, uploaded: "2026-03-14" };
  const jsonLd: unknown = JSON.parse((await jsonLdIn(uploaded)) ?? "null");
  expect(jsonLd).toMatchObject({
    "@type": "VideoObject",
    name: "Salt",
    thumbnailUrl: expect.stringMatching(/^http:\/\/localhost:3000\/api\/film-still\?src=/),
    uploadDate: "2026-03-14",
    embedUrl: "https://player.vimeo.com/video/76979871",
    duration: "PT754S",
  });
  for (const lacking of [withStill, { ...uploaded, still: null }, { ...uploaded, title: null }]) {
    expect(await jsonLdIn(lacking)).toBeUndefined();
  }
});

test("[VID-5] prefers the editor's poster to the host's thumbnail", async () => {
  expect(await render(full, withStill)).not.toContain("film-still");
});

test("[VID-3] shows a problem at its field in the preview, and not to visitors", async () => {
  const draft = { ...contextFixture, draft: true };
  const facts: VideoFacts = { state: "notEmbeddable" };
  const block = blockOf("video", empty);
  const note = await renderHtml(<RenderedVideo block={block} context={draft} facts={facts} />);
  expect(note).toMatch(/data-field="address".*Vimeo does not allow this video on other sites/);
  expect(await render(empty, facts)).not.toContain("<aside");
});

test("[CON-1] asks visitors for consent beside the video, and not editors in a preview", async () => {
  expect(await render(empty, playable)).toContain("Always allow videos from Vimeo and YouTube");
  const draft = { ...contextFixture, draft: true };
  const block = blockOf("video", empty);
  const html = await renderHtml(<RenderedVideo block={block} context={draft} facts={playable} />);
  expect(html).not.toContain("Always allow");
});

test("[VID-2] prefers the editor's title to the host's", async () => {
  expect(await render(full, playable)).toContain(`>${full.title}</h2>`);
});

test("[VID-3] reports that a deleted video is unavailable and renders no button", async () => {
  const html = await render(full, { state: "notFound" });
  expect(html).toContain("This video is no longer available on YouTube.");
  expect(html).not.toContain("Watch on YouTube");
  expect(html).not.toContain("<button");
});

test("[VID-3] links to the video's own page when its owner does not allow embedding", async () => {
  const html = await render(empty, { state: "notEmbeddable" });
  expect(html).toMatch(/<output.*href="https:\/\/vimeo\.com\/76979871".*<\/output>/s);
});

test("[VID-3] renders a playable video when the host does not respond", async () => {
  const html = await render(empty, { state: "unknown" });
  expect(html).toContain("Play video");
  expect(html).toContain("aspect-ratio:1.7");
});

test("renders a transcript when there is one", async () => {
  expect(await render(full, playable)).toContain("<details");
  expect(await render(empty, playable)).not.toContain("<details");
});
