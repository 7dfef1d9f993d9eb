// Stripe behind the real adapter: it keeps what was paid, and tells it late, twice, in any order, or never.
import { openBook } from '#dev/stripe/book.ts'
import { answer } from '#dev/stripe/endpoints.ts'
import { signatureOf } from '#dev/stripe/news.ts'
import { stripe } from '#lib/adapters/stripe/stripe.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import type { Payments } from '#lib/ports/payments.ts'
import type { Chance } from './chance.ts'
import type { Isolates } from './isolates.ts'
import type { Answer } from './service.ts'
import type { Timeline } from './timeline.ts'
import { PUBLIC_URL } from './web.ts'

const SECRET = 'whsec_simulated'
export const prices = { starter: 'price_starter', pro: 'price_pro', growth: 'price_growth', scale: 'price_scale' }
/** Whoever tells tries again for hours, each time a little later. */
const MOST_TRIES = 14
const LONGEST_WAIT_MS = 10 * MINUTE_MS
/** News of a checkout may be lost for good, for then we ask; those of refunds and disputes are told until they are heard. */
const SHARE_LOST = 0.35
const SHARE_LATE = 0.2
/** Most news come at once, so that two of one sale or customer are looked at side by side. */
const SHARE_QUICK = 0.6
/** Answers of what is read that wait until a younger one was answered and written, or the adapter nearly hangs up. */
const SHARE_OVERTAKEN = 0.5
const LONGEST_ANSWER_MS = 9_000
const WRITTEN_MS = 3 * SECOND_MS
const LOOK_MS = SECOND_MS / 2

export class Bank {
  readonly book: ReturnType<typeof openBook>
  readonly payments: Payments
  /** Takes what is told; null when nobody answered. */
  hook: (body: string, signature: string) => Promise<Answer | null> = async () => null
  readonly #lost = new Map<string, boolean>()
  /** What was answered last to each question, and the questions whose answer waits. */
  readonly #newest = new Map<string, string>()
  readonly #waiting = new Set<string>()
  /** What people do while an answer about it waits. */
  readonly #meanwhile = new Map<string, () => void>()
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #isolates: Isolates

  constructor(timeline: Timeline, chance: Chance, isolates: Isolates) {
    this.#timeline = timeline
    this.#chance = chance
    this.#isolates = isolates
    const now = () => timeline.now
    this.book = openBook({ now, happened: (type, object) => this.#happened(type, object), name: 'sim' })
    this.payments = stripe({
      ...{ secret_key: 'sk', webhook_secret: SECRET, prices, return_url: `${PUBLIC_URL}/docs/plans` },
      ...{ api_url: 'https://stripe.example', fetch: this.#answered },
    })
  }

  #answered: typeof fetch = async (input, init) => {
    const request = new Request(String(input), init as RequestInit)
    const form = new URLSearchParams(request.method === 'POST' ? await request.clone().text() : '')
    const { pathname, search, searchParams } = new URL(request.url)
    const taken = async () => {
      const found = answer(this.book, 'https://pay.example', request, form)
      return { text: JSON.stringify(found?.json ?? null), status: found?.status ?? 404 }
    }
    const { text, status } = await this.#isolates.call(
      'http',
      `stripe ${pathname}`,
      taken,
      () => new Error('no answer'),
    )
    const subject = searchParams.get('customer') ?? /\/(cs_\w+)$/.exec(pathname)?.[1]
    if (request.method === 'GET' && subject) await this.#travels(pathname + search, subject, text)
    return new Response(text, { status })
  }

  /** Is done while an answer about the session or customer is on its way, or a minute later. */
  whileAsked(subject: string, deed: () => void): void {
    const once = () => {
      if (this.#meanwhile.get(subject) !== once) return
      this.#meanwhile.delete(subject)
      deed()
    }
    this.#meanwhile.set(subject, once)
    this.#timeline.after(MINUTE_MS, once)
  }

  async #travels(question: string, subject: string, text: string): Promise<void> {
    this.#newest.set(question, text)
    if (this.#isolates.faults.drop === 0 || this.#waiting.has(question)) return
    if (!this.#chance.happens(SHARE_OVERTAKEN)) return
    this.#waiting.add(question)
    this.#meanwhile.get(subject)?.()
    const until = this.#timeline.now + LONGEST_ANSWER_MS - WRITTEN_MS
    while (this.#newest.get(question) === text && this.#timeline.now < until) await this.#passes(LOOK_MS)
    await this.#passes(WRITTEN_MS)
    this.#waiting.delete(question)
  }

  #passes = (ms: number) => new Promise<void>(resolve => this.#timeline.after(ms, resolve))

  #happened(type: string, object: Record<string, unknown>): void {
    const body = JSON.stringify({ id: `evt_${this.book.id('evt')}`, type, data: { object } })
    const { drop, duplicate } = this.#isolates.faults
    const begins = /^(checkout|customer\.subscription\.created)/.test(type)
    if (drop > 0 && begins && this.#isLost(String(object.customer ?? object.id))) return
    const late = drop > 0 && this.#chance.happens(SHARE_LATE)
    const slowest = late ? HOUR_MS : this.#chance.happens(SHARE_QUICK) ? SECOND_MS : 20 * SECOND_MS
    const times = this.#chance.happens(duplicate) ? 2 : 1
    for (let time = 0; time < times; time++)
      this.#timeline.after(this.#chance.between(SECOND_MS / 5, slowest), () => void this.#tell(body, 1))
  }

  /** Of one customer or session either all is lost or nothing. */
  #isLost(subject: string): boolean {
    const known = this.#lost.get(subject) ?? this.#chance.happens(SHARE_LOST)
    this.#lost.set(subject, known)
    return known
  }

  async #tell(body: string, tries: number): Promise<void> {
    const signature = signatureOf(body, SECRET, Math.floor(this.#timeline.now / SECOND_MS))
    const heard = await this.hook(body, signature)
    if ((heard && heard.status < 300) || tries >= MOST_TRIES) return
    const wait = Math.min(LONGEST_WAIT_MS, 5 * SECOND_MS * 2 ** tries)
    this.#timeline.after(this.#chance.between(wait / 2, wait), () => void this.#tell(body, tries + 1))
  }
}
