// Briefs by the name of their set, with the brands that they are of.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { brandNames } from '#dev/kits.ts'
import { sampleDna } from '#dev/local/sample-brand.ts'
import { Channel } from '#lib/channels.ts'
import { Brand, ComposeInput } from '#lib/composer/plan.ts'
import { AssetType } from '#lib/plans.ts'

export const SETS = join(import.meta.dirname, '../../bench/copy/')

const Told = z.object({
  id: z.string(),
  brand: z.string(),
  channel: Channel,
  asset_type: AssetType,
  brief: z.string(),
  /** What it must tell, what it must never, and which traps are in it; for whoever reads the outputs. */
  expect: z.record(z.string(), z.unknown()).optional(),
})
const Briefs = z.object({
  /** The day on which all of them are asked. */
  day: z.iso.date(),
  briefs: z.array(Told),
  /** Where no file `brands.json` lies beside it. */
  brands: z.record(z.string(), z.unknown()).optional(),
})

export type Told = z.output<typeof Told>
export type Case = { id: string; told: Told; input: ComposeInput }
export type BriefSet = { name: string; day: string; cases: Case[] }

export const setNames = (): string[] =>
  readdirSync(SETS, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(SETS, entry.name, 'briefs.json')))
    .map(entry => entry.name)
    .sort()

export const readSet = (name: string): BriefSet => readBriefs(join(SETS, name, 'briefs.json'), name)

/** Any file of briefs; its brands stand in it, beside it, or are the sample ones. */
export function readBriefs(path: string, name = path): BriefSet {
  const { day, briefs, brands = {} } = Briefs.parse(JSON.parse(readFileSync(path, 'utf8')))
  const beside = join(dirname(path), 'brands.json')
  const known: Record<string, unknown> = {
    ...Object.fromEntries(brandNames.map(one => [one, sampleDna(one)])),
    ...(existsSync(beside) ? JSON.parse(readFileSync(beside, 'utf8')) : {}),
    ...brands,
  }
  const cases = briefs.map(told => {
    const { brief, channel, asset_type } = told
    if (!known[told.brand]) throw new Error(`${name}: ${told.id} is of the unknown brand ${told.brand}`)
    const brand = Brand.parse(known[told.brand])
    return { id: told.id, told, input: ComposeInput.parse({ brief, channel, asset_type, brand, day, seed: told.id }) }
  })
  return { name, day, cases }
}
