// The cover of a set.
import type { Page } from '#lib/render/page.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { hasPicture } from '#lib/templates/carousel/field.ts'
import type { Grounds } from '#lib/templates/carousel/grounds.ts'
import { type At, layWords, roomOf } from '#lib/templates/carousel/lay.ts'
import type { Plan } from '#lib/templates/carousel/plan/plan.ts'
import { groupAlone, tallOf } from '#lib/templates/carousel/sizes.ts'

/** On a canvas 1080 wide, beside a picture and alone. */
const BESIDE = { head: 210, body: 64, figure: 420, act: 60 }
const ALONE = { head: 300, body: 76, figure: 420, act: 64, accented: true }

export async function coverOf(page: Page, plan: Plan, at: At, grounds: Grounds): Promise<SceneNode[]> {
  const said = plan.said[0]
  if (!said) return []
  const sizes = hasPicture(page, plan, 0) ? BESIDE : ALONE
  const group = await groupAlone(page, said, grounds.words, { ...sizes, room: roomOf(page, plan, at) }, said.figure)
  return layWords(page, plan, at, grounds, { group, tallest: tallOf(group) })
}
