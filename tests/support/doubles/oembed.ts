import type { ServerResponse } from "node:http";
import { openServer } from "../stack/open-server.ts";
import { portBeside, type Stack, testStack } from "../stack/stack.ts";
import { oembedCases } from "./films.ts";

export const filmsPort = (stack: Stack): number => portBeside(stack, 45);

type VideoQuestion = { host: string; path: string; referer: string | null };

// A gray JPEG of 16 × 8 pixels.
const jpeg = Buffer.from(
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJwAP//Z",
  "base64",
);

const idOf = (watchAddress: string) =>
  URL.parse(watchAddress)?.searchParams.get("v") ?? watchAddress.split("/").at(-1) ?? "";

/** Returns the oEmbed response for a known video, with the fields that Vimeo and YouTube document. */
const knownFilm = (host: string, id: string) =>
  host === "vimeo.com"
    ? {
        type: "video",
        version: "1.0",
        provider_name: "Vimeo",
        title: `Vimeo film ${id}`,
        width: 1280,
        height: 640,
        duration: 62,
        thumbnail_url: `https://i.vimeocdn.com/video/${id}-d_1280?region=us`,
        html: "<iframe></iframe>",
      }
    : {
        type: "video",
        version: "1.0",
        provider_name: "YouTube",
        title: `YouTube film ${id}`,
        width: 200,
        height: 113,
        thumbnail_url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
        html: "<iframe></iframe>",
      };

function answerOembed(host: string, url: URL, response: ServerResponse): void {
  const id = idOf(url.searchParams.get("url") ?? "");
  const { status, is } = oembedCases.get(id) ?? { status: 200, is: "known" };
  if (is === "silent") return;
  const json = (body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (is === "known") json(knownFilm(host, id));
  else if (is === "refusedInside") json({ title: null, domain_status_code: 403 });
  else response.writeHead(status).end(status === 404 ? "Not Found" : "Unauthorized");
}

/**
 * Starts a test double of the oEmbed endpoints of Vimeo and YouTube and of their thumbnail hosts,
 * for the site's server. The double follows the hosts' documentation and public threads, and proves
 * nothing about the hosts themselves.
 */
export async function openFilmHosts(stack: Stack): Promise<{ close: () => void }> {
  const asked: VideoQuestion[] = [];
  return openServer(filmsPort(stack), (request, response) => {
    const host = request.headers["x-meant-for"];
    const url = new URL(request.url ?? "/", "http://double");
    if (typeof host !== "string") return void response.end(JSON.stringify(asked));
    asked.push({
      host,
      path: `${url.pathname}${url.search}`,
      referer: request.headers.referer ?? null,
    });
    if (url.pathname.endsWith("/maxresdefault.jpg")) return void response.writeHead(404).end(jpeg);
    if (host.startsWith("i.")) {
      return void response.writeHead(200, { "content-type": "image/jpeg" }).end(jpeg);
    }
    answerOembed(host, url, response);
  });
}

/** Returns the requests about a video that the site's server has sent to the video hosts so far. */
export async function askedAboutFilm(id: string): Promise<VideoQuestion[]> {
  const answer = await fetch(`http://localhost:${filmsPort(testStack)}/asked`);
  const asked: VideoQuestion[] = await answer.json();
  return asked.filter(({ path }) => path.includes(id));
}
