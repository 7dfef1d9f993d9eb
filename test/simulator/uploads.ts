// Callers that send a video to the addresses that they were given: parts in any order, some twice, some late, some never.
import type { Chance } from './chance.ts'
import type { Service } from './service.ts'
import { PART_BYTES } from './stand-ins/clip-limits.ts'
import type { Timeline } from './timeline.ts'
import { videoBytes } from './web.ts'

type Places = { upload_url: string | null; upload: { part_urls: string[]; complete_url: string } }
type Way = { parts: number; in_one: boolean; abandoned: boolean }
type Upload = {
  name: string
  pieces: { url: string; bytes: Uint8Array<ArrayBuffer>; done: boolean }[]
  complete_url: string | null
  over: boolean
}

const LATE_MS = 40_000

export class Uploads {
  readonly #all: Upload[] = []

  /** Names of those of which every part was taken. */
  get whole(): string[] {
    return this.#all.filter(one => one.pieces.every(piece => piece.done)).map(one => one.name)
  }

  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service

  constructor(timeline: Timeline, chance: Chance, service: Service) {
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
  }

  begin(name: string, { parts, in_one, abandoned }: Way, { upload_url, upload }: Places): void {
    const bytes = videoBytes(name, parts)
    const cut = upload.part_urls.map((url, index) => ({
      ...{ url, done: false },
      bytes: bytes.slice(index * PART_BYTES, (index + 1) * PART_BYTES),
    }))
    const whole = in_one && upload_url ? [{ url: upload_url, bytes, done: false }] : null
    const one: Upload = {
      name,
      pieces: whole ?? cut,
      complete_url: whole ? null : upload.complete_url,
      over: abandoned,
    }
    if (!abandoned) this.#all.push(one)
    if (!whole && this.#chance.happens(0.3))
      this.#timeline.after(this.#chance.between(100, 6_000), () => void this.#complete(one))
    for (const piece of abandoned ? one.pieces.slice(1) : one.pieces) {
      this.#timeline.after(this.#chance.between(100, 5_000), () => void this.#send(one, piece))
      if (this.#chance.happens(0.3))
        this.#timeline.after(this.#chance.between(100, LATE_MS), () => void this.#send(one, piece))
    }
  }

  /** What has not come to an end while there were faults. */
  again(): void {
    for (const one of this.#all) {
      for (const piece of one.pieces) if (!piece.done && !one.over) void this.#send(one, piece)
      if (one.pieces.every(piece => piece.done) && !one.over) void this.#complete(one)
    }
  }

  async #send(one: Upload, piece: Upload['pieces'][number]): Promise<void> {
    const answer = await this.#service.send('PUT', piece.url, piece.bytes)
    if (answer?.status === 404) one.over = true
    if (answer && answer.status < 500) piece.done ||= answer.status === 200
    else if (!one.over)
      return this.#timeline.after(this.#chance.between(1_000, 8_000), () => void this.#send(one, piece))
    if (one.pieces.every(other => other.done)) await this.#complete(one)
  }

  async #complete(one: Upload): Promise<void> {
    if (!one.complete_url || one.over) return
    const answer = await this.#service.send('POST', one.complete_url)
    if (answer?.status === 200 || answer?.status === 404) one.over = true
    // 409: some parts are still on their way, and the last of them asks again.
    else if (answer?.status !== 409)
      this.#timeline.after(this.#chance.between(1_000, 8_000), () => void this.#complete(one))
  }
}
