import { curve, type Point, tidy } from '#lib/render/art/curve.ts'
import { noise } from '#lib/render/art/noise.ts'
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'

/** One path over all slides of a carousel, seen through the window of slide `index`, with one object over the first seam. */
export function thread(
  page: Page,
  on: Ground,
  { index, count, from, to }: { index: number; count: number; from: number; to?: number },
): SceneNode[] {
  const { width, height } = page.canvas
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
  const play = page.pairing.manner === 'friendly'
  const tint = play ? page.theme.plain.paper : tintOf(on)
  const under = play ? page.theme.plain.ink : mix(on.paper, tint, 0.42)
  const band = `<path d="${path}" fill="none" stroke="${tint}" stroke-width="${tidy(weight)}"/><path d="${path}" transform="translate(0 ${tidy(weight)})" fill="none" stroke="${under}" stroke-width="${tidy(weight)}"/>`
  const radius = width * 0.3
  const seam = rings(
    [width * 0.98, Math.max(from + radius * 0.9, middle - weight)],
    radius,
    play ? [under, tint, under] : [0.35, 0.6, 1].map(share => mix(on.paper, tint, share)),
  )
  const end = rings(
    [(count - 0.5) * width, middle],
    width * 0.13,
    play ? [under, tint] : [0.5, 1].map(share => mix(on.paper, tint, share)),
  )
  const object = index < 2 ? seam : index === count - 1 ? end : ''
  return [drawing({ x: 0, y: 0, width, height }, `<g transform="translate(${-left} 0)">${band}${object}</g>`)]
}

function rings([x, y]: Point, radius: number, colours: string[]): string {
  return colours
    .map(
      (colour, index) =>
        `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius * (1 - index * 0.28))}" fill="${colour}"/>`,
    )
    .join('')
}
