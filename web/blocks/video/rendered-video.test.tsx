import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeAll, expect, test } from "vitest";
import type { VideoFacts } from "../../content/video/oembed.ts";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { RenderedVideo } from "./video.tsx";
import { stubSiteEnv } from "../../runtime/site-env.fixture.ts";

beforeAll(stubSiteEnv);

async function render(raw: unknown, facts: VideoFacts, isEditing = false) {
  const props = { block: blockOf("video", raw), context: { ...contextFixture, isEditing }, facts };
  const html = await renderHtml(<RenderedVideo {...props} />);
  // Without the data of the island, from which a browser loads nothing.
  return html.replaceAll(/ data-(?:facts|otherwise)="[^"]*"/g, "");
}

const { full, empty } = blockFixtures.video;
const known = { title: "Salt", aspect: 2, seconds: 754, still: null, uploaded: null };
const playable: VideoFacts = { ...known, state: "playable" };

/** Returns the HTML without links, which leaves only URLs that a browser fetches automatically. */
const fetched = (html: string) => html.replaceAll(/<a [^>]*>/g, "");

test("[VID-5] renders the façade as a button without any resource of the video host", async () => {
  const html = await render(full, playable);
  expect(html).toMatch(/<button[^>]*type="submit"/);
  expect(html).not.toContain("<iframe");
  expect(fetched(html)).not.toMatch(/https?:\/\/[^"]*(youtube|vimeo|ytimg)/);
});

test("[VID-2] displays the host's title, ratio and duration, also in the play button, or the editor's title and transcript", async () => {
  const html = await render(empty, playable);
  expect(html).toContain(">Salt</h2>");
  expect(html).toContain("aspect-ratio:2");
  const button = html.match(/<button.*<\/button>/s)?.[0];
  expect(button).toContain(">Play video: Salt, 12 minutes, 34 seconds</span>");
  expect(button).toContain(">12:34</span>");
  const edited = await render(full, playable);
  expect(edited).toContain(`>${full.title}</h2>`);
  expect([edited, html].map((each) => each.includes("<details"))).toEqual([true, false]);
});

const withStill: VideoFacts = { ...playable, still: "https://i.vimeocdn.com/video/1-d_1280" };

test("[VID-5] loads the host's thumbnail from this site, or the editor's poster", async () => {
  const html = await render(empty, withStill);
  expect(html).toMatch(/<img src="\/api\/film-still\?src=https%3A%2F%2Fi\.vimeocdn\.com/);
  expect(html).not.toMatch(/src="https?:/);
  expect(await render(full, withStill)).not.toContain("film-still");
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

test("[VID-3][CON-1] shows a problem at its field in the preview, and asks for consent only outside it", async () => {
  const facts: VideoFacts = { state: "notEmbeddable" };
  expect(await render(empty, facts, true)).toMatch(
    /data-field="address".*Vimeo does not allow this video on other sites/,
  );
  expect(await render(empty, facts)).not.toContain("<aside");
  expect(await render(empty, playable)).toContain("Always allow videos from Vimeo and YouTube");
  expect(await render(empty, playable, true)).not.toContain("Always allow");
});

test("[VID-3] reports that a deleted video is unavailable, links to one that can't be embedded, and plays an unknown one", async () => {
  const deleted = await render(full, { state: "notFound" });
  expect(deleted).toContain("This video is no longer available on YouTube.");
  expect(deleted).not.toMatch(/Watch on YouTube|<button/);
  expect(await render(empty, { state: "notEmbeddable" })).toMatch(
    /<output.*href="https:\/\/vimeo\.com\/76979871".*<\/output>/s,
  );
  const unknown = await render(empty, { state: "unknown" });
  expect(unknown).toContain("Play video");
  expect(unknown).toContain("aspect-ratio:1.7");
});
