// The drawings that a model may choose from: every one that may stand beside words, with what is on it where its name says too little, and the places.

import { inColour } from '#lib/render/objects/colours.ts'
import { isNatural } from '#lib/render/objects/natural.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { ownName } from '#lib/render/objects/own.ts'
import { seen } from '#lib/render/objects/seen/index.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { LANGUAGES, type Language } from '#lib/render/objects/words/index.ts'
import { places, seen as seenAt } from '#lib/render/places/index.ts'
import { NOTHING } from '#lib/render/read.ts'
import { asColoured } from '#lib/render/subject/colour.ts'

/** Drawn where people are counted, and nobody whom a post speaks of. */
const NOBODY = 'person'

/** In the order of the registry, so that they are told the same each time. */
const drawings = (): string[] => standing(Object.keys(nouns)).filter(name => name !== NOBODY)

/** “bread (sliced white tin loaf), croissant, …” */
export const listed = (): string => told(drawings(), seen)

/** “river (river winding between hills), …”; what is a thing by the same name is listed there. */
export const listedPlaces = (): string =>
  told(
    Object.keys(places).filter(name => !nouns[name]),
    seenAt,
  )

const told = (names: readonly string[], seen: Readonly<Record<string, string | undefined>>): string =>
  names.map(name => `${name.replaceAll('_', ' ')}${seen[name] ? ` (${seen[name]})` : ''}`).join(', ')

/** The drawing that a model names, a thing or a place, as its registry has it; none for another word. */
export function drawingNamed(said: string): string {
  const name = said.trim().toLowerCase().replace(/[ -]/g, '_')
  return name === NOTHING || isPlace(name) || drawings().includes(name) ? name : ''
}

/** The brand's own picture that a model names, as a recipe has it. */
export function ownNamed(said: string, own: readonly string[]): string | undefined {
  const name = said.trim().toLowerCase()
  const found = own.find(one => one.toLowerCase() === name)
  return found && ownName(found)
}

export const isPlace = (name: string): boolean => places[name] !== undefined

/** What is said beside a drawing, and in which language. */
export type Said = { texts: readonly string[]; language: string }

/** A thing in the colour that a model says the words give it, else in that which they give it for sure; “” where it has no such colour. */
export function inItsColour(name: string, colour: string, { texts, language }: Said): string {
  if (!nouns[name] || isPlace(name)) return name
  const said = colour.trim().toLowerCase()
  if (said) return inColour(name, said, isNatural(name)) ?? ''
  return asColoured(name, texts, LANGUAGES.filter(isOf(language)), true) ?? ''
}

const isOf = (language: string) => (one: Language) => language.toLowerCase().startsWith(one)
