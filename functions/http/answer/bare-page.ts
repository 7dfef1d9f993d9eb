// A page of one column without a script, which waits for nothing: it opens in a mail program, on a phone, behind a slow line.
import { html, raw } from 'hono/html'

export type Inner = ReturnType<typeof html>

/** The colours of the dashboard, light and dark. */
const GROUND = `:root{color-scheme:light dark;--ground:light-dark(#f7f5f1,#131210);--card:light-dark(#fffefc,#1a1917);--ink:light-dark(#1b1916,#f2efe9);--soft:light-dark(#5c574e,#aca69b);--line:light-dark(#e3dfd7,#2c2a26);--line-2:light-dark(#cfcac0,#403d38);--mark:light-dark(#b4410e,#ff9a5c);--on-ink:light-dark(#fffefc,#161513);--warn:light-dark(#fbf0d6,#2e2515)}
`

export const barePage = (styles: string) => (eyebrow: string, title: string, inner: Inner) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${raw(GROUND + styles)}</style>
</head>
<body><main><p class="eyebrow">${eyebrow}</p><h1>${title}</h1>${inner}</main></body>
</html>`
