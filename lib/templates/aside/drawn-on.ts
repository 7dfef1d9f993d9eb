// What is seen of what was chosen for a picture: a template may have no room for it.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { isThing } from '#lib/render/objects/named/shapes-of.ts'
import { ownFile } from '#lib/render/objects/own.ts'
import type { Picture } from '#lib/render/picture.ts'
import { places } from '#lib/render/places/index.ts'
import { drawable } from '#lib/render/read.ts'
import { picturesIn, type Scene } from '#lib/render/scene.ts'
import { largestIn } from '#lib/templates/aside/made.ts'

type Composed = { scene: Scene; boxes: readonly { role: string }[] }

/** Of a thing itself, drawn by us or by a model, or the brand's own picture of it; of a place any scenery. */
export function isDrawnOn({ scene, boxes }: Composed, name: string, kit: BrandKit): boolean {
  if (places[name] && !isThing(name)) return boxes.some(({ role }) => role === 'scenery' || role === 'land')
  const noun = drawable(name, kit)
  const file = ownFile(noun)
  return largestIn(scene.root, noun) > 0 || (file !== null && picturesIn(scene.root).has(file))
}

/** Whether each of its rows has the drawing that was chosen for it. */
export const showsRows = (composed: Composed, { depicts_rows = [] }: Picture, kit: BrandKit): boolean =>
  depicts_rows.length > 0 && depicts_rows.every(name => isDrawnOn(composed, name, kit))
