// cspell:ignore staffpicks shortfilms notvimeo
import { describe, expect, it } from "vitest";
import { parseVideoAddress } from "./video-address.ts";
import { videoAddress } from "./video-address.contract.ts";

const film = { host: "vimeo", kind: "film", id: "76979871", hash: null, start: null };
const unlisted = { ...film, hash: "8272103f6e" };
const event = { ...film, kind: "event", id: "5315267" };
const youtube = { ...film, host: "youtube", id: "aqz-KE-bpKQ" };

const problemOf = (address: string) => videoAddress.safeParse(address).error?.issues[0]?.message;

describe("[VID-1] video URLs", () => {
  it.each([
    ["http://www.vimeo.com/76979871/", film],
    ["vimeo.com/76979871", film],
    ["  https://vimeo.com/76979871\n", film],
    ["//player.vimeo.com/video/76979871", film],
    ["https://player.vimeo.com/video/76979871", film],
    ["https://vimeo.com/76979871?h=8272103f6e&share=copy", unlisted],
    ["https://vimeo.com/manage/videos/76979871/8272103f6e", unlisted],
    ["https://vimeo.com/showcase/12/video/76979871/8272103f6e", unlisted],
    ["https://vimeo.com/76979871#t=1m30s", { ...film, start: 90 }],
    ["https://vimeo.com/event/5315267", event],
    ["https://vimeo.com/event/5315267/embed/8272103f6e", { ...event, hash: "8272103f6e" }],
    ["youtu.be/aqz-KE-bpKQ", youtube],
    ["HTTPS://WWW.YOUTUBE.COM/watch?v=aqz-KE-bpKQ", youtube],
    ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", youtube],
    ["https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=90", { ...youtube, start: 90 }],
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s", { ...youtube, start: 3723 }],
    ["https://youtu.be/aqz-KE-bpKQ?si=abc&t=42s", { ...youtube, start: 42 }],
    ["https://www.youtube.com/embed/aqz-KE-bpKQ?start=12", { ...youtube, start: 12 }],
  ])("parses %j", (address, video) => {
    expect(parseVideoAddress(address)).toEqual(video);
  });

  const lists = "channels/staffpicks/ groups/shortfilms/videos/ album/12/video/ showcase/12/video/";
  const others = "manage/videos/ showcase/12?video= event/5315267/videos/ ondemand/nightlight/";

  it.each(`${lists} ${others}`.split(" "))("parses vimeo.com/%s", (place) => {
    expect(parseVideoAddress(`https://vimeo.com/${place}76979871`)).toEqual(film);
  });

  const hosts = "www. m. music. gaming.".split(" ").map((host) => `${host}youtube.com/watch?v=`);
  const paths = "shorts/ live/ v/ e/ watch/ ?v="
    .split(" ")
    .map((path) => `www.youtube.com/${path}`);

  it.each([...hosts, ...paths])("parses %s", (place) => {
    expect(parseVideoAddress(`https://${place}aqz-KE-bpKQ`)).toEqual(youtube);
  });

  const onOtherHosts = `films.example/76979871 vimeo.com.films.example/76979871 youtu.be/
    notvimeo.com/76979871 vimeo.com@films.example/76979871 films.example@vimeo.com/76979871
    vimeo.com:8443/76979871`;
  const onVimeo = `watch 76979871/../../etc showcase/12 showcase/12?video=../76979871
    channels/staffpicks`;
  const onYoutube = `watch?v=short watch?v=aqz-KE-bpKQ/../x @nightlight playlist?list=PL1
    embed/videoseries?list=PL1 embed/live_stream?channel=UC1`;

  it.each([
    "",
    "a film",
    "javascript:alert(1)//vimeo.com/76979871",
    "ftp://vimeo.com/76979871",
    ...onOtherHosts.split(/\s+/).map((place) => `https://${place}`),
    ...onVimeo.split(/\s+/).map((path) => `https://vimeo.com/${path}`),
    ...onYoutube.split(/\s+/).map((path) => `https://www.youtube.com/${path}`),
  ])("rejects %j", (address) => {
    expect(parseVideoAddress(address)).toBeNull();
  });

  it("names the supported hosts in the error for another host, or says that the URL leads to no single video", () => {
    expect(problemOf("https://films.example/1")).toBe(
      "Enter the URL of one video on Vimeo or YouTube, such as https://vimeo.com/76979871 or https://youtu.be/aqz-KE-bpKQ.",
    );
    const ending = "open the video on Vimeo or YouTube, and copy the video's URL.";
    expect(problemOf("https://www.youtube.com/@nightlight")).toBe(
      `This YouTube URL does not lead to a video: ${ending}`,
    );
  });
});
