// `node dev/run.mjs dev/gallery/places.ts [--out=dist/places] [place …]`: each place in four frames on a light and a dark ground,
// a sheet a place, and a small square of it on light paper.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { raster } from '#dev/build/raster.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { placeIn } from '#lib/render/places/draw.ts'
import { places } from '#lib/render/places/index.ts'
import { LIGHTS } from '#lib/render/places/paints.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { type BrandName, sampleKit } from '../kits.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'dist/places' },
    brand: { type: 'string', default: '' },
  },
})
const [GAP, SHEET] = [24, 1680]
/** Two columns for the grounds, each with these frames; the third light of each is the square once more. */
const FRAMES: readonly Rect[] = [
  { x: 0, y: 0, width: 450, height: 450 },
  { x: 470, y: 0, width: 330, height: 587 },
  { x: 0, y: 470, width: 450, height: 150 },
  { x: 0, y: 640, width: 800, height: 222 },
]
const palette =
  values.brand === 'grey'
    ? { primary: '#111111', accent: '#111111', background: '#FFFFFF', text: '#111111' }
    : values.brand
      ? sampleKit(values.brand as BrandName).palette
      : { primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' }
const theme = themeOf(palette, 'auto')
const light = theme.dark ? theme.soft : theme.plain

mkdirSync(values.out, { recursive: true })
for (const place of positionals.length > 0 ? positionals : Object.keys(places)) {
  const began = performance.now()
  const nodes = [light, theme.deep].flatMap((on, column) => onGround(place, on, GAP + column * (SHEET / 2)))
  writeFileSync(`${values.out}/${place}.png`, await sheet(nodes, SHEET, 1180))
  writeFileSync(
    `${values.out}/${place}-small.png`,
    await sheet(shown(place, light, { x: 0, y: 0, width: 540, height: 540 }), 540, 540),
  )
  console.log(place, Math.round(performance.now() - began), 'ms')
}

function onGround(place: string, on: Ground, left: number): SceneNode[] {
  const framed = FRAMES.flatMap(frame => shown(place, on, { ...frame, x: frame.x + left, y: frame.y + GAP }))
  const lights = LIGHTS.slice(1).flatMap((one, at) =>
    shown(place, on, { x: left + at * 410, y: 640 + 222 + GAP * 2, width: 390, height: 264 }, one),
  )
  return [...framed, ...lights]
}

function shown(place: string, on: Ground, rect: Rect, light: (typeof LIGHTS)[number] = 'day'): SceneNode[] {
  const paper = `<rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" fill="${on.paper}"/>`
  const others = theme.playful.map(one => one.paper)
  return [drawing(rect, paper + placeIn(rect, { place, on, others, seed: 'a', light }))]
}

function sheet(children: SceneNode[], width: number, height: number): Promise<Uint8Array> {
  const root = { type: 'container' as const, style: { width, height, backgroundColor: '#8A8A8A' }, children }
  return raster.draw({ root, width, height, images: new Map(), fonts: [] }, 'png')
}
