// What was chosen to be seen on a card, in a place among its words that touches the edges of the canvas.
import type { Ground } from '#lib/render/colour/ground.ts'
import { isScene } from '#lib/render/objects/named/scene.ts'
import type { Page } from '#lib/render/page.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { isSeen, thingsIn } from '#lib/templates/aside/looks.ts'
import { sceneBeside } from '#lib/templates/aside/scene.ts'
import { thingIn } from '#lib/templates/report/titled.ts'

/** Whether this attempt has a place for it. */
export const isShownAmong = ({ corner, depicts }: Page): boolean => Boolean(corner && depicts?.[0])

/** A scene fills it; a thing stands on the paper of the words, or where it would not be seen there on another. */
export function chosenIn(page: Page, on: Ground, rect: Rect): SceneNode[] {
  const [noun = ''] = page.depicts ?? []
  const { margin } = page.canvas
  if (!isScene(noun) && isSeen(on, [noun]))
    return thingIn(page, on, noun, {
      ...{ x: rect.x + margin / 2, y: rect.y + margin / 2 },
      ...{ width: rect.width - margin, height: rect.height - margin / 2 },
    })
  page.take('things', rect)
  return isScene(noun) ? sceneBeside(page, rect, on.paper, noun) : thingsIn(page, rect, on.paper, [noun])
}
