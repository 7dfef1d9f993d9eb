// The social platforms on one machine: their documented endpoints, and a page that shows what was posted.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '#dev/http/listen.ts'
import { blueskyRoutes } from '#dev/social/bluesky.ts'
import { linkedinRoutes } from '#dev/social/linkedin.ts'
import { facebookRoutes } from '#dev/social/meta/facebook.ts'
import { instagramRoutes } from '#dev/social/meta/instagram.ts'
import { threadsRoutes } from '#dev/social/meta/threads.ts'
import { openMisbehaviour, type Rule } from '#dev/social/misbehaviour.ts'
import { oauthRoutes } from '#dev/social/oauth.ts'
import { pageRoutes } from '#dev/social/page.ts'
import { openState, type Posted, type SocialState } from '#dev/social/state.ts'
import { tiktokRoutes } from '#dev/social/tiktok.ts'
import type { Asked, Reply, Route } from '#dev/social/wire.ts'
import { xRoutes } from '#dev/social/x.ts'
import { youtubeRoutes } from '#dev/social/youtube.ts'
import { Platform } from '#lib/channels.ts'
import type { StandIns } from '#lib/publish/platform/reach.ts'

export type Social = {
  url: string
  stand_ins: StandIns
  state: SocialState
  posts(): Posted[]
  /** What was asked, as `METHOD host/path`. */
  asked: string[]
  /** From now on, until it has struck as often as it says. */
  misbehave(rule: Rule): void
  behave(): void
  close(): Promise<void>
}

export type SocialOptions = { dir?: string; port?: number; now?: () => number }

const MOST_ASKED = 1_000

const platformRoutes: Route[] = [
  ...[...oauthRoutes, ...xRoutes, ...linkedinRoutes],
  ...[...instagramRoutes, ...youtubeRoutes, ...tiktokRoutes],
  ...[...blueskyRoutes, ...threadsRoutes, ...facebookRoutes],
]

export async function startSocial({ dir, port, now = Date.now }: SocialOptions = {}): Promise<Social> {
  const state = openState(dir)
  const asked: string[] = []
  const misbehaviour = openMisbehaviour()
  const routes = [...misbehaviour.routes, ...platformRoutes, ...pageRoutes(dir)]

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { name, one } = await asking(incoming, { state, now })
    asked.push(name)
    if (asked.length > MOST_ASKED) asked.shift()
    const fault = misbehaviour.strike(name)
    if (fault?.kind === 'refuse') return void incoming.socket.destroy()
    if (fault?.kind === 'answer') return send(response, fault)
    const reply = one.headers['transfer-encoding'] ? unmeasured : await answer(routes, name, one)
    if (fault?.kind === 'lose') return void incoming.socket.destroy()
    send(response, reply)
  }

  const { url, close } = await listen((incoming, response) => {
    handle(incoming, response).catch(error => send(response, { status: 500, json: { error: String(error) } }))
  }, port)
  return {
    url,
    stand_ins: Object.fromEntries(Platform.options.map(platform => [platform, url])),
    state,
    posts: () => state.posts,
    asked,
    misbehave: misbehaviour.add,
    behave: misbehaviour.clear,
    close: () => {
      state.keep()
      return close()
    },
  }
}

/** What is asked, and as `METHOD host/path`: the first part of a path is the host that the stand-in stands for. */
async function asking(incoming: IncomingMessage, place: Pick<Asked, 'state' | 'now'>) {
  const { method = 'GET', headers, url = '/' } = incoming
  const { pathname, searchParams: query } = new URL(url, 'http://stand-in')
  const [host = '', ...rest] = pathname.slice(1).split('/')
  const path = rest.join('/')
  const one: Asked = { method, host, path, query, headers, body: await read(incoming), ...place }
  return { name: `${method} ${host}${rest.length > 0 ? `/${path}` : ''}`, one }
}

/** None of the platforms takes bytes of which it is not told how many will come. */
const unmeasured: Reply = { status: 411, text: '' }

async function answer(routes: Route[], name: string, asked: Asked): Promise<Reply> {
  for (const [pattern, reply] of routes) {
    const match = pattern.exec(name)
    if (match) return reply(asked, ...match.slice(1).map(group => group ?? ''))
  }
  return { status: 404, json: { error: `no stand-in knows ${name}` } }
}

async function read(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status, headers = {}, json, text }: Reply): void {
  const bytes = json === undefined ? Buffer.from(text ?? '', 'latin1') : Buffer.from(JSON.stringify(json))
  const type = json === undefined ? {} : { 'content-type': 'application/json' }
  response.writeHead(status, { ...type, 'content-length': String(bytes.length), ...headers }).end(bytes)
}
