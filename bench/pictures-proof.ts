// Random texts, palettes and templates in number: `node --import ./dev/modules.mjs bench/pictures-proof.ts [count=10000] [seed]`.
import { takumiRaster } from '#lib/adapters/raster.ts'
import { localShelf } from '../dev/shelf.ts'
import { tryPictures } from '../test/render/property.ts'

const count = Number(process.argv[2] ?? 10_000)
const seed = process.argv[3] ?? String(Date.now())
const raster = takumiRaster(localShelf)
const start = performance.now()
const sums = { drawn: 0, refused: 0, broken: 0 }
const kinds = new Map<string, { count: number; first: string }>()
for (let from = 0; from < count; from += 100) {
  const seeds = Array.from({ length: Math.min(100, count - from) }, (_, index) => `${seed}/${from + index}`)
  const { drawn, refused, broken } = await tryPictures(raster, seeds)
  sums.drawn += drawn
  sums.refused += refused
  sums.broken += broken.length
  for (const { seed: where, what } of broken) {
    const kind = `${where.split(' ').slice(1).join(' ')} · ${what.replaceAll(/#[0-9A-F]{6}|\d+(\.\d+)?/g, '…')}`
    kinds.set(kind, { count: (kinds.get(kind)?.count ?? 0) + 1, first: kinds.get(kind)?.first ?? where })
  }
}
for (const [kind, { count: times, first }] of [...kinds].sort((a, b) => b[1].count - a[1].count).slice(0, 60))
  console.log(String(times).padStart(5), kind, `(${first.split(' ')[0]})`)
const seconds = (performance.now() - start) / 1000
console.log(
  `seed ${seed}: ${count} pictures in ${seconds.toFixed(1)} s: ${sums.drawn} composed, ${sums.refused} refused as too long, ${sums.broken} flaws`,
)
process.exit(sums.broken > 0 ? 1 : 0)
