// `npm run showcase`: draws the pictures of the README into docs/pictures, small enough to be read with it: posts from briefs, and a dozen templates.
import { mkdirSync, writeFileSync } from 'node:fs'
import { raster } from '#dev/build/raster.ts'
import { templates } from '#lib/templates/index.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { dressed } from '../gallery/dressed.ts'
import { shrink } from '../gallery/shrink.ts'
import { type BrandName, sampleKit } from '../kits.ts'
import { stripsFromBriefs } from './from-briefs.ts'

type Shown = readonly [
  template: string,
  composition: string,
  brand: BrandName,
  more?: { index?: number; seed?: string; data?: object },
]

const [width, height] = [1080, 1350]
const WIDTH_PX = 440
const folder = new URL('../../docs/pictures/', import.meta.url)

const dozen: readonly Shown[] = [
  ['announcement', 'over_picture', 'oriel'],
  ['price_change', 'in_line', 'morrow'],
  ['testimonial', 'said_by', 'alder'],
  ['event_reminder', 'name_at_foot', 'paceline', { seed: 'c' }],
  ['infographic_report', 'bands', 'kestrel'],
  ['carousel_story', 'edge_first', 'pomelo'],
  ['stat', 'filled', 'alder'],
  ['release_notes', 'notes', 'kestrel'],
  ['product', 'keynote', 'alder', { seed: 'c' }],
  ['comparison', 'grown', 'paceline'],
  ['people', 'rising', 'morrow', { data: { name: 'Nuwan Gamage', role: 'Night baker' } }],
  ['quote', 'hanging', 'oriel', { data: { author_name: 'Ruth and Daniel Achterberg' } }],
]

mkdirSync(new URL('briefs', folder), { recursive: true })
for await (const { name, brief, alt, bytes } of stripsFromBriefs(raster)) {
  writeFileSync(new URL(`briefs/${name}.webp`, folder), bytes)
  console.log(`briefs/${name}.webp ${Math.round(bytes.length / 1024)} kB: “${brief}” ${alt}`)
}
for (const [name, composition, brand, { index = 0, seed = 'a', data: own = {} } = {}] of dozen) {
  const template = templates[name]
  if (!template) throw new Error(`no template is named ${name}`)
  const kit = sampleKit(brand)
  const shared = { scheme: 'auto' as const, format: 'png' as const, ribbon: null, service_mark: false }
  const data = { ...dressed(template, kit), ...own }
  const drawn = await drawPicture(
    raster,
    { template: name, composition, width, height, data, seed, index, ...shared },
    kit,
  )
  const bytes = await shrink(raster, drawn, WIDTH_PX)
  writeFileSync(new URL(`${name}-${brand}.webp`, folder), bytes)
  console.log(`${name}-${brand}.webp ${Math.round(bytes.length / 1024)} kB: ${drawn.alt_text}`)
}
