// Drawings of trades that had none.
import { registry } from '#lib/registry.ts'
import { crafts } from '#lib/render/objects/nouns/further/crafts.ts'
import { errands } from '#lib/render/objects/nouns/further/errands.ts'
import { fare } from '#lib/render/objects/nouns/further/fare.ts'
import { fun } from '#lib/render/objects/nouns/further/fun.ts'
import { handy } from '#lib/render/objects/nouns/further/handy.ts'
import { haunts } from '#lib/render/objects/nouns/further/haunts.ts'
import { homes } from '#lib/render/objects/nouns/further/homes.ts'
import { keeping } from '#lib/render/objects/nouns/further/keeping.ts'
import { lately } from '#lib/render/objects/nouns/further/lately.ts'
import { nearby } from '#lib/render/objects/nouns/further/nearby.ts'
import { outings } from '#lib/render/objects/nouns/further/outings.ts'
import { wear } from '#lib/render/objects/nouns/further/wear.ts'
import { wild } from '#lib/render/objects/nouns/further/wild.ts'
import { yards } from '#lib/render/objects/nouns/further/yards.ts'
import type { Noun } from '#lib/render/objects/shape.ts'

export const further = /* @__PURE__ */ registry<Noun>(
  /* @__PURE__ */ Object.assign(
    {},
    homes,
    yards,
    wear,
    fare,
    wild,
    fun,
    errands,
    crafts,
    keeping,
    outings,
    haunts,
    handy,
    nearby,
    lately,
  ),
)
