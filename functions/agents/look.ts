// How the pages on which a person lets an agent or the command line in look: as the dashboard does, from which most people come.
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Inner = HtmlEscapedString | Promise<HtmlEscapedString>

/** Where the font of these pages is: they come from another origin than the dashboard. */
export const FONT = '/oauth/geist.woff2'

const styles = `@font-face{font-family:Geist;src:url(${FONT}) format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;--ground:light-dark(#f7f5f1,#131210);--panel:light-dark(#fffefc,#1a1917);--ink:light-dark(#1b1916,#f2efe9);--soft:light-dark(#5c574e,#aca69b);--line:light-dark(#e3dfd7,#2c2a26);--line-2:light-dark(#cfcac0,#403d38);--mark:light-dark(#b4410e,#ff9a5c);--on-ink:light-dark(#fffefc,#161513);--warn:light-dark(#fbf0d6,#2e2515)}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);font:400 14px/1.45 Geist,ui-sans-serif,system-ui,sans-serif;letter-spacing:-.006em;-webkit-font-smoothing:antialiased}
main{width:100%;max-width:480px;background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:26px 28px 0}
.logo{display:flex;align-items:center;gap:9px;margin:0;font-size:14px;font-weight:600;color:var(--ink)}.logo svg{width:20px;flex:none}.logo .mark{stroke:var(--mark)}
h1{font-size:21px;line-height:1.2;letter-spacing:-.022em;font-weight:600;margin:20px 0 8px;text-wrap:balance;overflow-wrap:anywhere}p{margin:0 0 14px;color:var(--soft);overflow-wrap:anywhere}a{color:inherit;text-underline-offset:3px}strong{color:var(--ink);font-weight:600}
fieldset{border:0;border-top:1px solid var(--line);margin:0;padding:12px 0;min-width:0}legend{float:left;width:100%;font-weight:600;padding:0 0 4px}legend+*{clear:both}h2{font-size:12.5px;font-weight:500;color:var(--soft);margin:8px 0 0}
label{display:flex;gap:10px;align-items:baseline;padding:5px 0;cursor:pointer}input[type=checkbox],input[type=radio]{accent-color:var(--ink);width:16px;height:16px;flex:none;position:relative;top:3px;margin:0}
input[type=text]{width:100%;font:inherit;min-height:40px;padding:8px 11px;border:1px solid var(--line-2);border-radius:7px;background:var(--panel);color:var(--ink);margin:0 0 12px}
.warn{background:var(--warn);border-radius:7px;padding:9px 12px;color:var(--ink)}.pair{position:sticky;bottom:0;display:grid;grid-template-columns:1fr 1fr;gap:10px;margin:0 -28px;padding:14px 28px;background:var(--panel);border-top:1px solid var(--line)}
button{width:100%;min-height:40px;font:inherit;font-weight:500;border:1px solid var(--ink);border-radius:7px;background:var(--ink);color:var(--on-ink);cursor:pointer}button.quiet{background:none;border-color:var(--line-2);color:var(--ink)}
:is(button,input,summary):focus-visible{outline:2px solid var(--mark);outline-offset:2px}small{display:block;padding:0 0 12px;font-size:12.5px;color:var(--soft)}code{font-size:13px;overflow-wrap:anywhere}
details{border-top:1px solid var(--line);margin-top:16px;padding:12px 0 4px;color:var(--soft)}summary{cursor:pointer}details p{margin:8px 0}main>:last-child:not(form){padding-bottom:24px}form:not(:has(.pair)){padding-bottom:10px}
@media(max-width:520px){main{padding:20px 18px 0}.pair{margin:0 -18px;padding:12px 18px}}`

const mark = raw(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M3 3h13v18H3z"/><path class="mark" d="M19.5 7v14H8"/></svg>',
)

export const page = (title: string, inner: Inner, about = 'Connect an agent'): Inner => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${raw(styles)}</style>
</head>
<body><main><p class="logo">${mark}${about}</p><h1>${title}</h1>${inner}</main></body>
</html>`
