// The chats of the stand-in as a page: what the bot has said, and a line to write to it.
import type { Chats, Kept } from '#dev/telegram/chats.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

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

const writing = (chat_id: number) => `
<form method="post" action="/say"><input type="hidden" name="chat_id" value="${chat_id}">
<input name="text" placeholder="Write here, for example /start …" autocomplete="off"><button>Send</button></form>`

export function pageOf({ book }: Chats): string {
  const chats = book.chats.map(chat => {
    const messages = book.messages.filter(one => one.chat_id === chat.id)
    const said =
      messages.length > 0 ? messages.map(messageOf).join('') : '<p><small>Nothing was said here yet.</small></p>'
    return `<section><h2>${escaped(chat.title)} <small>${chat.type} ${chat.id}</small></h2>${said}${writing(chat.id)}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Chats</title><meta http-equiv="refresh" content="10">
<style>body{font:15px/1.4 system-ui;margin:2rem auto;max-width:40rem;padding:0 1rem;background:#dfe8ee;color:#17212b}
section{background:#fff;border-radius:12px;padding:1rem 1.25rem;margin:0 0 1.5rem}small{color:#6b7c8a;font-weight:400}
.bot,.person{border-radius:12px;padding:.6rem;margin:.6rem 0;max-width:28rem;background:#eef3f7}.person{background:#d9f0c8;margin-left:auto}
img,video{max-width:100%;border-radius:8px;display:block}p{white-space:pre-wrap;margin:.4rem 0}form{display:flex;gap:.5rem}input[name=text]{flex:1}</style>
<h1>Chats of the local bot</h1>${chats.join('')}
<section><h2>Another chat</h2><form method="post" action="/say"><input name="title" placeholder="Name" value="Ann">
<input name="text" placeholder="/start …"><button>Begin</button></form></section></html>`
}
