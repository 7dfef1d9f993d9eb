// Where a picture plays, beside words that are all it has: at their foot on their own paper, or a panel of its own on a wide canvas.
import { registry } from '#lib/registry.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { placeOn, underSky } from '#lib/render/subject/scenery.ts'
import { groundBeside, grounds } from '#lib/templates/aside/looks.ts'

/** Posts of every day and of what happens: there the place of the trade may stand where nothing is named. */
const AT_HOME = /* @__PURE__ */ registry<true>({
  ...{ statement: true, announcement: true, event_reminder: true, product_launch: true, schedule: true, facts: true },
  ...{ feature_list: true, og_title: true, og_article: true },
})

/** The place that stands beside words alone: as said or named, else the trade's own where it may. */
export const settingBeside = ({ setting, home, plain, template, canvas }: Page, isBare: boolean): Setting | null =>
  canvas.shape === 'poster' ? null : (setting ?? (isBare && !plain[0] && AT_HOME[template] ? home : null))

/** Fills what `asideOf` has left to it. */
export const placeBeside = (page: Page, rect: Rect, paper: string, setting: Setting): SceneNode[] =>
  rect.y > 0
    ? placeUnder(page, rect, groundOf(page, paper), setting)
    : panel(page, rect, setting, nightOf(page, setting) ?? groundBeside(page, paper, []))

/** Below words on their own ground: a night on a pale one would be a day in other colours, so it has its own. */
export function placeUnder(page: Page, rect: Rect, on: Ground, setting: Setting, turn = 0): SceneNode[] {
  const night = on.dark ? null : nightOf(page, setting)
  return night ? panel(page, rect, setting, night, turn) : [placeOn(page, rect, { setting, on, turn })]
}

/** With a sky of its own. */
export const panel = (page: Page, rect: Rect, setting: Setting, on: Ground, turn = 0): SceneNode[] => [
  box(rect, { backgroundColor: on.paper }),
  placeOn(page, underSky(rect), { setting, on, turn }),
]

export const nightOf = ({ theme: { deep } }: Page, { light }: Setting): Ground | null =>
  light === 'night' && deep.dark ? deep : null

/** The ground that the words have. */
const groundOf = (page: Page, paper: string): Ground =>
  grounds(page).find(one => one.paper.toLowerCase() === paper.toLowerCase()) ?? { ...page.theme.plain, paper }
