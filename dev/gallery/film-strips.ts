// npm run strips [-- brand …] [--frames 0,15,30] [--width 1080]: storyboards of the sample brands as strips of frames in dist/strips.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { raster } from '#dev/build/raster.ts'
import { box, image } from '#lib/render/scene.ts'
import type { Film } from '#lib/video/film.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { type BrandName, brandNames, sampleKit } from '../kits.ts'
import { framesOf } from './frames.ts'
import { boards } from './storyboards.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    frames: { type: 'string' },
    width: { type: 'string', default: '270' },
    only: { type: 'string' },
    seed: { type: 'string', default: 'a' },
  },
})
const folder = new URL('../../dist/strips/', import.meta.url)
mkdirSync(folder, { recursive: true })
const width = Number(values.width)
for (const brand of brandNames.filter(one => positionals.length === 0 || positionals.includes(one))) {
  const wanted = values.only ? boards[brand].slice(Number(values.only), Number(values.only) + 1) : boards[brand]
  for (const [index, make] of wanted.entries())
    await strip(brand, index + Number(values.only ?? 0), make(`${values.seed}/${brand}/${index}`))
}

async function strip(brand: BrandName, index: number, board: Parameters<typeof makeFilm>[1]): Promise<void> {
  const began = performance.now()
  const film = await makeFilm(raster, board, sampleKit(brand))
  const made = performance.now() - began
  const frames = values.frames ? values.frames.split(',').map(Number) : chosen(film, board)
  const pictures = await framesOf(raster, film, frames, width)
  const file = new URL(`${brand}-${index}.png`, folder)
  writeFileSync(file, await sheet(pictures, film))
  const drawings = new Map(film.layers.map(layer => [layer.name, layer.scene]))
  const pixels = [...drawings.values()].reduce((sum, scene) => sum + scene.width * scene.height, 0)
  console.log(
    `${file.pathname}: frames ${frames.join(' ')}; ${drawings.size} drawings of ${(pixels / 1e6).toFixed(1)} MP, ${film.layers.length} layers, composed in ${Math.round(made)} ms; ${film.alt_text}`,
  )
}

/** The first second, every turn in its middle, every scene at rest, the last frame. */
function chosen(film: Film, { shots }: Parameters<typeof makeFilm>[1]): number[] {
  const starts = shots.slice(1).map(shot => Math.round((shot.start_ms * 30) / 1000))
  const rests = shots.map(shot => Math.round((shot.end_ms * 30) / 1000) - 16)
  return [...new Set([0, 8, 15, 30, ...starts.flatMap(start => [start - 3, start + 9]), ...rests, film.frames - 1])]
    .filter(frame => frame >= 0 && frame < film.frames)
    .sort((a, b) => a - b)
}

async function sheet(pictures: readonly Buffer[], film: Film): Promise<Uint8Array> {
  const gap = 10
  const height = Math.round((width * film.height) / film.width)
  const across = Math.min(pictures.length, 8)
  const size = {
    width: gap + across * (width + gap),
    height: gap + Math.ceil(pictures.length / across) * (height + gap),
  }
  const nodes = pictures.map((_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    return image({ x: gap + column * (width + gap), y: gap + row * (height + gap), width, height }, `${index}`)
  })
  const root = box({ x: 0, y: 0, ...size }, { position: 'relative', backgroundColor: '#777777' }, nodes)
  const images = new Map(pictures.map((picture, index) => [`${index}`, new Uint8Array(picture)]))
  return raster.draw({ root, ...size, images, fonts: [] }, 'png')
}
