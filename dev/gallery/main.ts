// `npm run gallery [template …]`: draws every template in every composition for the six sample brands, with short and
// long copy and in other scripts, into dist/gallery: pictures, contact sheets 300 px wide a picture, and an index.
import { mkdirSync, writeFileSync } from 'node:fs'
import { raster } from '#dev/build/raster.ts'
import { Problem } from '#lib/problem.ts'
import { templates } from '#lib/templates/index.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import type { Template } from '#lib/templates/kit/template.ts'
import { brandNames, sampleKit } from '../kits.ts'
import { type Length, lengths, varied } from './copy.ts'
import { dressed } from './dressed.ts'
import { type Cell, contactSheet, indexPage } from './sheet.ts'

const folder = new URL('../../dist/gallery/', import.meta.url)
const kits = new Map(brandNames.map(brand => [brand, sampleKit(brand)]))
const wanted = process.argv.slice(2)
const chosen = Object.values(templates).filter(template => wanted.length === 0 || wanted.includes(template.name))
if (chosen.length === 0) throw new Error(`no template is named ${wanted.join(', ')}`)
mkdirSync(folder, { recursive: true })

const rows: { title: string; cells: Cell[] }[] = []
const times: number[] = []
for (const template of chosen) {
  const own: { title: string; cells: Cell[] }[] = []
  for (const composition of template.compositions) {
    for (const length of lengths)
      own.push({
        title: `${template.name} / ${composition} / ${length}`,
        cells: await row(template, composition, length),
      })
  }
  writeFileSync(
    new URL(`sheet-${template.name}.png`, folder),
    await contactSheet(raster, own, template.sizes[0] ?? [1080, 1080]),
  )
  rows.push(...own)
}
writeFileSync(new URL('index.html', folder), indexPage(rows))
times.sort((a, b) => a - b)
console.log(
  `${times.length} pictures in dist/gallery/index.html; median ${Math.round(times[times.length >> 1] ?? 0)} ms, 95th percentile ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms`,
)

async function row(template: Template, composition: string, length: Length): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const [index, brand] of brandNames.entries()) {
    const kit = kits.get(brand)
    if (!kit) continue
    const [width, height] = template.sizes[length === 'typical' ? 0 : index % template.sizes.length] ?? [1080, 1080]
    const picture = {
      template: template.name,
      composition,
      width,
      height,
      format: 'jpeg' as const,
      scheme: 'auto' as const,
      data: varied(dressed(template, kit), length),
      seed: `gallery/${brand}/${length}`,
      ribbon: null,
      service_mark: false,
    }
    const began = performance.now()
    try {
      const { bytes, proof } = await drawPicture(raster, picture, kit)
      times.push(performance.now() - began)
      const file = `${template.name}-${composition}-${length}-${brand}.jpg`
      writeFileSync(new URL(file, folder), bytes)
      cells.push({
        file,
        bytes,
        width,
        height,
        note: `${proof.texts.map(text => `${text.role} ${text.size_px}`).join(', ')}; quiet ${proof.quiet_area}`,
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      cells.push({ file: null, bytes: null, width, height, note: error.message })
    }
  }
  return cells
}
