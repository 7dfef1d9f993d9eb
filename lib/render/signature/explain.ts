// A signature in words, for the one whose brand it is.
import { registry } from '#lib/registry.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { typeOf, undrawnFamilies } from '#lib/render/type/font/told.ts'

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
const edges = registry<string>({
  rail: 'at the left edge of every picture',
  foot: 'along the foot of every picture',
  head: 'along the head of every picture',
  none: 'nowhere until you choose an edge for it',
})
const grounds = registry<string>({
  plain: 'the everyday paper',
  soft: 'a pale wash',
  deep: 'the dark colour',
  loud: 'the leading colour',
  second: 'the second colour',
  third: 'the third colour',
})

export type Fonts = { display?: string | undefined; text?: string | undefined }

export function explain(signature: Signature, fonts: Fonts = {}, own: BrandKit['fonts'] = []): string[] {
  const { motif, hand, grid, grounds: on, type } = signature
  const set = typeOf(fonts, own, signature)
  return [
    `Its motif is ${motifs[motif]}; it stands ${edges[grid.edge]}.`,
    `Things and figures are drawn ${hands[hand]}.`,
    `Everyday posts stand on ${grounds[on.everyday]}, events on ${grounds[on.event]}, notices on ${grounds[on.notice]}, offers on ${grounds[on.offer]}.`,
    `Headlines are set in ${set.display.drawn_in}${type.width === 'plain' || set.display.from === 'upload' ? '' : `, ${type.width}`}.`,
    ...undrawnFamilies(set),
  ]
}
