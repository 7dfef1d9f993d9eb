// What was judged before, so that only new patterns take time; `npm run patterns` judges all of them anew.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pattern } from './written.ts'

/** A pattern by its text; the flag `d` adds places to a match and changes nothing of how it is found. */
export const nameOf = ({ source, flags }: Pattern): string =>
  createHash('sha256')
    .update(`/${source}/${flags.replace('d', '')}`)
    .digest('hex')
    .slice(0, 16)

export const safeNames = (): Set<string> =>
  new Set(
    readFileSync(join(import.meta.dirname, 'safe.txt'), 'utf8')
      .split('\n')
      .filter(line => line !== ''),
  )

export function keep(names: readonly string[]): void {
  writeFileSync(join(import.meta.dirname, 'safe.txt'), `${[...new Set(names)].sort().join('\n')}\n`)
}
