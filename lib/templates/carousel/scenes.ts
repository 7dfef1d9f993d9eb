// What the slides of a carousel show, and the line on which the thing of its story stands at begin and end.
import { tidy } from '#lib/render/art/curve.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import { meantIn } from '#lib/render/objects/meant.ts'
import { languagesOf } from '#lib/render/objects/tokens.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'
import { besideOf } from '#lib/render/signature/of.ts'
import { settingNamed } from '#lib/render/subject/places/setting.ts'
import { subjectOf, thingOf, tradeIn, whereabouts } from '#lib/render/subject/subject.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { seamColour } from '#lib/templates/kit/surface.ts'

/** Words above a thing that leans towards the next slide, under one, or above one in the middle. */
export type Layout = 'first' | 'under' | 'last'

export type Story = {
  /** Of cover and end alone: between them a thing stands on the seam of its slide. */
  things: readonly (string | null)[]
  turned: boolean
  grounds: readonly Ground[]
}

export const layoutOf = ({ things, turned }: Story, index: number): Layout =>
  index === things.length - 1 ? 'last' : turned ? 'under' : 'first'

/** What somebody has said of each. Else on the cover what it names, or what the brand deals in, or what several slides name, and so at the end; between them what a slide names itself. No thing stands on most of the slides. */
export function thingsOf(page: Page, slides: readonly Slide[]): (string | null)[] {
  if (page.subject.grave) return slides.map(() => null)
  const brand = besideOf(page.kit)
  const last = slides.length - 1
  const { depicts } = page
  const own = slides.map((slide, at) =>
    depicts ? depicts[at] || null : (subjectOf('slide', slide, brand).nouns[0] ?? null),
  )
  const named = () => own[0] ?? tradeIn(brand) ?? page.things[0] ?? oftenNamed(page, slides, brand)
  const whole = depicts ? null : named()
  const most = Math.max(1, Math.floor(slides.length / 2))
  const seen = new Map<string, number>()
  const shown = slides.map((): string | null => null)
  for (const at of [0, ...own.keys(), last]) {
    const isElsewhere = settingNamed(whereabouts(slides[at] ?? {}), page.kit) !== null
    // Where a slide says where it plays, what the brand deals in is not shown in its place.
    const noun = own[at] ?? ((at === 0 || at === last) && !isElsewhere ? whole : null)
    if (!noun || shown[at] || (seen.get(noun) ?? 0) >= most) continue
    shown[at] = noun
    seen.set(noun, (seen.get(noun) ?? 0) + 1)
  }
  return shown
}

/** Of what the headlines name, that which the brand speaks of too, or more than one slide: a thing named once is not what the story is about. */
function oftenNamed({ subject: { nouns } }: Page, slides: readonly Slide[], brand: string): string | null {
  const said = slides.map(({ headline, body = '', meta = '', cta = '' }) =>
    [headline, body, meta, cta].flatMap(text => thingOf(text, brand) ?? []),
  )
  const own = meantIn(brand, languagesOf(brand)).map(one => one.noun)
  return nouns.find(noun => own.includes(noun) || said.filter(one => one.includes(noun)).length > 1) ?? null
}

/** Where the line runs on a slide, in shares of its height: under the things that stand on it. */
const LEVEL: Record<Layout, number> = { first: 0.93, under: 0.5, last: 0.93 }

/** Of one slide, in shares of its height. */
export const levelOf = (layout: Layout): number => LEVEL[layout]

/** The line and what stands on it, in the room from `top` to the line. */
export function scenery(page: Page, story: Story, index: number, top: number): SceneNode[] {
  const { width, height } = page.canvas
  const on = story.grounds[index] ?? page.theme.plain
  const noun = story.things[index]
  if (!noun) return []
  const others = page.theme.playful.map(one => one.paper)
  const ask = { noun, hand: steady(page.signature.hand, noun), on, others, seed: page.kit.name }
  const layout = layoutOf(story, index)
  const places = placesOf(page, noun, layout, { top, foot: height * levelOf(layout) })
  const drawn = places.map(place => objectIn(place, ask))
  return [drawing({ x: 0, y: 0, width, height }, line(page, story, index) + drawn.join(''))]
}

type Place = { x: number; y: number; width: number }

/** Whole, on the line, clear of where this bends towards the next slide. */
function placesOf(page: Page, noun: string, layout: Layout, { top, foot }: { top: number; foot: number }): Place[] {
  const { width, area } = page.canvas
  const room = foot - top
  if (room < 160) return []
  const most = { first: 0.84, under: 1, last: 0.7 }[layout] * area.width
  const right = width - width * BEND - area.x * 0.5
  const left = layout === 'first' ? Math.max(area.x, right - most) : area.x
  const frame = { x: left, y: top, width: Math.min(most, right - left), height: room }
  const middle = layout === 'first' ? 0 : (right - left - frame.width) / 2
  return [squareFor(noun, { ...frame, x: frame.x + middle })]
}

/** How far before the edge of a slide the line begins to rise or fall. */
const BEND = 0.075

/** One path through the slides that show something, seen through the window of this one; beside words alone it stays level. */
function line(page: Page, story: Story, index: number): string {
  const { width, height } = page.canvas
  const level = (at: number) => tidy(height * levelOf(layoutOf(story, story.things[at] ? at : index)))
  const bend = width * BEND
  const parts = [`M${tidy(-bend)} ${level(index - 1)}`]
  for (const [at, end] of [[index - 1, 0] as const, [index, width] as const])
    parts.push(
      `L${tidy(end - bend)} ${level(at)}C${end} ${level(at)} ${end} ${level(at + 1)} ${tidy(end + bend)} ${level(at + 1)}`,
    )
  const weight = tidy(width * 0.013)
  return `<path d="${parts.join('')}" fill="none" stroke="${seamColour(page, story.grounds)}" stroke-width="${weight}"/>`
}
