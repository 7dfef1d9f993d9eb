// What a composition shows between or beside its words: what the picture is about, else where it plays.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Read } from '#lib/render/read.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { placeOn, takePlace, underSky } from '#lib/render/subject/scenery.ts'
import { artwork, type Calm, shows } from '#lib/render/subject/show.ts'
import { showsNoThing } from '#lib/render/subject/subject.ts'
import { groundBeside } from '#lib/templates/aside/looks.ts'
import { nightOf, panel, placeUnder } from '#lib/templates/aside/place.ts'

/** Smaller it would be a stamp. */
const LEAST_PX = 150

/** Whether there is anything of the kind. */
export const depictsAny = ({
  subject,
  setting,
  template = '',
}: Pick<Read, 'subject' | 'setting'> & { template?: string }): boolean =>
  subject.nouns.length > 0 || (setting !== null && !showsNoThing(template))

/** Whether a half beside words would stay empty. */
export const showsNothing = ({ photos }: BrandKit, read: Read): boolean => photos.length === 0 && !depictsAny(read)

/** A place goes from edge to edge: below words on their own paper, beside them on a ground of its own. */
export async function depict(page: Page, on: Ground, rect: Rect, calm: Calm): Promise<SceneNode[]> {
  const { setting, canvas } = page
  if (shows(page) || !setting || showsNoThing(page.template)) return artwork(page, on, rect, calm)
  // Between words its ground would be a cut through the middle of them.
  const isBetween = rect.y > 0 && rect.y + rect.height < canvas.height - 1
  if (isBetween || rect.width < LEAST_PX || rect.height < LEAST_PX) return []
  const isBeside = rect.width < canvas.width - 1
  if (isBeside && rect.height < canvas.height - 1) return []
  takePlace(page, rect, setting)
  if (calm === 'top') return placeUnder(page, rect, on, setting)
  const own = on.dark ? null : nightOf(page, setting)
  if (isBeside) return panel(page, rect, setting, own ?? groundBeside(page, on.paper, []))
  return own ? panel(page, rect, setting, own) : [placeOn(page, underSky(rect), { setting, on })]
}
