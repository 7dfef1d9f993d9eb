// Brands: what was written is in the chain of versions, once, and made of the version before it.
import { sql } from 'drizzle-orm'
import { canonicalJson } from '#lib/bytes.ts'
import { afterPatch, patchOf } from '../requests.ts'
import type { Written } from '../writers.ts'
import { type Judged, list } from './rule.ts'

type Dna = Record<string, unknown> & { tagline: string; logos: string[] }
type Version = { version: number; dna: Dna; action: string; restored_from: number | null; request_id: string }
type Chain = { tenant: string; livemode: boolean; stands: number; dna: Dna; versions: Map<number, Version> }

/** No more versions are kept. */
const KEPT = 200

async function chains(judged: Judged): Promise<Chain[]> {
  const found = await list(
    judged,
    sql`select b.workspace_id, b.livemode, b.version, b.dna, jsonb_agg(to_jsonb(v) order by v.version) as versions
        from brands b join brand_versions v using (workspace_id, livemode) group by b.workspace_id, b.livemode`,
  )
  return found.map(({ workspace_id, livemode, version, dna, versions }) => ({
    ...{ tenant: String(workspace_id), livemode: livemode === true, stands: Number(version), dna: dna as Dna },
    versions: new Map((versions as Version[]).map(one => [one.version, one])),
  }))
}

const named = ({ tenant, livemode }: Chain) => `the ${livemode ? 'live' : 'test'} brand of ${tenant}`

/** Versions have no gaps, the last is what stands, and each is what its change made of the one before: nothing is lost. */
export async function chained(judged: Judged): Promise<string[]> {
  const wrong: string[] = []
  const all = await chains(judged)
  const patches = new Map(judged.writers.written.map(one => [one.name, one]))
  for (const chain of all) {
    const { versions, stands, dna } = chain
    const first = Math.min(...versions.keys())
    if (versions.size !== stands - first + 1)
      wrong.push(`${named(chain)} has ${versions.size} versions up to ${stands}`)
    if (canonicalJson(versions.get(stands)?.dna) !== canonicalJson(dna))
      wrong.push(`${named(chain)} is not its version ${stands}`)
    if (first > 1 && stands <= KEPT && !isCopy(chain, first, all)) wrong.push(`${named(chain)} begins at ${first}`)
    for (const one of versions.values()) {
      const before = versions.get(one.version - 1)
      if (before && !isMadeOf(before.dna, one, chain, patches))
        wrong.push(`version ${one.version} of ${named(chain)} was not made of the one before it by ${one.action}`)
    }
  }
  return wrong
}

/** Test mode goes on from a version of the live brand. */
function isCopy({ tenant, versions }: Chain, first: number, all: Chain[]): boolean {
  const live = all.find(one => one.livemode && one.tenant === tenant)
  const original = live?.versions.get(first)
  return !original || canonicalJson(original.dna) === canonicalJson(versions.get(first)?.dna)
}

/** What test mode has from the live brand. */
const isCopied = ({ version, request_id }: Version, { tenant, livemode }: Chain, all: Chain[]) =>
  !livemode &&
  all.some(one => one.livemode && one.tenant === tenant && one.versions.get(version)?.request_id === request_id)

function isMadeOf(before: Dna, version: Version, { versions }: Chain, patches: Map<string, Written>): boolean {
  const { dna, action, restored_from } = version
  if (action === 'logo_set') return canonicalJson({ ...before, logos: [] }) === canonicalJson({ ...dna, logos: [] })
  if (action === 'restored') {
    const old = versions.get(restored_from ?? 0)
    return !old || canonicalJson(old.dna) === canonicalJson(dna)
  }
  const write = patches.get(dna.tagline)
  if (write?.does.what !== 'patch' || !write.sent) return false
  const seen = write.sent.seen
  if (seen !== null && seen !== version.version - 1) return false
  return afterPatch(before, patchOf(write.name, write.does, seen)) === canonicalJson(dna)
}

/** Each accepted change is one version, however often it was sent; a refused one is none. */
export async function exact(judged: Judged): Promise<string[]> {
  const wrong: string[] = []
  const { written } = judged.writers
  const all = await chains(judged)
  for (const chain of all) {
    if (chain.stands > KEPT) continue
    const mine = written.filter(
      ({ tenant, livemode }) => tenant.workspace_id === chain.tenant && livemode === chain.livemode,
    )
    const own = [...chain.versions.values()].filter(version => !isCopied(version, chain, all))
    for (const one of mine.filter(({ does }) => does.what === 'patch')) {
      const times = own.filter(({ action, dna }) => action === 'patched' && dna.tagline === one.name).length
      const [least, most] = timesOf(one)
      if (times < least || times > most)
        wrong.push(`${one.name} is ${times} times in ${named(chain)}, of ${least} to ${most}`)
    }
    for (const [what, action] of [
      ['restore', 'restored'],
      ['logo', 'logo_set'],
    ] as const) {
      const times = own.filter(version => version.action === action).length
      const most = mine.filter(({ does }) => does.what === what).reduce((sum, one) => sum + timesOf(one)[1], 0)
      if (times > most) wrong.push(`${named(chain)} was ${action} ${times} times, and at most ${most} were asked for`)
    }
  }
  return wrong
}

/** How often a write was done, at least and at most. */
export function timesOf({ keyed, accepted, unknown }: Written): [least: number, most: number] {
  if (keyed) return [Math.min(1, accepted.length), Math.min(1, accepted.length + unknown)]
  return [accepted.length, accepted.length + unknown]
}
