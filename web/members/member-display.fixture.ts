import type { MemberDisplay } from "../content/gates/reader.ts";

export const ada: MemberDisplay = {
  isGuest: false,
  name: "Ada Quill",
  initials: "AQ",
  email: "ada@marquee.test",
  account: "ada@marquee.test",
  sessionRenewsAt: null,
};
