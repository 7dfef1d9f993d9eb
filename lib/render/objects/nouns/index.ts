import { registry } from '#lib/registry.ts'
import { indoors } from '#lib/render/objects/nouns/asked/indoors.ts'
import { kitchen } from '#lib/render/objects/nouns/asked/kitchen.ts'
import { outdoors } from '#lib/render/objects/nouns/asked/outdoors.ts'
import { beauty } from '#lib/render/objects/nouns/beauty.ts'
import { body } from '#lib/render/objects/nouns/body.ts'
import { daily } from '#lib/render/objects/nouns/daily.ts'
import { bakery } from '#lib/render/objects/nouns/eaten/bakery.ts'
import { drinks } from '#lib/render/objects/nouns/eaten/drinks.ts'
import { food } from '#lib/render/objects/nouns/eaten/food.ts'
import { fruit } from '#lib/render/objects/nouns/eaten/fruit.ts'
import { electrics } from '#lib/render/objects/nouns/electrics.ts'
import { further } from '#lib/render/objects/nouns/further/index.ts'
import { furniture } from '#lib/render/objects/nouns/home/furniture.ts'
import { home } from '#lib/render/objects/nouns/home/home.ts'
import { household } from '#lib/render/objects/nouns/home/household.ts'
import { leisure } from '#lib/render/objects/nouns/leisure.ts'
import { animals } from '#lib/render/objects/nouns/living/animals.ts'
import { blooms } from '#lib/render/objects/nouns/living/blooms.ts'
import { nature } from '#lib/render/objects/nouns/living/nature.ts'
import { traces } from '#lib/render/objects/nouns/living/traces.ts'
import { music } from '#lib/render/objects/nouns/music.ts'
import { office } from '#lib/render/objects/nouns/office.ts'
import { sport } from '#lib/render/objects/nouns/sport.ts'
import { tools } from '#lib/render/objects/nouns/tools.ts'
import { trade } from '#lib/render/objects/nouns/trade.ts'
import { travel } from '#lib/render/objects/nouns/travel.ts'
import { wanted } from '#lib/render/objects/nouns/wanted/index.ts'
import { wheels } from '#lib/render/objects/nouns/wheels.ts'
import { works } from '#lib/render/objects/nouns/works.ts'
import type { Noun } from '#lib/render/objects/shape.ts'

/** Every object by its name. */
export const nouns = /* @__PURE__ */ registry<Noun>(
  /* @__PURE__ */ Object.assign(
    {},
    bakery,
    food,
    drinks,
    fruit,
    home,
    furniture,
    trade,
    beauty,
    travel,
    tools,
    electrics,
    nature,
    blooms,
    animals,
    traces,
    office,
    leisure,
    sport,
    music,
    body,
    works,
    wheels,
    daily,
    household,
    outdoors,
    indoors,
    kitchen,
    wanted,
    further,
  ),
)
