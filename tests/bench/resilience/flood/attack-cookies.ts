import { repeat, send } from "./client.ts";
import type { Attack } from "./target.ts";

const invented = [
  (n: number) => `marquee_session=x.${n}.z`,
  (n: number) => `__Host-marquee_session=eyJhbGciOiJIUzI1NiJ9.${n}.z`,
  (n: number) => `__prerender_bypass=abc${n}`,
  (n: number) => `marquee_share=${n}`,
  (n: number) => `marquee_draft=${n}; __prerender_bypass=abc${n}`,
];

/** Invented session, draft and preview cookies on known pages, over 20 connections. */
export const cookies: Attack = (context) => {
  const { target, signal } = context;
  return repeat(20, context, (n, agent) => {
    const cookie = invented[n % invented.length]?.(n) ?? "";
    const page = target.pages[n % target.pages.length] ?? "/en";
    return send(target.site + page, { headers: { cookie }, agent }, signal);
  });
};
