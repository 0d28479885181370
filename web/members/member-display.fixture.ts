import type { MemberDisplay } from "./member-display.ts";

export const ada: MemberDisplay = {
  isGuest: false,
  name: "Ada Quill",
  initials: "AQ",
  email: "ada@marquee.test",
  account: "ada@marquee.test",
  sessionRenewsAt: null,
};
