import { tidy } from '#lib/render/art/curve.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { shadowTint } from '#lib/render/colour/oklch.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'

/** A sheet of paper cut like a stamp above and below, bitten at the seam where its stub is torn off along the holes. */
export function couponSheet(
  rect: Rect,
  seam: number | null,
  { on, ground, unit, canvas }: { on: Ground; ground: Ground; unit: number; canvas: { width: number; height: number } },
): SceneNode {
  const { x, y, width, height } = rect
  const [right, foot] = [x + width, y + height]
  const bite = 34 * unit
  const count = Math.round(width / (46 * unit))
  const pitch = width / count
  const radius = pitch * 0.3
  const flat = (pitch - 2 * radius) / 2
  const scallops = (towards: 1 | -1) =>
    `h${tidy(towards * flat)}a${tidy(radius)} ${tidy(radius)} 0 0 0 ${tidy(towards * 2 * radius)} 0h${tidy(towards * flat)}`.repeat(
      count,
    )
  const side = (down: boolean) =>
    seam === null
      ? ''
      : `V${tidy(down ? seam - bite : seam + bite)}a${bite} ${bite} 0 0 0 0 ${tidy(down ? 2 * bite : -2 * bite)}`
  const shape = `M${x} ${y}${scallops(1)}${side(true)}V${foot}${scallops(-1)}${side(false)}Z`
  const dark = shadowTint(ground.paper)
  const shadow = [40, 30, 21, 14, 8, 3].map(
    drop =>
      `<rect x="${tidy(x)}" y="${tidy(y + radius)}" width="${tidy(width)}" height="${tidy(height - 2 * radius + drop * unit)}" rx="${tidy(drop * unit)}" fill="${dark}" fill-opacity="0.04"/>`,
  )
  const holes =
    seam === null
      ? ''
      : `<path d="M${tidy(x + bite * 1.6)} ${tidy(seam)}H${tidy(right - bite * 1.6)}" stroke="${on.ink}" stroke-opacity="0.45" stroke-width="${tidy(5 * unit)}" stroke-linecap="round" stroke-dasharray="1 ${tidy(22 * unit)}"/>`
  return drawing({ x: 0, y: 0, ...canvas }, `${shadow.join('')}<path d="${shape}" fill="${on.paper}"/>${holes}`)
}
