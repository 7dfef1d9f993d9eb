// Every place by its name, and what is seen there.
import { registry } from '#lib/registry.ts'
import { crafts } from '#lib/render/places/library/crafts.ts'
import { eating } from '#lib/render/places/library/eating.ts'
import { farmland } from '#lib/render/places/library/farm.ts'
import { home } from '#lib/render/places/library/home.ts'
import { openLand } from '#lib/render/places/library/land.ts'
import { learning } from '#lib/render/places/library/learning.ts'
import { outings } from '#lib/render/places/library/outings.ts'
import { roads } from '#lib/render/places/library/roads.ts'
import { trading } from '#lib/render/places/library/shops.ts'
import { skies } from '#lib/render/places/library/skies.ts'
import { sport } from '#lib/render/places/library/sport.ts'
import { stages } from '#lib/render/places/library/stages.ts'
import { town } from '#lib/render/places/library/town.ts'
import { water } from '#lib/render/places/library/water.ts'
import { working } from '#lib/render/places/library/work.ts'
import type { Place } from '#lib/render/places/place.ts'

export const places = /* @__PURE__ */ registry<Place>(
  /* @__PURE__ */ Object.assign(
    {},
    water,
    openLand,
    farmland,
    town,
    roads,
    trading,
    eating,
    working,
    crafts,
    outings,
    home,
    learning,
    stages,
    sport,
    skies,
  ),
)

/** Four walls, where all stands on one floor. */
export const isRoom = (name: string): boolean => places[name]?.sun === undefined && !skies[name]

/** A bundle that draws no place leaves out what nobody asks for. */
// @__NO_SIDE_EFFECTS__
const seenIn = () =>
  registry<string>(Object.fromEntries(Object.entries(places).map(([name, { seen }]) => [name, seen])))

/** By what is seen: a place is wrong where the words mean another. */
export const seen = /* @__PURE__ */ seenIn()
