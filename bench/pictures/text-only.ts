// A link's picture of words alone, drawn by our engine from WebAssembly and by a native canvas of Skia in the same process, in turn.
// The canvas is no dependency: `npm install --no-save @napi-rs/canvas` brings it, and without it nothing is measured.
import { resolve } from 'node:path'
import type { Figure } from '#bench/figures/figure.ts'
import { quantile } from '#bench/rig/spread.ts'
import { raster } from '#dev/build/raster.ts'
import { box } from '#lib/render/scene.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const [GROUND, INK] = ['#DDF0F8', '#122436']
const ROUNDS = 60
const FONT = 'fonts/geist/geist-latin-wght-normal.woff2'

type Line = { text: string; x: number; y: number; size: number; weight: number }
type Context = {
  fillStyle: string
  font: string
  fillRect(...at: number[]): void
  fillText(text: string, ...at: number[]): void
}
type Canvas = { getContext(kind: '2d'): Context; encodeSync(format: 'png'): Uint8Array }
type Native = {
  createCanvas(width: number, height: number): Canvas
  GlobalFonts: { registerFromPath(path: string, name: string): unknown }
}

/** Other words each time: nothing of it has been drawn before. */
const linesOf = (round: number): Line[] => [
  { text: 'Fieldnotes', x: 80, y: 64, size: 30, weight: 500 },
  { text: `What ${round + 52} Sundays taught us`, x: 80, y: 220, size: 76, weight: 700 },
  { text: 'about pacing a group', x: 80, y: 308, size: 76, weight: 700 },
  { text: `Mara Lind, ${(round % 9) + 3} minutes to read, with maps`, x: 80, y: 520, size: 32, weight: 400 },
]

const face = { family: 'geist', path: FONT, italic: false, ranges: [[32, 255]] as const }

function drawOurs(round: number): Promise<Uint8Array> {
  const texts = linesOf(round).map(({ text, x, y, size, weight }) =>
    box({ x, y, width: WIDTH - 2 * x, height: Math.ceil(size * 1.2) }, {}, [
      { type: 'text', text, style: { fontFamily: 'geist', fontSize: size, fontWeight: weight, color: INK } },
    ]),
  )
  const root = box({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { backgroundColor: GROUND }, texts)
  return raster.draw({ root, width: WIDTH, height: HEIGHT, images: new Map(), fonts: [face] }, 'png')
}

/** It paints when it is encoded. */
function drawOnCanvas({ createCanvas }: Native, round: number): Uint8Array {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = GROUND
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = INK
  for (const { text, x, y, size, weight } of linesOf(round)) {
    context.font = `${weight} ${size}px geist`
    context.fillText(text, x, y + size)
  }
  return canvas.encodeSync('png')
}

/** Where it is installed; its name stays out of what is checked and bundled. */
async function nativeCanvas(): Promise<Native | null> {
  const name = '@napi-rs/canvas'
  const native = (await import(name).catch(() => null)) as Native | null
  native?.GlobalFonts.registerFromPath(
    resolve('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
    'geist',
  )
  return native
}

const GOAL = { goal: 'a link’s picture of words alone, beside a native canvas', target: '≤ 2 times its time' }

/** Nothing where there is no canvas: a measured row is not replaced by none. */
export async function textOnly(): Promise<Figure[]> {
  const native = await nativeCanvas()
  if (!native) return []
  const times = { ours: [] as number[], theirs: [] as number[], ratios: [] as number[] }
  for (let round = -5; round < ROUNDS; round++) {
    const start = performance.now()
    await drawOurs(round)
    const middle = performance.now()
    drawOnCanvas(native, round)
    const end = performance.now()
    if (round < 0) continue
    times.ours.push(middle - start)
    times.theirs.push(end - middle)
    times.ratios.push((middle - start) / (end - middle))
  }
  const ratio = quantile(times.ratios, 0.5)
  const ms = (of: number[]) => `${quantile(of, 0.5).toFixed(1)} ms`
  return [
    {
      ...GOAL,
      met: ratio <= 2,
      figure: `${ratio.toFixed(2)} times (median of pairs): ${ms(times.ours)} against ${ms(times.theirs)}`,
      how: `1200 × 630 PNG, four lines of Geist, other words in each of ${ROUNDS} interleaved rounds; ours from WebAssembly, @napi-rs/canvas (Skia) native, one process of Node`,
    },
  ]
}
