import { describe, expect, it } from "vitest";
import { parseVideoAddress } from "./video-address.ts";
import { videoAddress } from "./video-address.contract.ts";

const vimeo = (id: string, hash: string | null = null, start: number | null = null) => ({
  host: "vimeo",
  kind: "film",
  id,
  hash,
  start,
});
const event = (hash: string | null = null) => ({ ...vimeo("5315267", hash), kind: "event" });
const youtube = (start: number | null = null) => ({
  host: "youtube",
  kind: "film",
  id: "aqz-KE-bpKQ",
  hash: null,
  start,
});

describe("[VID-1] video URLs", () => {
  it.each([
    ["https://vimeo.com/76979871", vimeo("76979871")],
    ["http://www.vimeo.com/76979871/", vimeo("76979871")],
    ["vimeo.com/76979871", vimeo("76979871")],
    ["  https://vimeo.com/76979871\n", vimeo("76979871")],
    ["https://vimeo.com/76979871/8272103f6e", vimeo("76979871", "8272103f6e")],
    ["https://vimeo.com/76979871?h=8272103f6e&share=copy", vimeo("76979871", "8272103f6e")],
    ["https://vimeo.com/76979871#t=1m30s", vimeo("76979871", null, 90)],
    ["//player.vimeo.com/video/76979871", vimeo("76979871")],
    ["https://vimeo.com/manage/videos/76979871", vimeo("76979871")],
    ["https://vimeo.com/manage/videos/76979871/8272103f6e", vimeo("76979871", "8272103f6e")],
    ["https://vimeo.com/channels/staffpicks/76979871", vimeo("76979871")],
    ["https://vimeo.com/groups/shortfilms/videos/76979871", vimeo("76979871")],
    ["https://vimeo.com/album/12/video/76979871", vimeo("76979871")],
    ["https://vimeo.com/showcase/12/video/76979871", vimeo("76979871")],
    ["https://vimeo.com/showcase/12?video=76979871", vimeo("76979871")],
    ["https://vimeo.com/showcase/12/video/76979871/8272103f6e", vimeo("76979871", "8272103f6e")],
    ["https://vimeo.com/event/5315267/videos/76979871", vimeo("76979871")],
    ["https://vimeo.com/event/5315267", event()],
    ["https://vimeo.com/event/5315267/8272103f6e", event("8272103f6e")],
    ["https://vimeo.com/event/5315267/embed/8272103f6e", event("8272103f6e")],
    ["https://vimeo.com/ondemand/nightlight/76979871", vimeo("76979871")],
    ["https://player.vimeo.com/video/76979871", vimeo("76979871")],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", vimeo("76979871", "8272103f6e")],
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", youtube()],
    ["https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=90", youtube(90)],
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s", youtube(3723)],
    ["https://m.youtube.com/watch?v=aqz-KE-bpKQ", youtube()],
    ["https://music.youtube.com/watch?v=aqz-KE-bpKQ", youtube()],
    ["https://youtu.be/aqz-KE-bpKQ?si=abc&t=42s", youtube(42)],
    ["youtu.be/aqz-KE-bpKQ", youtube()],
    ["https://www.youtube.com/embed/aqz-KE-bpKQ?start=12", youtube(12)],
    ["https://www.youtube.com/shorts/aqz-KE-bpKQ", youtube()],
    ["https://www.youtube.com/live/aqz-KE-bpKQ", youtube()],
    ["https://www.youtube.com/v/aqz-KE-bpKQ", youtube()],
    ["https://www.youtube.com/e/aqz-KE-bpKQ", youtube()],
    ["https://www.youtube.com/watch/aqz-KE-bpKQ", youtube()],
    ["https://www.youtube.com/?v=aqz-KE-bpKQ", youtube()],
    ["https://gaming.youtube.com/watch?v=aqz-KE-bpKQ", youtube()],
    ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", youtube()],
    ["HTTPS://WWW.YOUTUBE.COM/watch?v=aqz-KE-bpKQ", youtube()],
  ])("parses %j", (address, video) => {
    expect(parseVideoAddress(address)).toEqual(video);
  });

  it.each([
    [""],
    ["a film"],
    ["https://films.example/76979871"],
    ["https://vimeo.com.films.example/76979871"],
    ["https://notvimeo.com/76979871"],
    ["https://vimeo.com@films.example/76979871"],
    ["https://films.example@vimeo.com/76979871"],
    ["https://vimeo.com:8443/76979871"],
    ["https://vimeo.com/watch"],
    ["https://vimeo.com/76979871/../../etc"],
    ["https://www.youtube.com/watch?v=short"],
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ/../x"],
    ["https://www.youtube.com/@nightlight"],
    ["https://www.youtube.com/playlist?list=PL1"],
    ["https://www.youtube.com/embed/videoseries?list=PL1"],
    ["https://www.youtube.com/embed/live_stream?channel=UC1"],
    ["https://vimeo.com/showcase/12"],
    ["https://vimeo.com/showcase/12?video=../76979871"],
    ["https://vimeo.com/channels/staffpicks"],
    ["https://youtu.be/"],
    ["javascript:alert(1)//vimeo.com/76979871"],
    ["ftp://vimeo.com/76979871"],
  ])("rejects %j", (address) => {
    expect(parseVideoAddress(address)).toBeNull();
  });

  it("names the supported hosts in the error for another host", () => {
    expect(videoAddress.safeParse("https://films.example/1").error?.issues[0]?.message).toBe(
      "Enter the URL of one video on Vimeo or YouTube, such as https://vimeo.com/76979871 or https://youtu.be/aqz-KE-bpKQ.",
    );
  });

  it.each([
    ["https://vimeo.com/channels/staffpicks", "Vimeo"],
    ["https://www.youtube.com/@nightlight", "YouTube"],
  ])("reports that %s leads to no single video", (address, host) => {
    expect(videoAddress.safeParse(address).error?.issues[0]?.message).toBe(
      `This ${host} URL does not lead to a video: open the video on Vimeo or YouTube, and copy the video's URL.`,
    );
  });
});
