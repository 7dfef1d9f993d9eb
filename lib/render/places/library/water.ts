// Places at the water.
import { registry } from '#lib/registry.ts'
import { fir } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { land, type Path, placed } from '#lib/render/places/shapes.ts'
import { place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills } from '#lib/render/places/terrain.ts'

const CANOE =
  'M-1 -0.28C-0.5 -0.12 0.5 -0.12 1 -0.28C0.95 0.02 0.75 0.14 0.5 0.14L-0.5 0.14C-0.75 0.14 -0.95 0.02 -1 -0.28Z'

export const water = /* @__PURE__ */ registry<Place>({
  river: place('river winding between hills, with a canoe', 0.4, river, { x: 0.7, y: 15, radius: 8, byDay: true }),
})

/** From far hills it comes to the viewer in two bends, ever wider. */
function river(s: Sketch): void {
  const { w, h } = s
  s.add('far', 0.15, hills(s, 12, 9, 90))
  s.add('middle', 0.3, hills(s, 26, 6, 70))
  const top = h * 0.4
  s.add(
    'near',
    0.5,
    land(h, [
      [0, top - 2],
      [w * 0.5, top],
      [w, top - 4],
    ]),
  )
  const x = w * 0.46
  s.add('light', 0.55, [
    ...['M', x + 4, top, 'C', x + 40, top + h * 0.07, x + 34, top + h * 0.1, x + 6, top + h * 0.17],
    ...['C', x - 60, top + h * 0.28, x - 40, top + h * 0.4, x - 30, h, 'L', x + 62, h],
    ...['C', x + 20, top + h * 0.4, x - 4, top + h * 0.34, x + 38, top + h * 0.2],
    ...['C', x + 66, top + h * 0.1, x + 50, top + h * 0.05, x + 9, top, 'Z'],
  ])
  s.add('accent', 0.8, placed(CANOE, x + 4, h * 0.84, 12))
  s.add('ground', 0.9, ...banks(s))
}

function banks({ w, h, wide, between }: Sketch): Path[] {
  return row(w, 11 * wide, x =>
    Math.abs(x - w * 0.46) < 46 ? [] : [fir(x + between(-2, 2), between(h * 0.62, h), between(20, 30))],
  ).flat()
}
