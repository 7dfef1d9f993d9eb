// Every place by its name, and what is seen there.
import { registry } from '#lib/registry.ts'
import { openLand } from '#lib/render/places/library/land.ts'
import { water } from '#lib/render/places/library/water.ts'
import type { Place } from '#lib/render/places/place.ts'

export const places = /* @__PURE__ */ registry<Place>(/* @__PURE__ */ Object.assign({}, water, openLand))

/** By what is seen: a place is wrong where the words mean another. */
export const seen = /* @__PURE__ */ registry<string>(
  /* @__PURE__ */ Object.fromEntries(Object.entries(places).map(([name, { seen }]) => [name, seen])),
)
