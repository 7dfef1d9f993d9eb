import { tidy } from '#lib/render/art/curve.ts'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'
import type { Manner } from '#lib/render/type/manner.ts'

/** One of the two marks in a box one wide and 1.66 high; brands that speak plainly have them cut from bars. */
const shapes: Record<'round' | 'slanted', string> = {
  round: 'M.86 0C.36.2 0 .62 0 1.16A.5.5 0 1 0 .5.66C.47.66.45.66.42.67.48.47.66.3.96.18Z',
  slanted: 'M.36 0H.98L.68.66H.98V1.66H0V.72Z',
}

/** A pair of opening quotation marks that fills the height of the rectangle. */
export function openingMarks(rect: Rect, fill: string, manner: Manner): ImageNode {
  const shape = shapes[manner === 'bold' || manner === 'technical' ? 'slanted' : 'round']
  const scale = rect.height / 1.66
  const pitch = scale * 1.14
  const marks = [0, pitch].map(
    shift =>
      `<path d="${shape}" transform="translate(${tidy(rect.x + shift)} ${tidy(rect.y)}) scale(${tidy(scale)})"/>`,
  )
  return drawing(rect, `<g fill="${fill}">${marks.join('')}</g>`)
}
