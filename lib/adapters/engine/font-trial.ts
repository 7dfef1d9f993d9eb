// A font is drawn before it is taken: what the engine makes of it is measured, and shown to its owner.
import { heldTakumi, type TakumiRenderer } from '#lib/adapters/engine/takumi-instance.ts'
import type { Tried, TryFont } from '#lib/media/font/trial.ts'

const FAMILY = 'trial'
const [WIDTH, LINE, SIZE] = [900, 84, 48]
const CELL = 64

const lookOf = (size: number, weight: number) => ({
  ...{ fontFamily: `"${FAMILY}"`, fontSize: size, fontWeight: weight, whiteSpace: 'pre', color: '#000000' },
  ...{ lineHeight: `${LINE}px`, height: LINE },
})

const boxed = (width: number, height: number, children: object[]) => ({
  type: 'container',
  style: { position: 'relative', width, height, backgroundColor: '#FFFFFF' },
  children,
})

/** In a renderer of its own, of which nothing is left afterwards. */
export const takumiTrial: TryFont = (bytes, { letters, lines, weight }) => {
  const renderer = heldTakumi().apart()
  try {
    renderer.registerFont({ name: FAMILY, data: bytes, style: 'normal' })
    return { drawn: drawnLetters(renderer, letters, weight), specimen: specimenOf(renderer, lines, weight) }
  } catch {
    return null
  } finally {
    renderer.letGo()
  }
}

/** Of each letter, where its ink is, in em from the left of its cell and below the baseline's place in it. */
function drawnLetters(renderer: TakumiRenderer, letters: readonly string[], weight: number): Tried['drawn'] {
  const width = CELL * 2 * letters.length
  const nodes = letters.map((text, index) => ({
    type: 'text',
    text,
    style: { ...lookOf(CELL, weight), position: 'absolute', left: CELL / 2 + index * CELL * 2, top: 0 },
  }))
  const size = { width, height: LINE }
  const pixels = renderer.render(boxed(width, LINE, nodes), { ...size, format: 'raw', fontFamilies: [FAMILY] })
  return letters.map((letter, index) => ({ letter, mark: markOf(pixels, width, index) }))
}

/** A short number for the shape of a cell: equal shapes have equal ones; null where there is no ink. */
function markOf(pixels: Uint8Array, width: number, index: number): number | null {
  let [mark, ink] = [17, 0]
  for (let y = 0; y < LINE; y++)
    for (let x = index * CELL * 2; x < (index + 1) * CELL * 2; x++) {
      const level = pixels[(y * width + x) * 4] ?? 255
      if (level < 128) ink++
      mark = (Math.imul(mark, 31) + (level >> 4)) | 0
    }
  return ink > 2 ? mark : null
}

function specimenOf(renderer: TakumiRenderer, lines: readonly string[], weight: number): Uint8Array {
  const nodes = lines.map((text, index) => ({
    type: 'text',
    text,
    style: {
      ...lookOf(index === 0 ? SIZE * 1.25 : SIZE * 0.8, weight),
      position: 'absolute',
      left: 32,
      top: 16 + index * LINE,
    },
  }))
  const size = { width: WIDTH, height: lines.length * LINE + 32 }
  const options = { ...size, format: 'jpeg' as const, quality: 82, fontFamilies: [FAMILY] }
  return renderer.render(boxed(size.width, size.height, nodes), options)
}
