import { hex, lch, mix, stops, withAlpha } from '#lib/render/colour/oklch.ts'
import { type BoxNode, box, type Rect } from '#lib/render/scene.ts'

/** A lit sphere with its glow; the light comes from the upper left. */
export function orb(
  centre: readonly [number, number],
  radius: number,
  { light, dark, ground }: { light: string; dark: string; ground: string },
): BoxNode {
  const [x, y] = centre
  const { h, c } = lch(light)
  const shine = hex({ l: Math.min(0.97, lch(light).l + 0.14), c: c * 0.7, h })
  const glow: Rect = { x: x - radius * 2, y: y - radius * 2, width: radius * 4, height: radius * 4 }
  const halo = `radial-gradient(circle, ${withAlpha(light, 0.34)} 0%, ${withAlpha(light, 0.22)} 25%, ${withAlpha(light, 0.07)} 42%, ${withAlpha(ground, 0)} 68%)`
  const body = `radial-gradient(circle at 32% 26%, ${stops([shine, light, mix(light, dark, 0.55), dark], [0, 30, 70, 100])})`
  return box(glow, { backgroundImage: halo }, [
    box(
      { x: radius, y: radius, width: radius * 2, height: radius * 2 },
      { borderRadius: radius, backgroundImage: body },
    ),
  ])
}

/** A low sun over still water, its light broken into bars. */
export function horizon(
  rect: Rect,
  { sky, sun, water, glow }: { sky: string; sun: string; water: string; glow: string },
): BoxNode {
  const line = rect.height * 0.56
  const radius = Math.min(rect.width, rect.height) * 0.24
  const centre = rect.width * 0.5
  const bars = Array.from({ length: 9 }, (_, index) => {
    const share = index / 9
    const width = radius * (1.9 - share * 1.1) * (index % 3 === 1 ? 0.7 : 1)
    const y = line + (rect.height - line) * (0.06 + share * 0.9)
    return box(
      { x: centre - width / 2 + (index % 2 === 0 ? 6 : -9), y, width, height: 4 + share * 7 },
      { backgroundColor: withAlpha(sun, 0.92 - share * 0.75), borderRadius: 6 },
    )
  })
  const half = box(
    { x: centre - radius, y: line - radius, width: radius * 2, height: radius },
    { backgroundColor: sun, borderRadius: `${radius}px ${radius}px 0 0` },
  )
  return box(
    rect,
    {
      overflow: 'hidden',
      backgroundImage: `linear-gradient(180deg, ${stops([sky, mix(sky, glow, 0.45), glow], [0, 34, 56])}, ${stops([water, sky], [56, 100])})`,
    },
    [half, ...bars],
  )
}
