// The page of the local mailbox: every letter that went out, newest first, with its links to be followed.
import { escaped } from '#dev/http/escaped.ts'
import type { Kept } from '#dev/mail/start.ts'

const styles = `:root{color-scheme:light dark;--ground:#f7f5f1;--card:#fffefc;--ink:#1b1916;--soft:#5c574e;--line:#e3dfd7;--mark:#b4410e}
@media (prefers-color-scheme:dark){:root{--ground:#131210;--card:#1a1917;--ink:#f2efe9;--soft:#aca69b;--line:#2c2a26;--mark:#ff9a5c}}
*{box-sizing:border-box}body{margin:0 auto;max-width:720px;padding:48px 20px 120px;background:var(--ground);color:var(--ink);font:16px/1.55 ui-sans-serif,system-ui,sans-serif}
h1{font-size:30px;letter-spacing:-.02em;margin:0 0 8px}.lead,small{color:var(--soft)}article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 22px;margin:14px 0}
h2{font-size:18px;margin:2px 0 10px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:var(--mark)}`

const linked = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<]{1,500}/g, url => `<a href="${url}">${url}</a>`)

const article = ({ from, to, subject, text, at }: Kept) =>
  `<article><small>${at.slice(11, 19)} · to ${escaped(to.join(', '))} · from ${escaped(from)}</small><h2>${escaped(subject)}</h2><pre>${linked(text)}</pre></article>`

export const pageOf = (letters: readonly Kept[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails</title><style>${styles}</style></head><body>
<h1>Mails</h1><p class="lead">Letters arrive here while the service runs on this machine; nobody else is sent them.</p>${letters.toReversed().map(article).join('') || '<p>None yet. Invite somebody to the team.</p>'}</body></html>`
