// Virtual time. One thing happens at a time; the next one waits until everything that followed from it has come to rest.
import { createHash } from 'node:crypto'
import type { Chance } from './chance.ts'

type Due = { at: number; order: number; work: () => unknown }

const next = () => new Promise(resolve => setImmediate(resolve))

/** Work of the crypto library that is under way: it ends on threads of its own. */
let calculating = 0

/** So much follows from what was planned only where it follows from itself: a whole play has 34,000 of 60 runs. */
const MOST_TO_REST = 30_000

export class Timeline {
  now: number
  readonly began: number
  readonly wrong: string[] = []
  #heap: Due[] = []
  #order = 0
  #touched = 0
  #trace = createHash('sha256')

  constructor(began: number) {
    this.now = began
    this.began = began
  }

  get waiting(): number {
    return this.#heap.length
  }

  after(milliseconds: number, work: () => unknown): void {
    this.#touched++
    push(this.#heap, { at: this.now + Math.round(milliseconds), order: this.#order++, work })
  }

  /** Says that something has moved, so that the loop waits for what follows. */
  touch(): void {
    this.#touched++
  }

  note(line: string): void {
    this.#trace.update(`${this.now} ${line}\n`)
  }

  /** Everything that is to happen until then, in order. Without an end: until nothing more is planned. */
  async run(until = Number.POSITIVE_INFINITY): Promise<void> {
    await this.rest()
    let done = 0
    for (let first = this.#heap[0]; first && first.at <= until; first = this.#heap[0]) {
      if (until === Number.POSITIVE_INFINITY && done++ === MOST_TO_REST) return this.#stop()
      pop(this.#heap)
      this.now = Math.max(this.now, first.at)
      await first.work()
      await this.rest()
    }
    if (until !== Number.POSITIVE_INFINITY) this.now = Math.max(this.now, until)
  }

  /** Else a fault that calls itself back would be played for ever. */
  #stop(): void {
    this.wrong.push(`never comes to rest: ${MOST_TO_REST} things follow from each other, ${this.#heap.length} are due`)
    this.#heap = []
  }

  async rest(): Promise<void> {
    for (let quiet = 0, seen = this.#touched; quiet < 2; ) {
      await next()
      const still = seen === this.#touched && calculating === 0
      quiet = still ? quiet + 1 : 0
      seen = this.#touched
    }
  }

  /** What has happened so far, in one number. */
  trace(): string {
    return this.#trace.copy().digest('hex').slice(0, 12)
  }
}

const before = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.order < b.order)

function push(heap: Due[], one: Due): void {
  let at = heap.length
  heap.push(one)
  while (at > 0) {
    const parent = (at - 1) >> 1
    const above = heap[parent]
    if (!above || before(above, one)) break
    heap[at] = above
    at = parent
  }
  heap[at] = one
}

function pop(heap: Due[]): void {
  const last = heap.pop()
  if (!last || heap.length === 0) return
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    const right = left + 1
    const [a, b] = [heap[left], heap[right]]
    const smaller = b && a && before(b, a) ? right : left
    const child = heap[smaller]
    if (!child || before(last, child)) break
    heap[at] = child
    at = smaller
  }
  heap[at] = last
}

/** Hashes at once, and counts what the crypto library does beside us. To be called once in a process. */
export function watchCrypto(): void {
  const { subtle } = crypto
  const watched = new Proxy(subtle, {
    get: (target, name) => {
      const method = Reflect.get(target, name, target)
      if (typeof method !== 'function') return method
      if (name === 'digest') return digest
      return async (...given: unknown[]) => {
        calculating++
        try {
          return await method.apply(target, given)
        } finally {
          calculating--
        }
      }
    },
  })
  Object.defineProperty(crypto, 'subtle', { value: watched, configurable: true })
}

/** What is drawn by the crypto library itself is drawn by the seed. */
export function drawCrypto(chance: Chance): void {
  const getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(chance.bytes(array.byteLength))
    return array
  }
  Object.defineProperty(crypto, 'getRandomValues', { value: getRandomValues, configurable: true })
}

async function digest(algorithm: string, data: BufferSource): Promise<ArrayBuffer> {
  const bytes =
    data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const hash = createHash(algorithm.replace('-', '').toLowerCase()).update(bytes).digest()
  return Uint8Array.from(hash).buffer
}
