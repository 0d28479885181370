/** The person at the machine: whoever can open the Studio on loopback is this editor, without a form. */
export const localEditor = {
  id: "pLocalEditor",
  name: "Local editor",
  email: "editor@marquee.test",
  role: "administrator",
} as const;
