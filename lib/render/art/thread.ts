import { curve, type Point, tidy } from '#lib/render/art/curve.ts'
import { noise } from '#lib/render/art/noise.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { box, drawing, type SceneNode } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'

/** One path over all slides of a carousel, seen through the window of slide `index`, with one object over the first seam; `grounds` are those of all slides. */
export function thread(
  page: Page,
  grounds: readonly Ground[],
  { index, from, to }: { index: number; from: number; to?: number },
): SceneNode[] {
  const { width, height } = page.canvas
  const count = grounds.length
  const foot = to ?? height
  const roll = dice(`thread/${page.kit.name}`)
  const land = noise(roll)
  const middle = to ? (from + foot) / 2 : height * 0.86
  const swing = height * 0.05
  const left = index * width
  const points = Array.from({ length: count * 4 + 3 }, (_, step): Point => {
    const x = (step - 1) * (width / 4)
    return [x, middle + land(step * 0.37, 1.5) * swing * 3]
  })
  const weight = width * 0.036
  const path = curve(points, 0.18)
  const [tint, under] = strands(page, grounds)
  const band = `<path d="${path}" fill="none" stroke="${tint}" stroke-width="${tidy(weight)}"/><path d="${path}" transform="translate(0 ${tidy(weight)})" fill="none" stroke="${under}" stroke-width="${tidy(weight)}"/>`
  const frame = { x: 0, y: 0, width, height }
  const nodes: SceneNode[] = [drawing(frame, `<g transform="translate(${-left} 0)">${band}</g>`)]
  const radius = width * 0.3
  const colours = [under, tint]
  if (index < 2)
    nodes.push(...medal(page, [width * 0.98 - left, Math.max(from + radius * 0.9, middle - weight)], radius, colours))
  if (index === count - 1) nodes.push(...medal(page, [width / 2, middle], width * 0.13, colours))
  return nodes
}

/** Two colours of the brand that are seen on every slide, so that nothing changes at a seam. */
function strands({ theme }: Page, grounds: readonly Ground[]): [string, string] {
  const papers = [...new Set(grounds.map(ground => ground.paper))]
  const { plain, deep, vivid } = theme
  const all = [plain.lead, ...vivid.map(one => one.paper), plain.accent, deep.paper, plain.ink, plain.paper, deep.ink]
  const seen = (colour: string) => Math.min(...papers.map(paper => contrast(colour, paper)))
  const tint = all.find(colour => seen(colour) >= 1.5) ?? all.toSorted((a, b) => seen(b) - seen(a))[0] ?? plain.ink
  const rest = all.filter(colour => contrast(colour, tint) >= 1.6).toSorted((a, b) => seen(b) - seen(a))
  return [tint, rest.find(colour => seen(colour) < 4 && seen(colour) >= 1.5) ?? rest[0] ?? mix(tint, plain.paper, 0.5)]
}

/** The brand's mark on a disc with a rim; without a mark, rings. */
function medal(page: Page, [x, y]: Point, radius: number, [rim = '', face = '']: readonly string[]): SceneNode[] {
  const mark = page.kit.logos.find(logo => logo.variant === 'mark')?.image
  const rect = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  if (!mark) return [drawing(rect, rings([x, y], radius, [rim, face, rim]))]
  const side = radius * 0.98
  const scale = side / Math.max(mark.width, mark.height)
  const [width, height] = [mark.width * scale, mark.height * scale]
  const mask = { maskImage: `url("${page.picture(mark)}")`, maskSize: '100% 100%', maskRepeat: 'no-repeat' }
  return [
    drawing(rect, rings([x, y], radius, [rim, face])),
    box({ x: x - width / 2, y: y - height / 2, width, height }, { backgroundColor: rim, ...mask }),
  ]
}

function rings([x, y]: Point, radius: number, colours: string[]): string {
  return colours
    .map(
      (colour, index) =>
        `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius * (1 - index * 0.14))}" fill="${colour}"/>`,
    )
    .join('')
}
