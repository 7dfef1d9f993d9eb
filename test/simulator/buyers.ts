// People who pay, pay late, never pay, ask for their money back, dispute; and some who subscribe, forget to pay and leave.
import { subscribe } from '#lib/billing/subscribe.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { packs } from '#lib/prices.ts'
import { prices } from './bank.ts'
import type { Chance } from './chance.ts'
import type { Service } from './service.ts'
import type { Stage, Tenant } from './stage.ts'
import type { Timeline } from './timeline.ts'

const MOST_TRIES = 12
const LINK_LASTS_MS = DAY_MS
/** Who changes a plan often thinks again while the service looks at the change before. */
const SHARE_AT_ONCE = 0.6
/** What a subscriber does, one after the other. */
const LIVES = [
  ['changePlan', 'changePlan', 'renew', 'changePlan'],
  ['lapse', 'payInvoice', 'changePlan'],
  ['lapse'],
  ['changePlan', 'cancel'],
  ['cancel', 'subscribe', 'renew'],
  ['changePlan', 'changePlan', 'changePlan'],
  [],
] as const
type Step = (typeof LIVES)[number][number]

/** One purchase; null until its link is known. */
export type Purchase = {
  name: string
  tenant: Tenant
  pack: keyof typeof packs
  keyed: boolean
  session: string | null
}

export class Buyers {
  readonly purchases: Purchase[] = []
  readonly wrong: string[] = []
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service

  constructor(timeline: Timeline, chance: Chance, service: Service) {
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
  }

  begin({ tenants, payers }: Stage, count: number, within_ms: number): void {
    // One comes to the end of its credits.
    const rich = tenants.filter(one => one.plan !== 'growth')
    for (let index = 0; index < count; index++) {
      const pack = this.#chance.pick(['small', 'medium', 'large'] as const)
      const keyed = this.#chance.happens(0.8)
      const one: Purchase = { name: `buy-${index}`, tenant: this.#chance.pick(rich), pack, keyed, session: null }
      this.purchases.push(one)
      const at = this.#chance.between(0, within_ms)
      this.#timeline.after(at, () => void this.#order(one, 1))
      if (keyed && this.#chance.happens(0.2))
        this.#timeline.after(at + this.#chance.between(0, 2_000), () => void this.#order(one, 1))
    }
    for (const [index, payer] of payers.entries()) {
      const life = LIVES[index % LIVES.length] ?? []
      this.#timeline.after(this.#chance.between(0, within_ms / 2), () => void this.#live(payer, life))
    }
  }

  /** Those who have no link yet ask once more. */
  askAgain(): void {
    for (const one of this.purchases) if (one.keyed && !one.session) void this.#order(one, 1)
  }

  async #order(one: Purchase, tries: number): Promise<void> {
    const headers: Record<string, string> = one.keyed ? { 'idempotency-key': one.name } : {}
    const { live_key } = one.tenant
    const answer = await this.#service.ask('POST', 'credits/checkout', live_key, { pack: one.pack }, headers)
    if (answer?.status === 200) return this.#opened(one, JSON.parse(answer.text))
    if (answer && answer.status < 500 && !['idempotency_in_progress', 'rate_limited'].includes(codeOf(answer.text)))
      this.wrong.push(`${one.name} was refused: ${answer.text}`)
    else if (one.keyed && tries < MOST_TRIES)
      this.#timeline.after(this.#chance.between(2_000, 6_000), () => void this.#order(one, tries + 1))
  }

  #opened(one: Purchase, { id, amount_total }: { id: string; amount_total: number }): void {
    if (one.session && one.session !== id) this.wrong.push(`${one.name} has two links: ${one.session} and ${id}`)
    if (amount_total !== packs[one.pack].cents) this.wrong.push(`${one.name} has another price: ${amount_total}`)
    if (one.session) return
    one.session = id
    this.#decide(id, packs[one.pack].cents)
  }

  #decide(id: string, cents: number): void {
    const { book } = this.#service.bank
    const drawn = this.#chance.next()
    if (drawn < 0.55) {
      this.#soon(2 * MINUTE_MS, () => book.pay(id))
      this.#timeline.after(2 * MINUTE_MS, () => this.#regret(id, cents))
    } else if (drawn < 0.75) {
      const comes = this.#chance.happens(0.6)
      this.#soon(MINUTE_MS, () => book.payByBank(id))
      this.#timeline.after(this.#chance.between(MINUTE_MS, 4 * MINUTE_MS), () => book.bankAnswers(id, comes))
    } else if (drawn < 0.9) this.#timeline.after(this.#chance.between(HOUR_MS / 2, 3 * HOUR_MS), () => book.pay(id))
  }

  /** Some want their money back, in parts or all of it; some let their bank take it. */
  #regret(id: string, cents: number): void {
    const { book } = this.#service.bank
    if (this.#chance.happens(0.5)) this.#refund(id, cents, 1 + this.#chance.whole(3))
    if (!this.#chance.happens(0.3)) return
    book.dispute(id)
    if (this.#chance.happens(0.7)) {
      const won = this.#chance.happens(0.5)
      this.#soon(2 * MINUTE_MS, () => book.closeDispute(id, won))
    }
  }

  /** The next part while somebody looks at what became of the one before. */
  #refund(id: string, cents: number, parts: number): void {
    const { bank } = this.#service
    bank.book.refund(id, 1 + this.#chance.whole(Math.ceil(cents / 2)))
    if (parts > 1) bank.whileAsked(id, () => this.#refund(id, cents, parts - 1))
  }

  #soon(most_ms: number, deed: () => void): void {
    this.#timeline.after(this.#chance.between(SECOND_MS, most_ms), deed)
  }

  /** What nobody pays is closed by the bank after a day, also where nobody learned of the link. */
  closeLinks(): void {
    const { book } = this.#service.bank
    for (const { id, status, created } of book.shelf.sessions)
      if (status === 'open' && created * SECOND_MS + LINK_LASTS_MS <= this.#timeline.now) book.expire(id)
  }

  async #live(payer: Tenant, life: readonly Step[]): Promise<void> {
    const customer = await this.#subscribe(payer, 'pro', `${payer.workspace_id}-first`)
    for (const [nth, step] of life.entries()) {
      await new Promise<void>(resolve =>
        this.#chance.happens(SHARE_AT_ONCE)
          ? this.#service.bank.whileAsked(customer, resolve)
          : this.#timeline.after(this.#chance.between(20_000, 90_000), resolve),
      )
      await this.#step(payer, customer, step, nth)
    }
  }

  async #step(payer: Tenant, customer: string, step: Step, nth: number): Promise<void> {
    const { book } = this.#service.bank
    switch (step) {
      case 'changePlan':
        return book.changePlan(customer, this.#chance.pick([prices.growth, prices.scale, prices.starter]))
      case 'renew':
        return book.renew(customer, true)
      case 'lapse':
        return book.renew(customer, false)
      case 'payInvoice':
        return book.payInvoice(customer)
      case 'cancel':
        return book.cancel(customer)
      case 'subscribe':
        return void (await this.#subscribe(payer, 'growth', `${payer.workspace_id}-${nth}`))
    }
  }

  /** Somebody presses the button until there is a link, and pays. */
  async #subscribe({ workspace_id }: Tenant, plan: string, once: string): Promise<string> {
    for (;;) {
      const told = await this.#service.act('subscribe', world => subscribe(world, workspace_id, plan as 'pro', once))
      const asked = told && 'done' in told ? told.done : null
      const { sessions } = this.#service.bank.book.shelf
      const session = sessions.find(one => one.id === asked?.id)
      if (session?.status === 'open') this.#service.bank.book.pay(session.id)
      if (session?.customer) return session.customer
      await new Promise<void>(resolve => this.#timeline.after(this.#chance.between(1_000, 4_000), resolve))
    }
  }
}

const codeOf = (text: string): string => JSON.parse(text).code
