// What callers will write beside runs: to their brand, their library, their webhooks. Drawn at the beginning, as asks are.

import { MINUTE_MS } from '#lib/instant.ts'
import type { Chance } from './chance.ts'
import type { Tenant } from './stage.ts'
import { PICTURES } from './web.ts'

type OfPicture = { picture: number; by_url: boolean }

/** `of` is the number of an earlier write, and says whose work this one changes. `seen`: with If-Match. */
export type Does =
  | { what: 'patch'; seen: boolean; slot: number; colours: boolean }
  | { what: 'restore'; seen: boolean; back: number }
  | ({ what: 'screen' | 'person' | 'logo' } & OfPicture)
  | { what: 'retag'; of: number; theme: 'light' | 'dark' }
  | { what: 'remove'; of: number; several: boolean }
  | { what: 'video'; parts: number; by_url: boolean; in_one: boolean; abandoned: boolean }
  | { what: 'webhook' }
  | { what: 'aim'; of: number }
  | { what: 'take away'; of: number }
export type Kind = Does['what']

export type Write = {
  /** Its own; it is written into whatever it writes. */
  name: string
  at: number
  tenant: Tenant
  livemode: boolean
  does: Does
  /** Whether it comes under an Idempotency-Key. */
  keyed: boolean
  /** The second of two at nearly the same moment comes so much later; null for one alone. */
  doubled_after: number | null
}

/** Of a hundred. */
const shares: [Kind, number][] = [
  ['patch', 28],
  ['restore', 4],
  ['logo', 8],
  ['screen', 17],
  ['person', 6],
  ['retag', 4],
  ['remove', 14],
  ['video', 10],
  ['webhook', 3],
  ['aim', 4],
  ['take away', 2],
]
/** Works that are changed or taken away by later writes. */
const changes: Partial<Record<Kind, Kind[]>> = {
  retag: ['screen'],
  remove: ['screen', 'screen', 'person', 'logo', 'video'],
  aim: ['webhook'],
  'take away': ['webhook'],
}
const SLOTS = 6
const MOST_AGAIN = 60
/** Pictures from this number on belong to one write, nearly always. */
const OWN = 10_000

/** So many in that time, every second one on the heels of another, in the same workspace. */
export function drawWrites(chance: Chance, tenants: readonly Tenant[], count: number, within_ms: number): Write[] {
  const writes: Write[] = []
  let at = 1_000
  for (let index = 0; index < count; index++) {
    const heels = chance.happens(0.5)
    const last = heels ? writes.at(-1) : undefined
    at += heels ? chance.between(0, 60) : chance.between(0, (4 * within_ms) / Math.max(1, count))
    const keyed = chance.happens(0.8)
    const tenant = last?.tenant ?? chance.pick(tenants)
    const livemode = last?.livemode ?? chance.happens(0.7)
    const wanted = last?.does.what === 'patch' && chance.happens(0.6) ? 'patch' : wantedOf(chance)
    writes.push({
      ...{ name: `w${index}`, at: Math.round(at), tenant, livemode, keyed },
      does: drawDoes(chance, wanted, of =>
        writes.flatMap((one, number) =>
          one.tenant === tenant && one.livemode === livemode && of.includes(one.does.what) ? [number] : [],
        ),
      ),
      doubled_after: keyed && chance.happens(0.2) ? Math.round(chance.between(0, 2_000)) : null,
    })
  }
  return writes
}

/** A day later the files of pictures are looked at: some are taken away, and come in again while the sweep removes them. */
export function drawSecondDay(chance: Chance, first: readonly Write[]): Write[] {
  const pictures = first.flatMap((write, of) => ('picture' in write.does && chance.happens(0.5) ? [{ write, of }] : []))
  return pictures.slice(0, MOST_AGAIN).flatMap(({ write, of }) => {
    const { name, does } = write
    const picture = 'picture' in does ? does.picture : 0
    const at = Math.round(chance.between(1_000, MINUTE_MS - 5_000))
    const beat = MINUTE_MS + Math.round(chance.between(-60, 300))
    const shared = { ...write, keyed: true, doubled_after: null }
    return [
      { ...shared, name: `${name}-away`, at, does: { what: 'remove', of, several: false } },
      { ...shared, name: `${name}-again`, at: beat, does: { what: 'screen', picture, by_url: false } },
    ] satisfies Write[]
  })
}

function wantedOf(chance: Chance): Kind {
  let rest = chance.whole(100)
  for (const [kind, share] of shares) {
    if (rest < share) return kind
    rest -= share
  }
  return 'patch'
}

function drawDoes(chance: Chance, what: Kind, before: (of: Kind[]) => number[]): Does {
  const picture = {
    picture: chance.happens(0.4) ? chance.whole(PICTURES) : OWN + chance.whole(OWN),
    by_url: chance.happens(0.3),
  }
  const works = before(changes[what] ?? [])
  const of = works.length > 0 ? chance.pick(works) : -1
  switch (what) {
    case 'patch':
      return { what, seen: chance.happens(0.4), slot: chance.whole(SLOTS), colours: chance.happens(0.2) }
    case 'restore':
      return { what, seen: chance.happens(0.3), back: 1 + chance.whole(4) }
    case 'screen':
    case 'person':
    case 'logo':
      return { what, ...picture }
    case 'video': {
      const by_url = chance.happens(0.35)
      const parts = 1 + chance.whole(3)
      return { what, parts, by_url, in_one: parts === 1 && chance.happens(0.5), abandoned: chance.happens(0.1) }
    }
    case 'webhook':
      return { what }
    default:
      if (of < 0) return { what: 'screen', ...picture }
      if (what === 'retag') return { what, of, theme: chance.pick(['light', 'dark']) }
      return what === 'remove' ? { what, of, several: chance.happens(0.3) } : { what, of }
  }
}
