import { createHash } from "node:crypto";

export interface SignInPage {
  /** The studio page to return to after signing in, already validated. */
  target: URL;
  email?: string;
  problem?: string;
  status?: number;
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box }
main { inline-size: 100%; max-inline-size: 22rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin-block: 0 .25rem }
p { margin-block: 0 1.5rem }
form { display: grid; gap: 1rem }
label { display: grid; gap: .25rem }
input, button { font: inherit; min-block-size: 2.75rem; border: 1px solid; box-sizing: border-box; inline-size: 100% }
input { padding-inline: .75rem; background: Field; color: FieldText }
button { background: CanvasText; color: Canvas; border-color: CanvasText; cursor: pointer; margin-block-start: .5rem }
:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px }
[role="alert"] { border-inline-start: 4px solid; padding-inline-start: .75rem; margin: 0 }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** Plain HTML without scripts. */
export function signInPage({ target, email = "", problem, status = 200 }: SignInPage): Response {
  const alert = problem === undefined ? "" : `<p role="alert" id="problem">${escape(problem)}</p>`;
  const described = problem === undefined ? "" : ' aria-describedby="problem"';
  const [emailFocus, passwordFocus] = email === "" ? ["autofocus", ""] : ["", "autofocus"];
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in to the studio</title>
<style>${style}</style>
<main>
<h1>Sign in</h1>
<p>to the studio at ${escape(target.host)}</p>
<form method="post">
${alert}
<input type="hidden" name="origin" value="${escape(target.href)}">
<label>Email <input type="text" inputmode="email" autocapitalize="none" spellcheck="false" name="email" value="${escape(email)}" autocomplete="username" required ${emailFocus}></label>
<label>Password <input type="password" name="password" autocomplete="current-password" required ${passwordFocus}${described}></label>
<button>Sign in</button>
</form>
</main>
</html>
`;
  return new Response(html, { status, headers: pageHeaders(target) });
}

function pageHeaders(target: URL): HeadersInit {
  // `form-action` includes the studio's origin, because a successful sign-in redirects to the studio and browsers apply
  // `form-action` to redirects too.
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${target.origin}; frame-ancestors 'none'; base-uri 'none'`;
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-store",
    // `no-referrer` would make the form's request send `Origin: null`, which the origin guard rejects.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  };
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
