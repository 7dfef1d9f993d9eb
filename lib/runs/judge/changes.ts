// In what takes of one picture differ beside the turn of its compositions, what is least of a change first.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { MOST_GROUNDS, type Picture } from '#lib/render/picture.ts'
import { signatureOf } from '#lib/render/signature/of-brand.ts'
import { groundsBeside, otherHands } from '#lib/render/signature/other-take.ts'
import { isGround } from '#lib/render/wishes.ts'
import { templates } from '#lib/templates/index.ts'

/** What is other in a picture; null where its brand has no other. */
type Other = (picture: Picture, kit: BrandKit, turn: number) => Partial<Picture> | null
/** A take that is repaired comes out as another one; as it is it may leave a hole. */
export type Change = { other: Other; asItIs?: true }

const same: Other = () => ({})
/** After dark what is by day, and the other way round. */
const otherwiseLit: Other = ({ scheme }, kit) => ({ scheme: themeOf(kit.palette, scheme).dark ? 'light' : 'dark' })
/** By day what is so by nature: then no ground is of the other kind. */
const plainlyLit: Other = ({ scheme }, kit) => ({ scheme: themeOf(kit.palette, scheme).dark ? 'dark' : 'light' })

/** What its owner asked of its light and colour holds for every take. */
const ASKED: ReadonlySet<string> = new Set(['light', 'dark', 'quiet', 'colourless'])
const onGround =
  (ground: number): Other =>
  ({ scheme, wished = [] }, kit) =>
    wished.some(one => isGround(one) || ASKED.has(one)) || ground > groundsBeside(themeOf(kit.palette, scheme)).length
      ? null
      : { ground }

const byHand =
  (nth: number): Other =>
  (_, kit) => {
    const hand = otherHands(signatureOf(kit))[nth]
    return hand ? { hand } : null
  }

const composed =
  (lit: Other): Other =>
  (picture, kit, turn) => {
    const composition = templates[picture.template]?.fitting(kit, picture)[turn]
    return composition ? { ...lit(picture, kit, turn), composition } : null
  }

export const CHANGES: readonly Change[] = [
  ...[same, otherwiseLit, plainlyLit],
  ...Array.from({ length: MOST_GROUNDS }, (_, at) => onGround(at + 1)),
  ...[0, 1].map(byHand),
]
  .map((other): Change => ({ other }))
  .concat([same, otherwiseLit].map(lit => ({ other: composed(lit), asItIs: true })))
