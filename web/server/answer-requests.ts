import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bearsTwinCookie, isMadePerRequest } from "../page/twin-address.ts";
import type { AnswerByNext } from "./ask-next.ts";
import { encodingFor } from "./encoding.ts";
import type { PageFinisher } from "./finish-page.ts";
import { guardAnswer, type Verdict } from "./guard-answer.ts";
import { ASK_EACH_TIME, isForEveryone, timeToKeep } from "./keeping.ts";
import { finishRedirect } from "./finish-redirect.ts";
import type { KeptPages } from "./kept-pages.ts";
import type { Notices, NoticeStatus } from "./notices.ts";
import { sendNotice } from "./send-notice.ts";
import { asKept, packPage, sendPage } from "./send-page.ts";

/** Where Next is told which pages to make anew; it has done so when it answers. */
const RENEWAL = "/api/revalidate";

/** What is no page, whatever it is answered with. */
const noPage = /^\/(?:api|cdn|_next|__)\//;

/** Queries that mean something to Next itself. */
const ownQuery = /[?&](?:_rsc|__next|nxtP)/;

/** What the answers are made of. */
export type AnswerParts = {
  answerByNext: AnswerByNext;
  pages: KeptPages;
  notices: Notices;
  finisher: PageFinisher;
  /** What every answer says. */
  headers: readonly { key: string; value: string }[];
};

/** What is known of a request when its answer comes. */
type Asked = {
  isRead: boolean;
  isPayload: boolean;
  key: string | null;
  nonce: string | null;
  age: number;
};

const readMethods: readonly (string | undefined)[] = ["GET", "HEAD"];

const pathOf = (url: string) => url.split("?", 1)[0] ?? url;

/** What a page is kept by; null for a request that has to be answered by Next. */
function keyOf({ method, url = "", headers }: IncomingMessage): string | null {
  const mayBeKept =
    readMethods.includes(method) &&
    headers["rsc"] === undefined &&
    !bearsTwinCookie(headers.cookie) &&
    !ownQuery.test(url);
  return mayBeKept ? `${encodingFor(headers["accept-encoding"])} ${pathOf(url)}` : null;
}

function isMalformed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/** The notice that stands for an answer of Next's; null where there is nothing to say, or nobody to read it. */
function noticeOf(status: number, type: string): NoticeStatus | null {
  if (!/^(?:$|text\/(?:html|plain))/.test(type)) return null;
  if (status === 404) return 404;
  return status >= 500 ? 503 : null;
}

/** Both ways in which the site answers: what is in memory, and by Next what is not. */
export type Answers = {
  /** Sends the page that was asked for if it is in memory; answers whether it was. */
  fromMemory(request: IncomingMessage, answer: ServerResponse): boolean;
  /** Has Next answer, with a policy on each page, and a notice in words in place of what can't be shown. [SEC-4] */
  byNext(request: IncomingMessage, answer: ServerResponse): void;
};

/** See {@link Answers}. */
export function createAnswers(parts: AnswerParts): Answers {
  const { answerByNext, pages, notices, finisher } = parts;

  const noticeInstead = (request: IncomingMessage, answer: ServerResponse, is: NoticeStatus) => ({
    instead: () => void sendNotice(request, answer, is, parts),
  });

  const pageInstead = (request: IncomingMessage, answer: ServerResponse, { key, age }: Asked) => ({
    instead(html: string) {
      const time = timeToKeep(answer);
      const kept = isForEveryone(answer)
        ? ASK_EACH_TIME
        : String(answer.getHeader("cache-control"));
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const page = packPage(finisher.finish(html), encoding, answer.getHeaders(), kept);
      for (const name of answer.getHeaderNames()) answer.removeHeader(name);
      if (key !== null && time !== null) pages.keep(key, asKept(page), time, age);
      sendPage(request, answer, page);
    },
  });

  function judge(
    request: IncomingMessage,
    answer: ServerResponse,
    asked: Asked,
    status: number,
  ): Verdict {
    const type = String(answer.getHeader("content-type") ?? "");
    const notice = asked.isRead && !asked.isPayload ? noticeOf(status, type) : null;
    if (notice !== null) return noticeInstead(request, answer, notice);
    const isPage = type.startsWith("text/html");
    if (isPage && status === 200 && asked.nonce === null)
      return pageInstead(request, answer, asked);
    finishRedirect(request, answer);
    if (isForEveryone(answer)) answer.setHeader("cache-control", ASK_EACH_TIME);
    if (isPage) {
      answer.setHeader("content-security-policy", finisher.policyFor(asked.nonce));
    }
    return "goes on";
  }

  function renew(): Verdict {
    pages.drop();
    notices.drop();
    return "goes on";
  }

  return {
    fromMemory(request, answer) {
      const key = keyOf(request);
      const page = key === null ? undefined : pages.find(key);
      if (page !== undefined) sendPage(request, answer, page);
      return page !== undefined;
    },
    byNext(request, answer) {
      const { headers, method, url = "/" } = request;
      const path = pathOf(url);
      if (path === RENEWAL) guardAnswer(answer, renew);
      if (noPage.test(path)) return void answerByNext(request, answer);
      if (isMalformed(path)) return void sendNotice(request, answer, 400, parts);
      const isRead = readMethods.includes(method);
      const nonce = isRead && isMadePerRequest(path, headers.cookie) ? newNonce() : null;
      const isPayload = headers["rsc"] !== undefined;
      const asked = { isRead, isPayload, key: keyOf(request), nonce, age: pages.age() };
      // Next takes the nonce out of the policy that it finds in a request; a visitor must not send one along.
      delete headers["content-security-policy-report-only"];
      delete headers["content-security-policy"];
      if (nonce !== null) headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
      // Node leaves the body out by itself, and without one there is no page to finish.
      if (method === "HEAD") request.method = "GET";
      guardAnswer(answer, (status) => judge(request, answer, asked, status));
      void answerByNext(request, answer);
    },
  };
}

const newNonce = () => randomBytes(16).toString("base64");
