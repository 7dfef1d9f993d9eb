// A page of one column without a script, which loads nothing: it opens in a mail program, on a phone, behind a slow line.
import { html, raw } from 'hono/html'

export type Inner = ReturnType<typeof html>

/** Light and dark, and what both share. */
const GROUND = `:root{color-scheme:light dark;--ground:#fbfaf8;--card:#fff;--ink:#191713;--soft:#625d54;--line:#e6e2da;--mark:#b4410e;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#12110f;--card:#191816;--ink:#f3f0ea;--soft:#a8a297;--line:#2c2a26;--mark:#ff9a5c;--on:#191713}}
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
