import { registry } from '#lib/registry.ts'
import { asked } from '#lib/render/objects/things/asked.ts'
import { daily } from '#lib/render/objects/things/daily.ts'
import { everyday } from '#lib/render/objects/things/everyday.ts'
import { further } from '#lib/render/objects/things/further.ts'
import { household } from '#lib/render/objects/things/household.ts'
import { nearby } from '#lib/render/objects/things/nearby.ts'
import { outdoors } from '#lib/render/objects/things/outdoors.ts'
import { outings } from '#lib/render/objects/things/outings.ts'
import { wanted } from '#lib/render/objects/things/wanted.ts'
import { works } from '#lib/render/objects/things/works.ts'
import { body } from '#lib/render/objects/words/body.ts'
import { food } from '#lib/render/objects/words/food.ts'
import { home } from '#lib/render/objects/words/home.ts'
import { leisure } from '#lib/render/objects/words/leisure.ts'
import { nature } from '#lib/render/objects/words/nature.ts'
import { office } from '#lib/render/objects/words/office.ts'
import { tools } from '#lib/render/objects/words/tools.ts'
import { trade } from '#lib/render/objects/words/trade.ts'
import { travel } from '#lib/render/objects/words/travel.ts'

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'sv'] as const
export type Language = (typeof LANGUAGES)[number]

/** The words of every object, in the order of `LANGUAGES`, parted by strokes. */
export const words = /* @__PURE__ */ registry<string>(
  /* @__PURE__ */ Object.assign(
    {},
    food,
    home,
    trade,
    travel,
    tools,
    nature,
    office,
    leisure,
    body,
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
