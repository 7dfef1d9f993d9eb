import { registry } from '#lib/registry.ts'
import { asked } from '#lib/render/objects/things/asked.ts'
import { daily } from '#lib/render/objects/things/daily.ts'
import { doings } from '#lib/render/objects/things/doings.ts'
import { everyday } from '#lib/render/objects/things/everyday.ts'
import { food } from '#lib/render/objects/things/food.ts'
import { further } from '#lib/render/objects/things/further.ts'
import { goods } from '#lib/render/objects/things/goods.ts'
import { household } from '#lib/render/objects/things/household.ts'
import { nature } from '#lib/render/objects/things/nature.ts'
import { nearby } from '#lib/render/objects/things/nearby.ts'
import { outdoors } from '#lib/render/objects/things/outdoors.ts'
import { outings } from '#lib/render/objects/things/outings.ts'
import { wanted } from '#lib/render/objects/things/wanted.ts'
import { works } from '#lib/render/objects/things/works.ts'

/** The names of every thing that may be drawn for its own sake. */
export const things = /* @__PURE__ */ registry<string>(
  /* @__PURE__ */ Object.assign(
    {},
    food,
    goods,
    nature,
    doings,
    works,
    daily,
    household,
    outdoors,
    wanted,
    asked,
    everyday,
    further,
    outings,
    nearby,
  ),
)
