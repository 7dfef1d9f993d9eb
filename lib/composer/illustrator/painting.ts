// What an image model is to paint where no drawing shows it: asked of whoever chooses drawings, where the brand allows it.
import * as z from 'zod'
import type { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import { privateIn } from '#lib/composer/literals/private.ts'

export type Paints = Exclude<PaintedPictures, 'off'>

/** “” for nothing; `wish` is 0 where no wish asks for it. */
export const Painting = z.strictObject({ wish: z.int(), scene: z.string(), photo: z.boolean() })

/** What is to be seen on the first picture, and the wish that it meets. */
export type Scene = { scene: string; photo: boolean; wish: string | null }

const WHERE: Record<Paints, string> = {
  on_wish:
    'Only where one of the "unmet" wishes asks for something that can be seen in one picture; "wish" is its number, which stays in "unmet".',
  always:
    'Where one of the "unmet" wishes asks for something that can be seen in one picture; "wish" is its number, which stays in "unmet". Without such a wish also where you draw nothing on the first picture and its words are about a thing, a doing or a place that everybody can picture; "wish" is 0 then.',
}

/** What stands before the last line of the question for drawings. */
export const paintingAsked = (
  paints: Paints,
): string => `"paint": another model can paint one picture for you, which then stands large on the first picture in place of a drawing. ${WHERE[paints]}
"scene": one to three English sentences that say what is to be seen and nothing that is to be read: the thing first, then where it is, how near, the season, the weather and the light, as far as wish and words say it or it surely goes with them. No people unless the wish asks for them, and none that is named: say "a man", seen from behind or far away. No brand, no signs, no letters, no numbers. "photo": true where a photo is asked for.
"scene" is "" where a reader would take what is painted for something that it is not: the brand's own shop, rooms, team, customers, product, dish or work as it really is, a result, a before and after, an event that took place, a certain building, a certain person or animal; also for a screen, a map, a chart, a document, a logo, money, a child, or anything over which you would draw nothing. "A cup on a windowsill" can be painted, "our cup" cannot.
`

const [SHORTEST, LONGEST] = [8, 600]

/** What was answered, where it can be painted. `wishes` by number; `isDrawn` where the first picture shows something already. */
export function sceneIn(
  { wish, scene, photo }: z.output<typeof Painting>,
  { wishes, unmet, isDrawn, paints }: Beside,
): Scene | null {
  const said = scene.replace(/\s+/gu, ' ').trim()
  if (said.length < SHORTEST || said.length > LONGEST || privateIn(said)) return null
  const meets = unmet.includes(wish) ? wishes[wish] : undefined
  if (meets !== undefined) return { scene: said, photo, wish: meets }
  return paints === 'always' && wish === 0 && !isDrawn ? { scene: said, photo, wish: null } : null
}

type Beside = {
  wishes: Readonly<Record<string, string>>
  unmet: readonly number[]
  isDrawn: boolean
  paints: Paints
}
