// What is on each drawing, where its name says too little.
import { everyday } from '#lib/composer/illustrator/seen/everyday.ts'
import { first } from '#lib/composer/illustrator/seen/first.ts'
import { wanted } from '#lib/composer/illustrator/seen/wanted.ts'
import { registry } from '#lib/registry.ts'

/** By what is seen: a drawing is wrong where the words mean another. */
export const seen = /* @__PURE__ */ registry<string>(/* @__PURE__ */ Object.assign({}, first, wanted, everyday))
