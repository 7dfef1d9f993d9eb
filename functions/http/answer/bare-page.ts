// A page of one column without a script, which waits for nothing: it opens in a mail program, on a phone, behind a slow line.
import { html, raw } from 'hono/html'

export type Inner = ReturnType<typeof html>

/** The colours of the dashboard, light and dark. */
const GROUND = `:root{color-scheme:light dark;--ground:light-dark(#f7f5f1,#131210);--card:light-dark(#fffefc,#1a1917);--ink:light-dark(#1b1916,#f2efe9);--soft:light-dark(#5c574e,#aca69b);--line:light-dark(#e3dfd7,#2c2a26);--line-2:light-dark(#cfcac0,#403d38);--mark:light-dark(#b4410e,#ff9a5c);--on-ink:light-dark(#fffefc,#161513);--warn:light-dark(#fbf0d6,#2e2515)}
`

/** Where the font of these pages is: they come from another origin than the dashboard. */
export const FONT = '/approve/geist.woff2'

/** Letters, title and buttons of the dashboard. */
const DRESS = `@font-face{font-family:Geist;src:url(${FONT}) format("woff2");font-weight:100 900;font-display:swap}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:400 15px/1.5 Geist,ui-sans-serif,system-ui,sans-serif;letter-spacing:-.006em;-webkit-font-smoothing:antialiased}
p{margin:0 0 14px}strong{font-weight:600}.eyebrow{margin:0;font-size:14px;color:var(--soft)}
h1{font-size:24px;line-height:1.2;letter-spacing:-.022em;font-weight:600;margin:2px 0 16px;text-wrap:balance;overflow-wrap:anywhere}
label{display:block;font-size:13px;font-weight:500;margin:0 0 6px}:is(input,textarea){font:inherit;font-size:16px;padding:8px 11px;border:1px solid var(--line-2);border-radius:7px;background:var(--card);color:var(--ink)}
button{width:100%;min-height:44px;font:inherit;font-size:14px;font-weight:500;border:1px solid var(--ink);border-radius:7px;background:var(--ink);color:var(--on-ink);cursor:pointer}
:is(a,button,input,textarea,summary,.files):focus-visible{outline:2px solid var(--mark);outline-offset:2px}a{color:inherit;text-underline-offset:3px}small{font-size:13px;color:var(--soft)}
`

export const barePage = (styles: string) => (eyebrow: string, title: string, inner: Inner) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${raw(GROUND + DRESS + styles)}</style>
</head>
<body><main><p class="eyebrow">${eyebrow}</p><h1>${title}</h1>${inner}</main></body>
</html>`
