import type { KitImage } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { shade } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { box, drawing, image, type Rect, type SceneNode } from '#lib/render/scene.ts'

/** Nobody speaks or shows something in these. */
const AT_REST = /rest|sleep|tired|sad/i

/** The pose that the words name, else a lively one that the seed picks. */
export function figureOf(page: Page, pose: string | undefined): KitImage | null {
  const { mascot } = page.kit
  const wanted = pose?.toLowerCase()
  const named = wanted ? mascot.find(one => one.pose !== '' && wanted.includes(one.pose.toLowerCase())) : undefined
  const lively = mascot.filter(one => !AT_REST.test(one.pose))
  const free = lively.length > 0 ? lively : mascot
  return (named ?? free[Math.floor(page.roll() * free.length)])?.image ?? null
}

/** The figure on its feet in the rectangle, with a soft shadow on the ground. */
export function onFeet(page: Page, on: Ground, figure: KitImage, rect: Rect): SceneNode[] {
  const scale = Math.min(rect.width / figure.width, rect.height / figure.height)
  const frame = {
    width: figure.width * scale,
    height: figure.height * scale,
    x: rect.x + (rect.width - figure.width * scale) / 2,
    y: rect.y + rect.height - figure.height * scale,
  }
  const floor = {
    x: frame.x + frame.width * 0.14,
    y: frame.y + frame.height * 0.965,
    width: frame.width * 0.72,
    height: frame.height * 0.06,
  }
  const shadow = shade(on.paper, { l: 0.2 })
  const ellipse = [0.5, 0.42, 0.33, 0.22]
    .map(
      half =>
        `<ellipse cx="${floor.x + floor.width / 2}" cy="${floor.y + floor.height / 2}" rx="${floor.width * half}" ry="${floor.height * half}" fill="${shadow}" fill-opacity="0.1"/>`,
    )
    .join('')
  page.take('mascot', frame)
  return [drawing(floor, ellipse), image(frame, page.picture(figure))]
}

/** A disc behind the figure, so that it stands somewhere. */
export function spot([x, y]: readonly [number, number], radius: number, fill: string): SceneNode {
  const rect = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  return box(rect, { backgroundColor: fill, borderRadius: radius })
}
