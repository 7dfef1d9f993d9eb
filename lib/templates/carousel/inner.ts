// A slide between cover and end, or a last one that is a point as they are: beside its picture, or carried by its words alone. Those that are alike have letters of one size, one line and one seam.
import type { Page } from '#lib/render/page.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { hasPicture } from '#lib/templates/carousel/field.ts'
import type { Grounds } from '#lib/templates/carousel/grounds.ts'
import { type At, layWords, roomOf } from '#lib/templates/carousel/lay.ts'
import { isPoint, type Plan } from '#lib/templates/carousel/plan/plan.ts'
import { groupsOf, headSize, type Most, tallOf } from '#lib/templates/carousel/sizes.ts'

/** Of the letters, on a canvas 1080 wide. */
const MOST = {
  pictures: { head: 136, body: 62, figure: 380, act: 58 },
  figures: { head: 150, body: 70, figure: 640, act: 60 },
  words: { head: 300, body: 84, figure: 420, act: 64 },
} as const
/** Over land, which fills what they leave, headlines as large as this need no second size for the short ones among them. */
const ENOUGH = 175
/** Numerals of steps beside pictures. */
const NUMERAL = 170
/** Upright there is more height for the same width. */
const UPRIGHT = { head: 1.08, body: 1.12, figure: 1.4 } as const

export async function innerOf(page: Page, plan: Plan, at: At, grounds: Grounds): Promise<SceneNode[]> {
  const isPictured = hasPicture(page, plan, at.index)
  const { like, most, figures, said } = alikeTo(page, plan, at)
  const beside = isPictured ? undefined : await besideOf(page, plan, at)
  const look = { on: grounds.words, figures }
  const even = (isPictured || plan.lead === 'figures') && !said.some(({ figure }) => figure)
  const equals = isCounted(plan)
  const enough = plan.land ? ENOUGH : 0
  const groups = await groupsOf(page, said, look, { ...most, even, enough, beside, equals })
  const group = groups[like.indexOf(at.index)]
  if (!group) return []
  // Numbers differ in height: each has its own seam, so that its picture is as large as it can be.
  const alike = plan.said[at.index]?.figure ? [group] : groups.filter((_, one) => !said[one]?.figure)
  return layWords(page, plan, at, grounds, { group, tallest: Math.max(...alike.map(tallOf)) })
}

/** The slides that have a picture as this one has, or have none as well. */
function alikeTo(page: Page, plan: Plan, at: At) {
  const isPictured = hasPicture(page, plan, at.index)
  const last = plan.slides.length - 1
  const inner = plan.slides.map((_, index) => index).slice(1, isPoint(plan, last) ? undefined : -1)
  const like = inner.filter(index => hasPicture(page, plan, index) === isPictured)
  const all = figuresOn(plan)
  const signed = like.includes(last) && at.index !== last ? SIGNED * page.canvas.unit : 0
  return {
    ...{ like, figures: like.map(index => all[index] ?? ''), said: like.flatMap(index => plan.said[index] ?? []) },
    most: { ...mostOf(page, plan, isPictured), room: roomOf(page, plan, at) - signed },
  }
}

/** By how much the name over the last slide is taller than those over the others. */
const SIGNED = 37

/** The size of the headlines beside pictures, where slides have any. */
async function besideOf(page: Page, plan: Plan, at: At): Promise<number | undefined> {
  const index = plan.slides.findIndex(
    (_, one) => one > 0 && one < plan.slides.length - 1 && hasPicture(page, plan, one),
  )
  if (index < 0) return undefined
  const { said, figures, most } = alikeTo(page, plan, { ...at, index })
  return headSize(page, said, figures, { ...most, even: true })
}

/** Numerals of steps have one size, whatever stands beside them. */
function mostOf({ canvas: { shape } }: Page, plan: Plan, isPictured: boolean): Omit<Most, 'room'> {
  const { lead } = plan
  const { head, body, figure, act } = MOST[isPictured ? 'pictures' : lead === 'figures' ? 'figures' : 'words']
  const grow = shape === 'story' ? UPRIGHT : { head: 1, body: 1, figure: 1 }
  const sizes = {
    head: head * grow.head,
    body: body * grow.body,
    figure: lead === 'pictures' && isCounted(plan) ? NUMERAL : figure * grow.figure,
    act,
  }
  return { ...sizes, accented: !isPictured }
}

/** What stands over the headline of a slide. */
export const figuresOn = ({ said }: Plan): string[] =>
  said.map(({ figure, ordinal }) => figure ?? (ordinal === undefined ? '' : String(ordinal)))

/** Its points are steps or tips of one rank. */
const isCounted = ({ said }: Plan): boolean => said.some(({ ordinal }) => ordinal !== undefined)
