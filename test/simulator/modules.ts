// Puts the stand-ins in the place of what is slow, and a mutant's words in the place of the product's.
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { Edit } from './mutant.ts'
import { mutants } from './mutants.ts'

const root = new URL('../../', import.meta.url)
/** What is slow or of another platform, and what stands in its place. */
const standIns = new Map(
  [
    ['cloudflare:workers', 'workers.ts'],
    ['lib/templates/kit/draw.ts', 'draw.ts'],
    ['lib/video/stills-film.ts', 'film.ts'],
    ['lib/video/encode.ts', 'encode.ts'],
    ['lib/video/mp4/assemble.ts', 'assemble.ts'],
    ['lib/video/dress/poster.ts', 'poster.ts'],
    ['lib/media/picture/normalise.ts', 'normalise.ts'],
    ['lib/media/clips/limits.ts', 'clip-limits.ts'],
    ['lib/media/clips/read.ts', 'read-clip.ts'],
  ].map(([real = '', standIn = '']) => [
    new URL(real, root).href,
    new URL(`stand-ins/${standIn}`, import.meta.url).href,
  ]),
)

export function replaceModules(mutant_name: string | undefined): void {
  // A file that was moved would be used as it is.
  for (const real of standIns.keys())
    if (real.startsWith('file:') && !existsSync(new URL(real))) throw new Error(`There is no ${real} any more.`)
  const mutant = mutants.find(one => one.name === mutant_name)
  if (mutant_name && !mutant)
    throw new Error(`There is no mutant ${mutant_name}. There are: ${mutants.map(one => one.name).join(', ')}.`)
  const edits = Map.groupBy(mutant?.edits ?? [], edit => new URL(edit.file, root).href)
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const standIn = standIns.get(found.url)
      return standIn && context.parentURL !== standIn ? { ...found, url: standIn } : found
    },
    load(url, context, next) {
      const loaded = next(url, context)
      const wanted = edits.get(url)
      if (!wanted) return loaded
      return { ...loaded, source: wanted.reduce(edited, String(loaded.source)) }
    },
  })
}

function edited(source: string, { file, from, to }: Edit): string {
  if (source.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`)
  return source.replace(from, () => to)
}
