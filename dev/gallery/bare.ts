// Draws the posts of dev/gallery/bare-posts.json for brands without pictures into contact sheets under dist/bare.
// node --import ./dev/modules.mjs dev/gallery/bare.ts [template=all] [size=1080x1350] [composition=all]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { raster } from '#dev/build/raster.ts'
import { templates } from '#lib/templates/index.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { bareKits } from './bare-brands.ts'
import { type Cell, contactSheet } from './sheet.ts'

type Post = { template: string; brand: string; data: Record<string, unknown> }

const [wanted = 'all', size = '1080x1350', composition = 'all'] = process.argv.slice(2)
const [width = 1080, height = 1350] = size.split('x').map(Number)
const folder = new URL('../../dist/bare/', import.meta.url)
mkdirSync(folder, { recursive: true })
const posts: Post[] = JSON.parse(readFileSync(new URL('bare-posts.json', import.meta.url), 'utf8'))
const cells: Cell[] = []
for (const [index, post] of posts.entries()) {
  if (wanted !== 'all' && !wanted.split(',').includes(post.template)) continue
  const kit = bareKits.find(one => one.name.startsWith(post.brand))
  const template = templates[post.template]
  if (!kit || !template) throw new Error(`no ${post.brand} or ${post.template}`)
  const all =
    composition === 'all'
      ? template.fitting(kit, { template: template.name, width, height, data: post.data })
      : [composition]
  for (const name of all) {
    const asked = { template: post.template, composition: name, width, height, format: 'png' as const, data: post.data }
    const picture = { ...asked, scheme: 'auto' as const, seed: `bare/${index}`, ribbon: null, service_mark: false }
    try {
      const { bytes, proof } = await drawPicture(raster, picture, kit)
      const file = `${post.template}-${index}-${name}-${size}.png`
      writeFileSync(new URL(file, folder), bytes)
      cells.push({ file, bytes, width, height, note: '' })
      console.log(file, kit.name, proof.texts.map(text => `${text.role}:${text.size_px}`).join(' '))
    } catch (error) {
      console.log(post.template, index, name, kit.name, error instanceof Error ? error.message : error)
      cells.push({ file: null, bytes: null, width, height, note: '' })
    }
  }
}
const rows = Array.from({ length: Math.ceil(cells.length / 6) }, (_, line) => ({
  title: '',
  cells: cells.slice(line * 6, line * 6 + 6),
}))
writeFileSync(
  new URL(`sheet-${wanted.replaceAll(',', '+')}-${size}.png`, folder),
  await contactSheet(raster, rows, [width, height]),
)
