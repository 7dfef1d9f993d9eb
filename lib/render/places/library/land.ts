// Open land: mountains, hills, fields and woods.
import { registry } from '#lib/registry.ts'
import { fir } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills, peaks, ridge, snow } from '#lib/render/places/terrain.ts'

export const openLand = /* @__PURE__ */ registry<Place>({
  mountains: place('mountain range behind firs', 0.36, mountains, { x: 0.3, y: 16, radius: 9, byDay: true }),
})

function mountains(s: Sketch): void {
  const { w, h, wide, between } = s
  const far = peaks(s, h * 0.5, h * 0.46, 62)
  s.add('far', 0.15, ridge(h, far))
  s.add('light', 0.16, ...snow(far, 0.32))
  s.add('middle', 0.35, ridge(h, peaks(s, h * 0.7, h * 0.34, 48)))
  s.add('near', 0.6, hills(s, h * 0.76, 5, 80))
  s.add(
    'ground',
    0.9,
    hills(s, h * 0.94, 3, 60),
    ...row(w, 9 * wide, x => fir(x + between(-2, 2), h * 0.97, between(16, 27))),
  )
}
