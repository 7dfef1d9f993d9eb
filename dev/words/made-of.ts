// What the lists of words were made of, as one hash: making them anew takes a minute, and looking whether that is due none.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '#dev/words/letters.ts'
import { textsOf } from '#dev/words/written.ts'

const ROOT = join(import.meta.dirname, '../..')
export const MADE_OF = join(import.meta.dirname, 'made-of.txt')

/** Texts of the project, dictionaries, and the code that makes lists of them. */
export function madeOf(): string {
  const hash = createHash('sha256')
  for (const language of ['en', 'de', ...LANGUAGES]) hash.update(JSON.stringify(textsOf(language)))
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  hash.update(JSON.stringify(Object.entries(devDependencies).filter(([name]) => name.startsWith('dictionary-'))))
  const code = globSync(
    ['dev/words/*.ts', 'lib/composer/lexis/{fold,tokens}.ts', 'lib/composer/lexis/{english,letters}/*.ts'],
    {
      cwd: ROOT,
    },
  )
  for (const file of code.filter(one => !one.includes('generated')).sort()) hash.update(readFileSync(join(ROOT, file)))
  return `${hash.digest('hex')}\n`
}
