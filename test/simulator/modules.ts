// Puts the stand-ins in the place of what is slow, and a mutant's words in the place of the product's.
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { mutants } from './mutants.ts'

const root = new URL('../../', import.meta.url)
/** What is slow, and what stands in its place. */
const standIns = new Map(
  [
    ['lib/templates/draw.ts', 'draw.ts'],
    ['lib/video/stills-film.ts', 'film.ts'],
    ['lib/composer/compose.ts', 'compose.ts'],
    ['lib/video/encode.ts', 'encode.ts'],
    ['lib/video/mp4/assemble.ts', 'assemble.ts'],
    ['lib/video/poster.ts', 'poster.ts'],
  ].map(([real = '', standIn = '']) => [
    new URL(real, root).href,
    new URL(`stand-ins/${standIn}`, import.meta.url).href,
  ]),
)

export function replaceModules(mutant_name: string | undefined): void {
  // A file that was moved would be used as it is.
  for (const real of standIns.keys()) if (!existsSync(new URL(real))) throw new Error(`There is no ${real} any more.`)
  const mutant = mutants.find(one => one.name === mutant_name)
  if (mutant_name && !mutant)
    throw new Error(`There is no mutant ${mutant_name}. There are: ${mutants.map(one => one.name).join(', ')}.`)
  const edits = new Map(mutant?.edits.map(edit => [new URL(edit.file, root).href, edit]))
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const standIn = standIns.get(found.url)
      return standIn && context.parentURL !== standIn ? { ...found, url: standIn } : found
    },
    load(url, context, next) {
      const loaded = next(url, context)
      const edit = edits.get(url)
      if (!edit) return loaded
      const source = String(loaded.source)
      if (source.split(edit.from).length !== 2) throw new Error(`${edit.file} does not have once: ${edit.from}`)
      return { ...loaded, source: source.replace(edit.from, () => edit.to) }
    },
  })
}
