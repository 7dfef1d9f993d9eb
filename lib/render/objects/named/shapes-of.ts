// The shapes of a thing by its name: one of our drawings, or one that a model has made for the post.
import { nounOf } from '#lib/render/objects/colours.ts'
import { draftedBy } from '#lib/render/objects/named/drafted.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import type { Shape } from '#lib/render/objects/shape.ts'

/** None where there is no such drawing. */
export const shapesOf = (noun: string): readonly Shape[] => draftedBy(noun)?.shapes ?? nouns[nounOf(noun)]?.() ?? []

export const isThing = (noun: string): boolean => shapesOf(noun).length > 0
