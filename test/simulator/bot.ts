// The messenger and the chats of people: it keeps what chats were told, may not answer, and tells of what people do there late, twice and out of turn.
import { SECOND_MS } from '#lib/instant.ts'
import type { Messenger, Telling, Told } from '#lib/ports/messenger.ts'
import type { Chance } from './chance.ts'
import type { Isolates } from './isolates.ts'
import type { Answer } from './service.ts'
import type { Timeline } from './timeline.ts'

export const SECRET = 'bot_simulated'
const SHARE_LATE = 0.2
const MOST_TRIES = 14

/** What stands in a chat; `heard`: whoever told it lived to hear that it does. */
export type Said = {
  at: number
  chat_id: string
  /** Names of files end in their SHA-256; null where there are words alone. */
  file: string | null
  words: string
  buttons: string[]
  heard: boolean
}

export class Bot {
  readonly said: Said[] = []
  /** Chats that have sent the bot away. */
  readonly away = new Set<string>()
  readonly messenger: Messenger
  /** Takes an update; null when nobody answered. */
  hook: (body: string) => Promise<Answer | null> = async () => null
  /** Something with buttons came into a chat. */
  asked: (said: Said) => void = () => undefined
  #updates = 0
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #isolates: Isolates

  constructor(timeline: Timeline, chance: Chance, isolates: Isolates) {
    this.#timeline = timeline
    this.#chance = chance
    this.#isolates = isolates
    this.messenger = {
      ...{ caption_max: 1_024, files_max: 10, tell: this.#tell },
      acknowledge: async id => void (await this.#called(`acknowledge ${id}`, () => null)),
      links: word => ({ url: word, group_url: word }),
      isGenuine: async shown => shown === SECRET,
      listen: async () => undefined,
    }
  }

  /** What somebody does in a chat is told until it is taken; ends when it is. */
  happens(what: object): Promise<void> {
    const body = JSON.stringify({ update_id: ++this.#updates, ...what })
    const { drop, duplicate } = this.#isolates.faults
    const slowest = drop > 0 && this.#chance.happens(SHARE_LATE) ? 40 * SECOND_MS : 2 * SECOND_MS
    return new Promise(taken => {
      for (let time = this.#chance.happens(duplicate) ? 2 : 1; time > 0; time--)
        this.#timeline.after(this.#chance.between(100, slowest), () => void this.#send(body, 1, taken))
    })
  }

  async #send(body: string, tries: number, taken: () => void): Promise<void> {
    const answer = await this.hook(body)
    if (answer?.status === 200) return taken()
    if (answer && answer.status < 500) throw new Error(`an update was refused: ${answer.text}`)
    if (tries < MOST_TRIES)
      this.#timeline.after(this.#chance.between(1_000, 4_000 * tries), () => void this.#send(body, tries + 1, taken))
  }

  #called = <T>(label: string, work: () => T): Promise<T> =>
    this.#isolates.call(
      'http',
      `bot ${label}`,
      async () => work(),
      () => new Error('the messenger did not answer'),
    )

  /** As the adapter has it: whatever the network swallows is unknown. */
  #tell = async (chat_id: string, telling: Telling): Promise<Told> => {
    const one: Said = {
      ...{ at: 0, chat_id, heard: false },
      ...('files' in telling
        ? { file: telling.files[0].name, words: telling.caption, buttons: [] }
        : { file: null, words: telling.text, buttons: (telling.buttons ?? []).map(button => button.data) }),
    }
    const told = await this.#called(`tells ${chat_id}`, () => this.#taken(one)).catch(
      (): Told => ({ outcome: 'unknown', reason: 'The messenger did not answer.', is_lost: true }),
    )
    one.heard = told.outcome === 'sent'
    return told
  }

  #taken(one: Said): Told {
    if (this.away.has(one.chat_id)) return { outcome: 'gone', reason: 'The bot was sent away.' }
    const drawn = this.#isolates.faults.drop > 0 ? this.#chance.next() : 1
    if (drawn < 0.04) return { outcome: 'later', wait_seconds: 15 }
    if (drawn < 0.05) return { outcome: 'refused', reason: 'Not this picture.' }
    one.at = this.#timeline.now
    this.said.push(one)
    if (one.buttons.length > 0) this.asked(one)
    if (drawn < 0.06) return { outcome: 'unknown', reason: 'The messenger answered 502.' }
    return { outcome: 'sent', external_id: String(this.said.length) }
  }
}
