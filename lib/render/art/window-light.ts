import { layered, noise } from '#lib/render/art/noise.ts'
import { paint, ramp, smooth } from '#lib/render/art/paint.ts'
import type { ImageNode, Rect } from '#lib/render/scene.ts'
import type { Dice } from '#lib/render/seed.ts'

/** `at` is where the light falls, in shares of the rectangle; `size` in shares of its shorter side. */
export type WindowLight = { wall: string; shade: string; glow: string; at: readonly [number, number]; size: number }

type Leaf = { x: number; y: number; long: number; wide: number; cos: number; sin: number }

/** Sun through an arched window on lime plaster, with the shadow of a branch. */
export function windowLight(rect: Rect, roll: Dice, { wall, shade, glow, at, size }: WindowLight): ImageNode {
  const rough = layered(noise(roll), 3)
  const drift = noise(roll)
  const side = Math.min(rect.width, rect.height) * size
  const [cx, cy] = [rect.width * at[0], rect.height * at[1]]
  const lean = 0.42 + roll() * 0.2
  const leaves = branch(roll)
  const colours = ramp([shade, wall, glow], 160)
  return paint(rect, colours, 2, (x, y) => {
    const bump = rough(x / 31, y / 31)
    const relief = (bump - rough((x + 2.4) / 31, (y + 2.4) / 31)) * 52
    const u = (x - cx + (y - cy) * lean) / side
    const v = (y - cy) / side
    const lit = arch(u, v) * (1 - shadow(leaves, u, v) * 0.8)
    const fall = 0.42 + drift(x / 640, y / 640) * 0.12 - (y / rect.height) * 0.16 + (x / rect.width) * 0.04
    return { value: Math.min(1, fall + lit * (0.5 + bump * 0.05)), light: relief * (0.5 + lit * 0.8) }
  })
}

/** A window of six panes under a half circle; edges blur with the distance from its top. */
function arch(u: number, v: number): number {
  const soft = 0.016 + (v + 0.62) * 0.034
  const edge = (distance: number) => smooth(soft, -soft, distance)
  const spring = -0.28
  const inside = v < spring ? edge(Math.hypot(u, v - spring) - 0.34) : edge(Math.abs(u) - 0.34) * edge(v - 0.62)
  const bars = Math.max(edge(Math.abs(u) - 0.016), edge(Math.abs(v - spring) - 0.018), edge(Math.abs(v - 0.18) - 0.014))
  return inside * (1 - bars * 0.9)
}

function branch(roll: Dice): Leaf[] {
  const count = 13 + Math.floor(roll() * 4)
  return Array.from({ length: count }, (_, index) => {
    const along = index / count
    const outward = index % 2 === 0
    const angle = 0.5 + (outward ? 0.9 : -0.7) + roll() * 0.5
    const x = 0.4 - along * 0.72 + roll() * 0.05
    const y = -0.34 + along * 0.74 + (outward ? -0.06 : 0.06)
    return {
      x,
      y,
      long: 0.075 + roll() * 0.05,
      wide: 0.022 + roll() * 0.014,
      cos: Math.cos(angle),
      sin: Math.sin(angle),
    }
  })
}

function shadow(leaves: readonly Leaf[], u: number, v: number): number {
  const twig = v - (-0.34 + ((0.4 - u) / 0.72) * 0.74) - Math.sin(u * 5) * 0.03
  let dark = smooth(0.022, 0.001, Math.abs(twig) * 0.72) * 0.8
  for (const leaf of leaves) {
    const dx = u - leaf.x
    const dy = v - leaf.y
    const along = (dx * leaf.cos + dy * leaf.sin) / leaf.long
    if (Math.abs(along) > 1.15) continue
    const across = (-dx * leaf.sin + dy * leaf.cos) / (leaf.wide * (1 - along * along * 0.7))
    dark = Math.max(dark, smooth(1.5, 0.55, Math.hypot(along, across)))
  }
  return dark
}
