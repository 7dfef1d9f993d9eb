// What was posted to the stand-ins, newest first, as a page for people.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped } from '#dev/http/escaped.ts'
import { bytesOf, type Posted, type SocialState } from '#dev/social/state.ts'
import { type Asked, json, type Reply, type Route } from '#dev/social/wire.ts'
import { platformNames } from '#lib/channels.ts'

const styles = `:root{color-scheme:light dark;--ground:#fbfaf8;--card:#fff;--ink:#191713;--soft:#625d54;--line:#e6e2da;--mark:#b4410e}
@media (prefers-color-scheme:dark){:root{--ground:#12110f;--card:#191816;--ink:#f3f0ea;--soft:#a8a297;--line:#2c2a26;--mark:#ff9a5c}}
*{box-sizing:border-box}body{margin:0 auto;max-width:680px;padding:56px 20px 120px;background:var(--ground);color:var(--ink);font:16px/1.55 ui-sans-serif,system-ui,sans-serif}
.eyebrow{color:var(--mark);font-size:13px;letter-spacing:.08em;text-transform:uppercase;margin:0;font-weight:600}h1{font-size:34px;line-height:1.1;letter-spacing:-.02em;margin:6px 0 10px}.lead{color:var(--soft);margin:0 0 32px}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:22px 24px;margin:0 0 20px;overflow-wrap:anywhere}article p{white-space:pre-wrap;margin:8px 0 16px}h2{font-size:17px;margin:0}h2 small{color:var(--soft);font-weight:400;margin-left:8px}
.media{display:grid;gap:8px;grid-template-columns:repeat(auto-fit,minmax(180px,1fr))}img,video{width:100%;border-radius:8px;display:block}a{color:inherit}footer{color:var(--soft);font-size:14px;margin-top:14px}`

export const pageRoutes = (dir: string | undefined): Route[] => [
  [/^GET $/, asked => page(asked, asked.state.posts, dir)],
  [/^GET posts\.json$/, ({ state }) => json(state.posts)],
  [/^GET media\/([\w-]+)$/, ({ state }, id) => media(state, id, dir)],
  [/^GET (?:x\.com|bsky\.app|www\.(?:linkedin|instagram|youtube|tiktok|threads|facebook)\.com)\/(.*)$/, postPage(dir)],
]

const postPage =
  (dir: string | undefined): Route[1] =>
  asked => {
    const address = `https://${asked.host}/${asked.path}${asked.query.size > 0 ? `?${asked.query}` : ''}`
    const posts = asked.state.posts.filter(one => one.url === address)
    return posts.length > 0 ? page(asked, posts, dir) : { status: 404, text: 'There is no such post.' }
  }

function page({ state }: Asked, posts: Posted[], dir: string | undefined): Reply {
  const lead =
    posts.length > 0
      ? 'These posts left the service and arrived here instead of at the platforms.'
      : 'Nothing has been posted yet.'
  const text = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Local stand-ins</title><style>${styles}</style></head><body>
<p class="eyebrow">Local stand-ins</p><h1>What was posted</h1><p class="lead">${lead}</p>${posts.map(one => article(state, one, dir)).join('')}</body></html>`
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, text: latin(text) }
}

const article = (state: SocialState, { platform, username, text, media, at, sent }: Posted, dir: string | undefined) =>
  `<article><h2>${platformNames[platform]} <small>${escaped(username)}</small></h2><p>${escaped(text)}</p><div class="media">${media
    .map(id => {
      const { type, alt } = stored(state, id, dir)
      return type.startsWith('video/')
        ? `<video controls src="/media/${id}"></video>`
        : `<img src="/media/${id}" alt="${escaped(alt)}">`
    })
    .join('')}</div><footer>${at}${isMarked(sent) ? ' · <b>Marked as AI-made</b>' : ''}</footer></article>`

/** As X, YouTube and TikTok are told of pictures that a model made. */
const MARKS = ['made_with_ai', 'containsSyntheticMedia', 'is_aigc']
function isMarked(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return false
  return Object.entries(sent).some(([name, value]) => (MARKS.includes(name) ? value === true : isMarked(value)))
}

/** From memory, or as an earlier start has left it in the folder. */
function stored(state: SocialState, id: string, dir: string | undefined): { type: string; alt: string; bytes: Buffer } {
  const kept = state.media.get(id)
  if (kept) return { type: kept.type, alt: kept.alt, bytes: bytesOf(kept) }
  const [file] = dir ? globSync(`${id}.*`, { cwd: join(dir, 'social') }) : []
  if (!dir || !file || !existsSync(join(dir, 'social', file))) return { type: '', alt: '', bytes: Buffer.alloc(0) }
  const type = file.endsWith('mp4') ? 'video/mp4' : `image/${file.split('.').at(-1)}`
  return { type, alt: '', bytes: readFileSync(join(dir, 'social', file)) }
}

function media(state: SocialState, id: string, dir: string | undefined): Reply {
  const { type, bytes } = stored(state, id, dir)
  if (bytes.length === 0) return { status: 404, text: 'no such file' }
  return { status: 200, headers: { 'content-type': type }, text: bytes.toString('latin1') }
}

const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
