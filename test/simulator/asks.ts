// What callers will ask for: drawn at the beginning, so that faults do not change the wishes.
import { MINUTE_MS } from '#lib/instant.ts'
import type { Chance } from './chance.ts'
import type { Stage, Tenant } from './stage.ts'

export const STUDIO = '/api/v1/studio/generate'

export type Ask = {
  at: number
  tenant: Tenant
  livemode: boolean
  path: 'generate' | 'render' | 'campaigns' | typeof STUDIO
  body: Record<string, unknown>
  /** Null for a caller that does not repeat. */
  idempotency_key: string | null
  /** Runs that it makes when it is accepted. */
  runs: number
  /** The second of two at nearly the same moment comes so much later; null for one alone. */
  doubled_after: number | null
}

const BRIEFS = [
  'Sunday 10k along the harbour, first start 8:30, every pace welcome.',
  'We open at six on Saturdays from now on.',
  'Version 4 exports to PDF and costs nothing more.',
  'Three steps to a calmer inbox: sort, snooze, archive.',
]
const DIRECTIVES = ['[[fail:draw]]', '[[fail:draw]]', '[[fail:compose]]', '[[slow:20]]', '[[verdict:rejected]]', '']
const ASSET_TYPES = [
  'card',
  'card',
  'card',
  'card',
  'card',
  'og_image',
  'infographic',
  'carousel',
  'carousel',
  'slideshow',
  'video',
]
/** Of several pieces, more than one may fail at the same time. */
const TESTED_TYPES = ['card', 'carousel']
const CHANNELS = ['linkedin', 'twitter', 'instagram']

/** A card says more than stands below a picture by the share of the first, and goes to all targets of its profile by that of the second. */
const [SHARE_LONG, SHARE_EVERYWHERE] = [0.3, 0.8]
const LONG = 1_100

/** Events of the shops' own systems, each a card of Studio. */
export function drawCards(chance: Chance, { shops }: Stage, count: number, within_ms: number): Ask[] {
  return Array.from({ length: count }, (_, index) => {
    const keyed = chance.happens(0.85)
    const words = `Card ${index}.`
    const isLong = chance.happens(SHARE_LONG)
    const narrowed = isLong ? { delivery: 'telegram' } : chance.happens(SHARE_EVERYWHERE) ? {} : { delivery: 'social' }
    return {
      ...{
        at: Math.round(chance.between(1_000, within_ms)),
        tenant: chance.pick(shops).tenant,
        livemode: true,
        runs: 1,
      },
      ...{ path: STUDIO, idempotency_key: keyed ? `card-${index}` : null },
      doubled_after: keyed && chance.happens(0.15) ? Math.round(chance.between(0, 3_000)) : null,
      body: {
        output_type: 'milestone',
        data: { headline: words, metric_value: `${index}`, metric_label: 'cards' },
        caption: isLong ? words.padEnd(LONG, ' and so on') : words,
        ...narrowed,
      },
    }
  })
}

/** Requests of the tenant whose cap is soon reached. */
const SMALL_SHARE = 0.1

/** At least so many runs, about `pace_ms` apart. */
export function drawAsks(chance: Chance, { tenants }: Stage, runs: number, pace_ms: number, began: number): Ask[] {
  const asks: Ask[] = []
  let at = 1_000
  for (let planned = 0; planned < runs; at += Math.round(chance.between(0, 2 * pace_ms))) {
    const small = chance.happens(SMALL_SHARE)
    const ask = drawAsk(
      chance,
      chance.pick(tenants.filter(one => small === (one.plan === 'starter'))),
      at,
      asks.length,
      began,
    )
    // A caller that does not repeat may get no answer, and then no run.
    if (!small && ask.idempotency_key) planned += ask.runs
    asks.push(ask)
  }
  return asks
}

/** Taken as a whole or not at all; each of its runs goes out at its hour. */
function drawCampaign(chance: Chance, index: number, now: number): Pick<Ask, 'path' | 'body' | 'runs'> {
  const items = Array.from({ length: 2 + chance.whole(3) }, () => ({
    ...{ brief: chance.pick(BRIEFS), channel: chance.pick(CHANNELS), asset_type: 'card' },
    scheduled_at: new Date(now + chance.between(3, 9) * MINUTE_MS).toISOString(),
  }))
  return { path: 'campaigns', body: { name: `Campaign ${index}`, items }, runs: items.length }
}

function drawAsk(chance: Chance, tenant: Tenant, at: number, index: number, began: number): Ask {
  const keyed = chance.happens(0.85)
  const shared = {
    ...{ at, tenant, idempotency_key: keyed ? `ask-${index}` : null },
    doubled_after: keyed && chance.happens(0.15) ? Math.round(chance.between(0, 3_000)) : null,
  }
  const told = chance.happens(0.08) ? { webhook_url: `https://one-${index % 7}.example.com/told` } : {}
  const kind = chance.next()
  if (kind < 0.12) {
    const items = Array.from({ length: 1 + chance.whole(4) }, (_, item) => ({
      output_type: 'statement',
      body: { headline: `Number ${item} of ${index % 5}` },
    }))
    return { ...shared, livemode: true, path: 'render', body: { items, ...told }, runs: items.length }
  }
  if (kind > 0.95) return { ...shared, livemode: true, ...drawCampaign(chance, index, began + at) }
  const testing = kind < 0.22 && tenant.test_key !== null
  const types = tenant.plan === 'starter' ? ['card'] : testing ? TESTED_TYPES : ASSET_TYPES
  const asset_type = chance.pick(types)
  const brief = `${chance.pick(BRIEFS)}${testing ? ` ${chance.pick(DIRECTIVES)}` : ''}`
  const scheduled_at = chance.happens(0.1)
    ? new Date(began + at + chance.between(2, 9) * MINUTE_MS).toISOString()
    : null
  const timed = scheduled_at && { scheduled_at }
  const body = { brief, channel: chance.pick(CHANNELS), asset_type, variation: chance.whole(2), ...told, ...timed }
  return { ...shared, livemode: !testing, path: 'generate', body, runs: 1 }
}
