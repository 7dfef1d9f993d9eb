// Chats of the shops: people hand the bot a word, one of them that of another chat as well, and send it away again.
import { newWord } from '#lib/studio/chats.ts'
import type { Chance } from './chance.ts'
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
  left: { from: number; to: number } | null
}

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

  constructor({ shops }: Stage, timeline: Timeline, chance: Chance, service: Service) {
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
    this.#timeline.after(this.#chance.between(0, within_ms), () => void this.#leave(place))
  }

  async #newWord({ tenant }: Place): Promise<string> {
    for (;;) {
      const made = await this.#service.act('invite', world => newWord(world, tenant.workspace_id))
      if (made && 'done' in made) return made.done.word
      await new Promise<void>(resolve => this.#timeline.after(this.#chance.between(1_000, 4_000), resolve))
    }
  }

  async #leave(place: Place): Promise<void> {
    const left = { from: this.#timeline.now, to: never }
    place.left = left
    this.#service.bot.away.add(String(place.chat_id))
    await this.#service.bot.happens({
      my_chat_member: { chat: chatOf(place), from: { id: 7 }, new_chat_member: { status: 'left' } },
    })
    left.to = this.#timeline.now
  }
}

const chatOf = ({ chat_id }: Place) => ({ id: chat_id, type: 'group', title: `Chat ${chat_id}` })
