// The chats of the stand-in as a page: what the bot has said, and a line to write to it.
import { escaped } from '#dev/http/escaped.ts'
import type { Chats, Kept } from '#dev/telegram/chats.ts'

const styles = `:root{color-scheme:light dark;--ground:#eaf0f4;--card:#fff;--ink:#17212b;--soft:#566878;--line:#d4dee6;--bot:#eef3f7;--person:#d9f0c8;--mark:#1c6ea4}
@media (prefers-color-scheme:dark){:root{--ground:#0e141a;--card:#17212b;--ink:#eef3f7;--soft:#9db0c0;--line:#2a3844;--bot:#202d39;--person:#2c4a2b;--mark:#6ab7ea}}
*{box-sizing:border-box}body{margin:0 auto;max-width:680px;padding:56px 20px 120px;background:var(--ground);color:var(--ink);font:16px/1.5 ui-sans-serif,system-ui,sans-serif}
.eyebrow{color:var(--mark);font-size:13px;letter-spacing:.08em;text-transform:uppercase;margin:0;font-weight:600}h1{font-size:34px;line-height:1.1;letter-spacing:-.02em;margin:6px 0 28px}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px 22px;margin:0 0 20px;overflow-wrap:anywhere}h2{font-size:17px;margin:0 0 12px}small{color:var(--soft);font-weight:400}
.bot,.person{border-radius:12px;padding:10px;margin:0 0 12px;max-width:480px;background:var(--bot)}.person{background:var(--person);margin-left:auto}
img,video{width:100%;border-radius:8px;display:block}p{white-space:pre-wrap;margin:6px 0}form{display:flex;flex-wrap:wrap;gap:8px}
input,button{font:inherit;padding:8px 12px;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit;min-width:0}input[name=text]{flex:1 1 200px}input[name=title]{flex:0 1 110px}button{background:var(--mark);border-color:var(--mark);color:var(--card);font-weight:600}`

/** News are shown by themselves, and what somebody is writing stays. */
const AGAIN = `setInterval(()=>{const writing=[...document.querySelectorAll('[name=text]')].some(one=>one.value||one===document.activeElement);if(!writing)location.reload()},10000)`

const fileOf = (message: Kept) =>
  message.files
    .map(({ content_type }, index) => {
      const url = `/files/${message.message_id}/${index}`
      return content_type.startsWith('video') ? `<video src="${url}" controls></video>` : `<img src="${url}" alt="">`
    })
    .join('')

const messageOf = (message: Kept) =>
  `<div class="${message.from}">${fileOf(message)}<p>${escaped(message.text)}</p><small>${message.at.slice(11, 19)} ${
    message.from === 'bot' ? message.method : 'you'
  }</small></div>`

/** What a link of the bot has somebody say: in a chat of their own, or in a group. */
const saidBy = (link: URLSearchParams, name: 'start' | 'startgroup') => {
  const word = link.get(name)
  return word ? ` value="/start ${escaped(word)}"` : ''
}

const writing = (chat_id: number, said: string) => `
<form method="post" action="/say"><input type="hidden" name="chat_id" value="${chat_id}">
<input name="text" aria-label="What to say" placeholder="Write here, for example /start …" autocomplete="off"${said}><button>Send</button></form>`

export function pageOf({ book }: Chats, link: URLSearchParams): string {
  const chats = book.chats.map(chat => {
    const messages = book.messages.filter(one => one.chat_id === chat.id)
    const said =
      messages.length > 0 ? messages.map(messageOf).join('') : '<p><small>Nothing was said here yet.</small></p>'
    return `<section><h2>${escaped(chat.title)} <small>${chat.type} ${chat.id}</small></h2>${said}${writing(chat.id, chat.type === 'private' ? '' : saidBy(link, 'startgroup'))}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Chats</title><style>${styles}</style></head><body>
<p class="eyebrow">Local Telegram</p><h1>Chats of the local bot</h1>${chats.join('')}
<section><h2>Another chat</h2><form method="post" action="/say"><input name="title" aria-label="Name" value="Ann">
<input name="text" aria-label="What is said there first" placeholder="/start …"${saidBy(link, 'start')}><button>Begin</button></form></section>
<script>${AGAIN}</script></body></html>`
}
