// What was counted last, as docs/operate/costs.md tells it. `npm run costs-page -- --count` counts anew.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Counted } from '#bench/proof/cost/bill.ts'
import { day } from '#bench/proof/cost/busy.ts'
import { countEach, type Each, type Kind, kinds } from '#bench/proof/cost/each.ts'
import { idleDay } from '#bench/proof/cost/idle.ts'
import { onPostgres } from '#bench/rig/postgres.ts'

export type Counts = {
  /** Of a day, by how many cards a month are made. */
  days: Record<string, Counted>
  each: Record<Kind, Each>
}

const FILE = new URL('counts.json', import.meta.url)
const MONTHS = [1_000, 10_000]
const DAYS = 30

export const counts = (): Counts => JSON.parse(readFileSync(FILE, 'utf8'))

export async function countAnew(): Promise<void> {
  const days: Counts['days'] = { 0: await onPostgres(idleDay) }
  for (const runs of MONTHS) days[runs] = (await day(Math.round(runs / DAYS))).counted
  const each: Partial<Counts['each']> = {}
  for (const kind of kinds) each[kind] = await onPostgres(db => countEach(kind, db))
  writeFileSync(FILE, `${JSON.stringify({ days, each }, null, 2)}\n`)
}
