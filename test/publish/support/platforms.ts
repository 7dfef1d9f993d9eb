// What the tests of publishers share: a stand-in over real HTTP, an account of it, and posts to make.
import { afterAll, afterEach, beforeAll } from 'vitest'
import { listen } from '#dev/http/listen.ts'
import { standInAccounts } from '#dev/social/accounts.ts'
import { type Social, startSocial } from '#dev/social/start.ts'
import type { Platform } from '#lib/channels.ts'
import { createHttp } from '#lib/fetch.ts'
import { reach } from '#lib/publish/platform/reach.ts'
import {
  type Account,
  type Found,
  type Part,
  type Piece,
  type Publication,
  PublishError,
  type Publisher,
  type PublisherTools,
  type Step,
} from '#lib/publish/publisher.ts'

const call: typeof fetch = (input, init) => fetch(input, init)
export const localHttp = createHttp({
  ownOrigins: [],
  allowLocal: true,
  fetch: call,
  resolve: async () => ['93.184.215.14'],
})

export type Bench = Awaited<ReturnType<typeof openBench>>

export async function openBench(publisher: Publisher) {
  const social = await startSocial()
  const { platform } = publisher
  const tools: PublisherTools = {
    http: reach(localHttp, social.stand_ins, '202607').http,
    ...reading,
    now: () => new Date(),
  }
  const account = connected(social, platform)
  const answering = (at: string, status: number, json: unknown, headers: Record<string, string> = {}) =>
    social.misbehave({ at, kind: 'answer', status, json, headers })
  return { social, tools, account, publisher, answering, close: social.close }
}

/** For the tests of one file; what went wrong in one of them is forgotten in the next. */
export function onBench(publisher: Publisher): Bench {
  const bench = {} as Bench
  beforeAll(async () => void Object.assign(bench, await openBench(publisher)))
  afterEach(() => bench.social.behave())
  afterAll(() => bench.close())
  return bench
}

/** Gives a piece its address where platforms fetch it. */
export function onFiles(): (piece: Piece) => Piece {
  let files: Awaited<ReturnType<typeof openFiles>>
  beforeAll(async () => {
    files = await openFiles()
  })
  afterAll(() => files.close())
  return piece => files.hosted(piece)
}

/** Where platforms fetch what is posted; `hosted` is the piece with its address there. */
async function openFiles() {
  const { url, close } = await listen((request, response) => {
    const type = request.url?.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg'
    response.writeHead(200, { 'content-type': type }).end('the file')
  })
  const hosted = (piece: Piece): Piece => {
    const ending = piece.kind === 'video' ? 'mp4' : 'jpg'
    return { ...piece, url: `${url}/${encodeURIComponent(piece.alt_text)}.${ending}` }
  }
  return { hosted, close }
}

export function connected(social: Social, platform: Platform, settings: Record<string, unknown> = {}): Account {
  const token = social.state.secret('access')
  social.state.tokens.set(token, { platform, expires_at: Date.now() + 3_600_000, scopes: [] })
  return { ...standInAccounts[platform], token, settings }
}

export function bytesFor({ bytes, blob_key }: Piece, { from, to }: Part = { from: 0, to: bytes }): Uint8Array {
  const made = new Uint8Array(to - from)
  for (let at = 0; at < made.length; at++) made[at] = ((from + at) * 31 + blob_key.length) % 251
  return made
}

export const picture = (number: number, more: Partial<Piece> = {}): Piece => ({
  kind: 'image',
  url: `https://api.example.com/assets/run/${number}.jpg`,
  blob_key: `assets/run/${'p'.repeat(number)}.jpg`,
  content_type: 'image/jpeg',
  bytes: 2_000 + number,
  width: 1080,
  height: 1080,
  duration_ms: null,
  alt_text: `Picture ${number}`,
  ...more,
})

export const film = (more: Partial<Piece> = {}): Piece => ({
  ...picture(9),
  kind: 'video',
  url: 'https://api.example.com/assets/run/film.mp4',
  content_type: 'video/mp4',
  bytes: 250_000,
  width: 1080,
  height: 1920,
  duration_ms: 12_000,
  ...more,
})

export const reading: Pick<PublisherTools, 'read' | 'flow'> = {
  read: async (piece, part) => bytesFor(piece, part),
  flow: async (piece, part) => {
    const bytes = await reading.read(piece, part)
    return { stream: new Blob([bytes as BlobPart]).stream(), bytes: bytes.length }
  },
}

let count = 0
export const publication = (pieces: Piece[], caption?: string): Publication => ({
  post_id: '00000000-0000-7000-8000-000000000001',
  caption: caption ?? `Sunday 10k along the harbour, number ${++count}`,
  pieces,
  began_at: new Date().toISOString(),
  resent: false,
  generated: false,
  follows: null,
})

/** Step by step, as the queue would take them, without its waits; at most as many as a post may need. */
export async function carry(
  bench: Bench,
  post: Publication,
  account = bench.account,
): Promise<Step & { steps: string[] }> {
  const { publisher, tools } = bench
  const steps: string[] = []
  let step = { next: 'prepare', state: {}, wait_seconds: 0 } as Found
  for (let turn = 0; turn < 20; turn++) {
    if (step.next === 'done') return { ...step, steps }
    if (step.next === 'failed') throw step.error
    if (step.next === 'absent' || step.next === 'undecidable') throw new Error(step.next)
    steps.push(step.next)
    step = await publisher[step.next](post, account, structuredClone(step.state), tools)
  }
  throw new Error(`still ${step.next} after ${steps.join(', ')}`)
}

/** Up to the call that cannot be taken back. */
export async function readyState(bench: Bench, post: Publication, account = bench.account) {
  let state = null
  for (let turn = 0; turn < 20; turn++) {
    const step: Step = await bench.publisher.prepare(post, account, state, bench.tools)
    if (step.next === 'publish') return step.state
    if (step.next !== 'prepare') throw new Error(step.next)
    state = step.state
  }
  throw new Error('it is never ready')
}

/** The platform's no, as the core sees it. */
export async function refusal(work: Promise<unknown>): Promise<Partial<PublishError>> {
  try {
    const step = await work
    throw new Error(`it answered ${JSON.stringify(step)}`)
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    const { outcome, platform_code, message, retry_after } = error
    return { outcome, platform_code, message, ...(retry_after === undefined ? {} : { retry_after }) }
  }
}
