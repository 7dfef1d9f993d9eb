// Chats of the shops: people hand the bot a word, one of them that of another chat as well, and send it away again.
import { sql } from 'drizzle-orm'
import { sha256Hex } from '#lib/bytes.ts'
import { newWord } from '#lib/studio/chats.ts'
import type { Chance } from './chance.ts'
import { type Database, execute } from './database.ts'
import type { Service } from './service.ts'
import type { Stage, Tenant } from './stage.ts'
import type { Timeline } from './timeline.ts'

/** A chat and when it was known to be linked, and to have sent the bot away. */
export type Place = {
  chat_id: number
  tenant: Tenant
  /** The number of the chat whose word it uses. */
  word_of: number
  linked_at: number
  left: Left | null
}

/** From when it was told until it was taken; `word_open`: its word was used by nobody when it began, so that a late copy of it may link the chat after all. */
type Left = { from: number; to: number; word_open: boolean }

/** More than the smaller plan takes; the last of a shop comes with the word of the first. */
export const WORDS = 4
const SHARE_DOUBLED = 0.3
const SHARE_LEFT = 0.3
const never = Number.POSITIVE_INFINITY

export class Chats {
  readonly places: Place[]
  readonly #words = new Map<number, Promise<string>>()
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service
  readonly #database: Database

  constructor({ shops }: Stage, timeline: Timeline, chance: Chance, service: Service, database: Database) {
    this.places = shops.flatMap(({ tenant }, shop) =>
      Array.from({ length: WORDS + 1 }, (_, index) => {
        const chat_id = 100 * (shop + 1) + index
        const word_of = index === WORDS ? 100 * (shop + 1) : chat_id
        return { chat_id, tenant, word_of, linked_at: never, left: null }
      }),
    )
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
    this.#database = database
  }

  begin(within_ms: number): void {
    for (const place of this.places)
      this.#timeline.after(this.#chance.between(0, within_ms / 3), () => void this.#live(place, within_ms))
  }

  async #live(place: Place, within_ms: number): Promise<void> {
    const word = this.#words.get(place.word_of) ?? this.#newWord(place)
    this.#words.set(place.word_of, word)
    const text = `/start ${await word}`
    const given = () => this.#service.bot.happens({ message: { chat: chatOf(place), from: { id: 7 }, text } })
    const again = this.#chance.happens(SHARE_DOUBLED) ? given() : null
    await given()
    await again
    place.linked_at = this.#timeline.now
    if (!this.#chance.happens(SHARE_LEFT)) return
    this.#timeline.after(this.#chance.between(0, within_ms), async () => {
      const word_open = await this.#isOpen(await word)
      void this.#leave(place, word_open)
    })
  }

  async #newWord({ tenant }: Place): Promise<string> {
    for (;;) {
      const made = await this.#service.act('invite', world => newWord(world, tenant.workspace_id))
      if (made && 'done' in made) return made.done.word
      await new Promise<void>(resolve => this.#timeline.after(this.#chance.between(1_000, 4_000), resolve))
    }
  }

  /** Read at once, beside all faults: the times of rows are those of who wrote them, who may have stalled before. */
  async #isOpen(word: string): Promise<boolean> {
    const hash = await sha256Hex(word)
    const open = await execute(this.#database, sql`select 1 from connect_links where hash = ${hash} and state is null`)
    this.#timeline.touch()
    return open.length > 0
  }

  async #leave(place: Place, word_open: boolean): Promise<void> {
    const left = { from: this.#timeline.now, to: never, word_open }
    place.left = left
    this.#service.bot.away.add(String(place.chat_id))
    await this.#service.bot.happens({
      my_chat_member: { chat: chatOf(place), from: { id: 7 }, new_chat_member: { status: 'left' } },
    })
    left.to = this.#timeline.now
  }
}

const chatOf = ({ chat_id }: Place) => ({ id: chat_id, type: 'group', title: `Chat ${chat_id}` })
