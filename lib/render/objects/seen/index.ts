// What is on each drawing, where its name says too little.
import { registry } from '#lib/registry.ts'
import { everyday } from '#lib/render/objects/seen/everyday.ts'
import { first } from '#lib/render/objects/seen/first.ts'
import { further } from '#lib/render/objects/seen/further.ts'
import { lately } from '#lib/render/objects/seen/lately.ts'
import { nearby } from '#lib/render/objects/seen/nearby.ts'
import { outings } from '#lib/render/objects/seen/outings.ts'
import { wanted } from '#lib/render/objects/seen/wanted.ts'

/** By what is seen: a drawing is wrong where the words mean another. */
export const seen = /* @__PURE__ */ registry<string>(
  /* @__PURE__ */ Object.assign({}, first, wanted, everyday, further, outings, nearby, lately),
)
