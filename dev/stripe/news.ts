// What the local Stripe tells of, and how badly.
import { createHmac } from 'node:crypto'

/** How news travel from now on. */
export const manners = ['once', 'twice', 'late', 'never', 'shuffled', 'forged'] as const
export type Manner = (typeof manners)[number]

export type News = { id: string; type: string; body: string; at: string; status: number | null }

export type Post = (body: string, signature: string) => Promise<number>

export const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

const LATE_MS = 20_000
const MOST_KEPT = 200

type Options = { secret: string; now: () => number; post: Post; late_ms?: number }

/** The way of news to whoever is told. */
function openRoad({ secret, now, post, late_ms = LATE_MS }: Options) {
  const held: News[] = []
  const timers = new Set<NodeJS.Timeout>()
  let manner: Manner = 'once'

  async function send(news: News, key = secret): Promise<void> {
    news.status = await post(news.body, signatureOf(news.body, key, Math.floor(now() / 1000))).catch(() => null)
  }

  /** The news of before come after those of now. */
  async function travel(news: News): Promise<void> {
    if (manner === 'never') return
    if (manner === 'forged') return send(news, `not ${secret}`)
    if (manner === 'late') return void timers.add(setTimeout(() => void send(news), late_ms))
    if (manner === 'shuffled' && held.length === 0) return void held.push(news)
    await send(news)
    if (manner === 'twice') await send(news)
    for (const one of held.splice(0)) await send(one)
  }

  return {
    ...{ send, travel },
    manner: () => manner,
    behave: (wished: Manner) => {
      manner = wished
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export type Teller = ReturnType<typeof openTeller>

export function openTeller(options: Options) {
  const { now } = options
  const { send, travel, ...road } = openRoad(options)
  const told: News[] = []
  let count = 0
  return {
    ...road,
    told,
    tell: (type: string, object: Record<string, unknown>): Promise<void> => {
      const id = `evt_local${String(++count).padStart(6, '0')}`
      const body = JSON.stringify({ id, type, created: Math.floor(now() / 1000), data: { object } })
      const news = { id, type, body, at: new Date(now()).toISOString(), status: null }
      told.unshift(news)
      told.splice(MOST_KEPT)
      return travel(news)
    },
    again: async (id: string) => {
      const news = told.find(one => one.id === id)
      if (news) await send(news)
    },
  }
}
