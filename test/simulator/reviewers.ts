// People who look at what is to go out: they say yes on a page or by a button, twice at once, object, and change their minds.
import { sha256Hex } from '#lib/bytes.ts'
import { MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { declineRun } from '#lib/publish/approval/decline.ts'
import type { Said } from './bot.ts'
import type { Chance } from './chance.ts'
import { formTo } from './let-in.ts'
import type { Service } from './service.ts'
import type { Tenant } from './stage.ts'
import type { Timeline } from './timeline.ts'

/** What somebody said: from the first try on it may hold, once it is answered it does. `of` is a run, or the hash of a link to one. */
export type Word = { of: string; says: 'approve' | 'object'; from: number; to: number; in_flight: boolean }

const SHARE_ASKED = 0.8
const SHARE_DECLINED = 0.2
const SHARE_DOUBLED = 0.25
const SHARE_BY_BUTTON = 0.4
const MOST_TRIES = 12
/** A run that has not ended is asked about again so many times. */
const MOST_WAITS = 40
/** What they say one after the other, by its share. The others say nothing. */
const MINDS: readonly (readonly [number, readonly Word['says'][]])[] = [
  [0.5, ['approve']],
  [0.62, ['object', 'approve']],
  [0.74, ['approve', 'object']],
  [0.84, ['object']],
]
/** `no_reviewer` also where the messenger has put it off or refused it. */
const later = ['run_not_succeeded', 'rate_limited', 'idempotency_in_progress', 'no_reviewer']

export class Reviewers {
  readonly words: Word[] = []
  readonly wrong: string[] = []
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service
  #presses = 0

  constructor(timeline: Timeline, chance: Chance, service: Service) {
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
    service.bot.asked = said => this.#shown(said)
  }

  /** A run was promised to somebody whose posts are looked at. */
  begin({ careful, live_key, workspace_id }: Tenant, run_id: string): void {
    if (!careful) return
    const ask = () => void this.#ask(live_key, run_id, 1, MOST_WAITS)
    if (this.#chance.happens(SHARE_ASKED)) this.#timeline.after(this.#chance.between(SECOND_MS, MINUTE_MS), ask)
    const decline = () => void this.#decline(workspace_id, run_id)
    if (this.#chance.happens(SHARE_DECLINED))
      this.#timeline.after(this.#chance.between(5 * SECOND_MS, 2 * MINUTE_MS), decline)
  }

  /** In the dashboard, until it is answered; one that waits for nobody is none. */
  async #decline(workspace_id: string, run_id: string): Promise<void> {
    const word: Word = { ...this.#word('object'), of: run_id }
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const told = await this.#service.act('decline', world =>
        declineRun(
          world,
          { actor: 'user:mara', who: 'Mara', request_id: 'simulation' },
          { workspace_id, livemode: true, run_id },
          null,
        ),
      )
      if (told && 'done' in told) {
        this.words.push(word)
        word.to = this.#timeline.now
        word.in_flight = told.done.in_flight > 0
        return
      }
      if (told?.failed instanceof Problem) return
      await this.#pause()
    }
  }

  #word = (says: Word['says']) => ({ says, from: this.#timeline.now, to: Number.POSITIVE_INFINITY, in_flight: false })

  #pause = () => new Promise<void>(resolve => this.#timeline.after(this.#chance.between(2_000, 6_000), resolve))

  async #ask(key: string, run_id: string, tries: number, waits: number): Promise<void> {
    const answer = await this.#service.ask('POST', `runs/${run_id}/approval-link`, key)
    const code = answer && answer.status !== 200 ? JSON.parse(answer.text).code : null
    const again = later.includes(code) ? waits > 0 : tries < MOST_TRIES
    if (answer && answer.status < 500 && !later.includes(code)) return
    const next = later.includes(code) ? ([1, waits - 1] as const) : ([tries + 1, waits] as const)
    if (again) this.#timeline.after(this.#chance.between(2_000, 8_000), () => void this.#ask(key, run_id, ...next))
  }

  /** Something to look at has come into the chat. */
  #shown({ chat_id, buttons: [button = ''] }: Said): void {
    const drawn = this.#chance.next()
    const says = MINDS.find(([share]) => drawn < share)?.[1] ?? []
    let at = this.#chance.between(SECOND_MS, MINUTE_MS)
    for (const one of says) {
      const deed = () => void this.#say(chat_id, button, one)
      this.#timeline.after(at, deed)
      if (this.#chance.happens(SHARE_DOUBLED)) this.#timeline.after(at + this.#chance.between(0, SECOND_MS), deed)
      at += this.#chance.between(SECOND_MS, MINUTE_MS)
    }
  }

  async #say(chat_id: string, button: string, says: Word['says']): Promise<void> {
    const secret = button.slice('approve:'.length)
    const word: Word = { ...this.#word(says), of: await sha256Hex(secret) }
    this.words.push(word)
    if (says === 'approve' && this.#chance.happens(SHARE_BY_BUTTON)) return this.#press(chat_id, button)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const form = {
        link: secret,
        say: says === 'approve' ? 'approve' : 'change',
        comment: says === 'approve' ? '' : 'Not so',
      }
      const answer = await this.#service.submit(formTo('/approve', form))
      if (answer?.status === 200) return this.#heard(word, answer.text)
      if (answer && answer.status < 500) return
      await this.#pause()
    }
  }

  #heard(word: Word, page: string): void {
    word.to = this.#timeline.now
    word.in_flight = page.includes('One was being sent')
  }

  #press(chat_id: string, data: string): Promise<void> {
    const from = { id: 7 }
    const message = { chat: { id: Number(chat_id), type: 'group', title: 'Reviewers' } }
    return this.#service.bot.happens({ callback_query: { id: `press-${++this.#presses}`, from, message, data } })
  }
}
