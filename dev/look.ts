// Draws one picture of a template for each sample brand into a contact sheet, to look at while working on it.
// node --import ./dev/modules.mjs dev/look.ts <template> [size=1080x1350] [composition=auto] [seed=a] [data JSON]
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { raster } from '#dev/build/raster.ts'
import { templates } from '#lib/templates/index.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { dressed } from './gallery/dressed.ts'
import { brandNames, sampleKit } from './kits.ts'

const {
  positionals: [name = 'statement'],
  values,
} = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1080x1350' },
    composition: { type: 'string', default: 'all' },
    seed: { type: 'string', default: 'a' },
    data: { type: 'string' },
    brand: { type: 'string' },
    out: { type: 'string', default: 'dist/look' },
    scheme: { type: 'string', default: 'auto' },
    index: { type: 'string', default: '0' },
  },
})
const [width = 1080, height = 1350] = values.size.split('x').map(Number)
mkdirSync(values.out, { recursive: true })
const template = templates[name]
if (!template) throw new Error(`no template ${name}`)
for (const brand of values.brand ? brandNames.filter(one => values.brand?.split(',').includes(one)) : brandNames) {
  for (const composition of values.composition === 'all' ? template.compositions : [values.composition]) {
    const start = performance.now()
    const picture = {
      template: name,
      composition,
      width,
      height,
      format: 'png' as const,
      scheme: values.scheme as 'auto',
      data: values.data ? JSON.parse(values.data) : dressed(template, sampleKit(brand)),
      seed: values.seed,
      index: Number(values.index),
      ribbon: null,
      service_mark: false,
    }
    const drawn = await drawPicture(raster, picture, sampleKit(brand)).catch(error => {
      console.log(brand, composition, error.message)
    })
    if (!drawn) continue
    const file = `${values.out}/${brand}-${name}-${drawn.composition}.png`
    writeFileSync(file, drawn.bytes)
    console.log(
      file,
      `${Math.round(performance.now() - start)} ms`,
      `${Math.round(drawn.bytes.length / 1024)} KB`,
      drawn.proof.texts.map(text => `${text.role}:${text.size_px}`).join(' '),
    )
  }
}
