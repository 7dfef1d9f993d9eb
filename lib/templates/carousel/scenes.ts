// What the slides of a carousel show: the thing that the story names, drawn anew on each of them, on one line that runs through all.
import { tidy } from '#lib/render/art/curve.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'
import { besideOf } from '#lib/render/signature/of.ts'
import { subjectOf, tradeIn } from '#lib/render/subject/subject.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { seamColour } from '#lib/templates/kit/surface.ts'

/** Words above a thing that the edge cuts, under several, over one that fills the foot, or above one whole. */
export type Layout = 'cut' | 'under' | 'over' | 'whole'

/** No two neighbours alike; the first is cut by the edge, so that one swipes. */
export function layoutsOf(count: number, turned: boolean): Layout[] {
  const inner: readonly Layout[] = turned ? ['over', 'under'] : ['under', 'over']
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return turned ? 'under' : 'cut'
    if (index === count - 1) return 'whole'
    return inner[(index - 1) % 2] ?? 'under'
  })
}

export type Story = { things: readonly (string | null)[]; layouts: readonly Layout[]; grounds: readonly Ground[] }

/** Of each slide what it is about itself, else what the story is, else what the brand deals in; null where nothing is sure. */
export function thingsOf(page: Page, slides: readonly Slide[]): (string | null)[] {
  if (page.subject.grave) return slides.map(() => null)
  const brand = besideOf(page.kit)
  const whole = page.subject.nouns[0] ?? tradeIn(brand)
  return slides.map(slide => subjectOf('slide', slide, brand).nouns[0] ?? whole)
}

/** Where the line runs on a slide, in shares of its height: under the things that stand on it. */
const LEVEL: Record<Layout, number> = { cut: 0.93, under: 0.5, over: 0.97, whole: 0.93 }
/** With nothing to stand on it, it is a surface of the brand's own colour along the foot; words take the rest. */
const SURFACE: Record<Layout, number> = { cut: 0.93, under: 0.96, over: 0.9, whole: 0.94 }

export const levelOf = (layout: Layout, bare: boolean): number => (bare ? SURFACE : LEVEL)[layout]

const isBare = ({ things }: Story): boolean => things.every(thing => thing === null)

/** The line and what stands on it, in the room from `top` to the line. */
export function scenery(page: Page, story: Story, index: number, top: number): SceneNode[] {
  const { width, height } = page.canvas
  const layout = story.layouts[index] ?? 'cut'
  const on = story.grounds[index] ?? page.theme.plain
  const frame = { x: 0, y: 0, width, height }
  const foot = height * levelOf(layout, isBare(story))
  if (isBare(story)) return [drawing(frame, line(page, story, index))]
  const noun = story.things[index]
  const others = page.theme.playful.map(one => one.paper)
  const ask = { noun: noun ?? '', hand: page.signature.hand, on, others, seed: page.kit.name }
  const places = noun ? placesOf(page, layout, index, { top, foot }) : []
  const drawn = places.map((place, at) => objectIn(place, ask, at % 2 === 0 ? 0 : 5))
  return [drawing(frame, line(page, story, index) + drawn.join(''))]
}

type Place = { x: number; y: number; width: number }

function placesOf(page: Page, layout: Layout, index: number, { top, foot }: { top: number; foot: number }): Place[] {
  const { width } = page.canvas
  const { area } = page.canvas
  const room = foot - top
  if (room < 160) return []
  const standing = (x: number, size: number): Place => ({ x, y: foot - size * 0.955, width: size })
  if (layout === 'cut') {
    const size = Math.min(room * 1.02, width * 0.84)
    return [standing(width - size * 0.78, size)]
  }
  if (layout === 'over') {
    const size = Math.min(Math.max(room * 1.25, width * 0.5), width * 0.92)
    return [
      {
        x: area.x + (area.width - size) * (index % 2 === 0 ? 0.9 : 0.1),
        y: foot - Math.min(size * 0.9, room),
        width: size,
      },
    ]
  }
  if (layout === 'whole') {
    const size = Math.min(room * 0.96, width * 0.56)
    return [standing(area.x + (area.width - size) / 2, size)]
  }
  // One more of them with every slide that shows them so.
  const count = Math.min(3, Math.ceil((index + 1) / 2))
  const size = Math.min(room * 0.94, (area.width * 0.98) / count)
  const gap = (area.width - size * count) / (count + 1)
  return Array.from({ length: count }, (_, at) =>
    standing(area.x + gap + at * (size + gap), size * (1 - 0.12 * (count - 1 - at))),
  )
}

/** One path through all slides, seen through the window of this one. */
function line(page: Page, story: Story, index: number): string {
  const { width, height } = page.canvas
  const { layouts, grounds } = story
  const bare = isBare(story)
  const level = (at: number) => height * levelOf(layouts[Math.min(Math.max(at, 0), layouts.length - 1)] ?? 'cut', bare)
  const bend = width * 0.075
  const parts = [`M${-width} ${tidy(level(0))}`]
  for (let at = 0; at < layouts.length; at++) {
    const end = (at + 1) * width
    parts.push(`L${tidy(end - bend)} ${tidy(level(at))}`)
    parts.push(
      `C${tidy(end)} ${tidy(level(at))} ${tidy(end)} ${tidy(level(at + 1))} ${tidy(end + bend)} ${tidy(level(at + 1))}`,
    )
  }
  const colour = seamColour(page, grounds)
  if (bare)
    return `<g transform="translate(${-index * width} 0)"><path d="${parts.join('')}L${layouts.length * width + width} ${height}H${-width}Z" fill="${colour}"/></g>`
  const weight = tidy(width * 0.013)
  return `<g transform="translate(${-index * width} 0)"><path d="${parts.join('')}" fill="none" stroke="${colour}" stroke-width="${weight}"/></g>`
}
