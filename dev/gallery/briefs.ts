// `npm run copy:pictures [id …]`: draws the first picture of each fixture's plan into dist/briefs, beside its brief.
import { mkdirSync, writeFileSync } from 'node:fs'
import { takumiRaster } from '#lib/adapters/raster.ts'
import { Problem } from '#lib/problem.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { pixels } from '#lib/runs/size.ts'
import { drawPicture } from '#lib/templates/draw.ts'
import { brands } from '../../test/composer/fixtures/brands.ts'
import { briefCases } from '../brief-cases.ts'
import { brandNames, sampleKit } from '../kits.ts'
import { localShelf } from '../shelf.ts'
import { indexPage } from './sheet.ts'

const folder = new URL('../../dist/briefs/', import.meta.url)
mkdirSync(folder, { recursive: true })
const raster = takumiRaster(localShelf)
const named = Object.values(brands).map(brand => brand.name)
const rows: Parameters<typeof indexPage>[0][number][] = []

for (const { id, input, plan } of briefCases(process.argv.slice(2))) {
  const [first] = plan.pictures
  if (!first || input.asset_type === 'video') continue
  const size = pixels(input.asset_type, input.channel, null)
  const picture = {
    ...size,
    template: first.template,
    data: first.data,
    format: 'jpeg' as const,
    scheme: 'auto' as const,
    seed: id,
    ribbon: null,
    service_mark: false,
  }
  const cell = { ...size, file: null, bytes: null, note: `${plan.angle} · ${first.template}` }
  try {
    const { bytes, composition } = await drawPicture(
      raster,
      picture,
      kitOf(input.brand.name, input.brand.tagline ?? ''),
    )
    writeFileSync(new URL(`${id}.jpg`, folder), bytes)
    rows.push({
      title: `${id}: ${input.brief}`,
      cells: [{ ...cell, file: `${id}.jpg`, bytes, note: `${cell.note} ${composition}` }],
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    rows.push({ title: `${id}: ${input.brief}`, cells: [{ ...cell, note: error.message }] })
    console.log(`${id}: ${error.message}`)
  }
}
writeFileSync(new URL('index.html', folder), indexPage(rows))
console.log(`${rows.length} pictures in dist/briefs/index.html`)

/** The looks of a sample brand under the name of the brief's brand. */
function kitOf(name: string, tagline: string): BrandKit {
  const sample = brandNames[named.indexOf(name) % brandNames.length] ?? brandNames[0]
  return { ...sampleKit(sample), name, tagline, logos: [] }
}
