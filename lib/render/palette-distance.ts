import { lch } from '#lib/render/colour/oklch.ts'
import type { Palette } from '#lib/render/picture.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import type { SceneNode } from '#lib/render/scene.ts'

type Painted = { paper: string; background?: string; nodes: readonly SceneNode[] }

const HEX = /#[0-9A-Fa-f]{6}(?![0-9A-Fa-f])/g

/** Of all grounds, panels and texts of a picture, the colour that is farthest from the brand's. */
export function farthestColour({ paper, background, nodes }: Painted, palette: Palette): Proof['palette'] {
  const brand = Object.values(palette)
    .flat()
    .filter(colour => typeof colour === 'string')
    .map(across)
  if (brand.length === 0) return null
  const colours = new Set([paper, ...(background?.match(HEX) ?? []), ...nodes.flatMap(coloursOf)])
  let far: Proof['palette'] = null
  for (const colour of colours) {
    const distance = Number(distanceTo(brand, across(colour)).toFixed(3))
    if (!far || distance > far.distance) far = { colour, distance }
  }
  return far
}

type Point = readonly [number, number]

/**
 * In OKLab, lightness aside: a shade or tint of a brand colour, and a grey, are no distance away. Each brand colour is the
 * line from grey to itself, and the distance is that to the nearest line.
 */
function distanceTo(brand: readonly Point[], [x, y]: Point): number {
  const toLine = ([a, b]: Point) => {
    const length = a * a + b * b
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * a + y * b) / length))
    return Math.hypot(x - share * a, y - share * b)
  }
  return Math.min(...brand.map(toLine))
}

function across(colour: string): Point {
  const { c, h } = lch(colour)
  return [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
}

function coloursOf(node: SceneNode): string[] {
  const own = ['backgroundColor', 'backgroundImage', 'color'].flatMap(
    name => String(node.style[name] ?? '').match(HEX) ?? [],
  )
  return node.type === 'container' ? [...own, ...node.children.flatMap(coloursOf)] : own
}
