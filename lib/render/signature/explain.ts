// A signature in words, for the one whose brand it is.
import { registry } from '#lib/registry.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { familyNamed } from '#lib/render/type/font/families.ts'

const motifs = registry<string>({
  flags: 'the letters of the name as flags of the sea',
  morse: 'the name in dots and dashes',
  semaphore: 'lines that swell where the letters of the name are high',
  tape: 'the name as holes in telegraph tape',
  stave: 'the name as notes on a stave',
  knit: 'the letters of the name as stitches',
  dots: 'the name in raised dots',
  tiles: 'the initial, cut into tiles',
  lines: 'lines that swell where the letters of the name are high',
  initial: 'the initial, so large that every cell cuts it',
  wave: 'one wave, repeated',
  saw: 'one tooth, repeated',
  arch: 'one arch, repeated',
  scallop: 'one scallop, repeated',
  object: 'the thing of the trade',
})
const hands = registry<string>({
  cut: 'cut from paper',
  line: 'with one pen',
  pixel: 'in pixels',
  tile: 'in tiles',
  field: 'in parallel lines',
  clay: 'as if of clay',
})
const edges = registry<string>({ rail: 'at the left edge', foot: 'along the foot', head: 'along the head' })
const grounds = registry<string>({
  plain: 'the everyday paper',
  soft: 'a pale wash',
  deep: 'the dark colour',
  loud: 'the leading colour',
  second: 'the second colour',
  third: 'the third colour',
})

export type Fonts = { display?: string | undefined; text?: string | undefined }

/** A family that cannot be drawn is told, with the one that stands in for it. */
function foreign(fonts: Fonts, { type }: Signature): string[] {
  return (['display', 'text'] as const).flatMap(use => {
    const family = fonts[use]
    if (!family || familyNamed(family)) return []
    const instead = use === 'display' ? type.display : type.text
    return [`${family} is not among the families that pictures can be set in; ${instead} stands in for it.`]
  })
}

export function explain(signature: Signature, fonts: Fonts = {}): string[] {
  const { motif, hand, grid, grounds: on, type } = signature
  const own = familyNamed(fonts.display ?? '')?.name
  return [
    `Its motif is ${motifs[motif]}; it stands ${edges[grid.edge]} of every picture.`,
    `Things and figures are drawn ${hands[hand]}.`,
    `Everyday posts stand on ${grounds[on.everyday]}, events on ${grounds[on.event]}, notices on ${grounds[on.notice]}, offers on ${grounds[on.offer]}.`,
    `Headlines are set in ${own ?? type.display}${type.width === 'plain' ? '' : `, ${type.width}`}.`,
    ...foreign(fonts, signature),
  ]
}
